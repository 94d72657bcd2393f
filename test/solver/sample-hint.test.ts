import { expect } from '@open-wc/testing';
import { games } from '../../src/patience-engine.js';
import { SampleHintJob, type Sampling } from '../../src/solver/sample-hint.js';
import { tableOf } from '../engine/table-of.js';
import { ENDLESS, hintFor, jobOf, playByHints, withUnseenShuffled } from './hint-games.js';

const { canfield, 'australian-patience': australian } = games;

/** How a choice does in the first of three worlds, and in each later one. */
interface Worth {
  readonly first: number;
  readonly later: number;
  readonly distance?: number;
  readonly stays?: boolean;
}

/** Which of some choices is the hint. */
const chosen = (...worths: readonly Worth[]): number => {
  const start = canfield.deal(1);
  const [move] = canfield.moves(start);
  if (!move) throw new Error('Expected a move');
  let hinted = -1;
  const search = (progress: number): ReturnType<Sampling['search']> => ({
    nodes: 1,
    verdict: 'unknown',
    progress,
    run: () => undefined,
    line: () => [],
  });
  const job = new SampleHintJob(canfield.game, start, {
    samples: 3,
    search: () => search(0),
    choices: () =>
      worths.map(({ first, later, distance = 0, stays = false }, index) => {
        let worlds = 0;
        return {
          distance: () => distance,
          stays,
          move: () => {
            hinted = index;
            return move;
          },
          tryIn: () => search(worlds++ > 0 ? later : first),
        };
      }),
  });
  job.run(Infinity);
  job.result();
  return hinted;
};

for (const [rules, deals] of [
  [canfield, [{}, { redeals: 1 }, { draw: 1, redeals: 0 }]],
  [australian, [{}, {}, {}, {}]],
] as const)
  describe(`Expert hints in ${rules.spec.names.en}`, function () {
    this.timeout(60_000);
    const played = (): ReturnType<typeof playByHints>[] =>
      deals.map((options, index) => playByHints(rules, rules.deal(index + 1, options), 2));
    let games: ReturnType<typeof played> = [];
    before(() => {
      games = played();
    });

    it('come to an end and leave no card that could go up', () => {
      for (const { positions, hints } of games) {
        expect(hints.length).to.be.below(ENDLESS);
        const end = positions[positions.length - 1] ?? rules.deal(1);
        const up = rules.moves(end).filter(({ to }) => to.startsWith('foundation'));
        expect(up).to.deep.equal([]);
      }
    });

    it('are the same however the unseen cards lie', () => {
      let unseen = 0;
      for (const { positions } of games)
        positions.forEach((position, index) => {
          if (index % 8) return;
          const other = withUnseenShuffled(rules, position, index);
          if (JSON.stringify(other) !== JSON.stringify(position)) unseen++;
          const options = { samples: 2, seed: index };
          const hint = JSON.stringify(hintFor(rules, position, options));
          const otherHint = JSON.stringify(hintFor(rules, other, options));
          if (otherHint !== hint) expect(otherHint).to.equal(hint);
        });
      expect(unseen, 'positions with unseen cards').to.be.above(5);
    });

    it('are the same in one piece and sample by sample', () => {
      for (const { positions } of games.slice(0, 2))
        for (const position of positions.filter((_, index) => index % 20 === 0)) {
          const job = jobOf(rules, position, { samples: 3, seed: 9 });
          while (!job.done) job.run(1);
          expect(job.result()).to.deep.equal(hintFor(rules, position, { samples: 3, seed: 9 }));
        }
    });
  });

describe('An expert hint', () => {
  it('in Canfield looks through the whole stock first where it goes round for ever', () => {
    const { hints } = playByHints(canfield, canfield.deal(1), 1);
    expect(hints.slice(0, 12).map((hint) => hint?.reason)).to.deep.equal(
      new Array<string>(12).fill('turn'),
    );
  });

  it('does not turn on how far off it is, but where others are worth as much', () => {
    const poor = { first: 0, later: 100 };
    const fair = { first: 9, later: 9 };
    const five = [fair, fair, fair, fair, { first: 9, later: 10 }];
    expect(chosen(...five, poor)).to.equal(4);
    expect(chosen(...five, { ...poor, distance: -1 })).to.equal(4);
    expect(chosen(fair, fair, { ...fair, distance: -1 }, fair)).to.equal(2);
  });

  it('may be one that did badly at first where it is one that stays', () => {
    const fair = { first: 9, later: 9 };
    const late = { first: 0, later: 100 };
    expect(chosen(fair, fair, fair, fair, fair, late)).to.equal(0);
    expect(chosen(fair, fair, fair, fair, fair, { ...late, stays: true })).to.equal(5);
  });

  it('says that nothing is left once a whole pass went by without a play', () => {
    // Base ten: the kings take nothing that shows, and the tens lie under other cards of the waste.
    const stuck = tableOf(canfield, {
      foundations: ['TD'],
      columns: ['KC', 'KS', 'KD', 'KH'],
      stock: '9S TC 8S 7S TH 6S 5S TS 4S',
      reserve:
        'QC QD QH QS JC JD JH JS AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H 8C 8D 8H 9C 9D 9H',
    });
    const { hints } = playByHints(canfield, stuck, 2);
    expect(hints.map((hint) => hint?.reason ?? null)).to.deep.equal(['turn', 'turn', 'turn', null]);
    // Whoever asks without a history is told so as soon as the stock has gone round.
    expect(hintFor(canfield, { ...stuck, redealsUsed: 1 }, { samples: 2 })).to.be.null;
  });
});
