import { expect } from '@open-wc/testing';
import { addStep, beginHistory, currentPosition } from '../../src/engine/history.js';
import { passWithoutPlay } from '../../src/engine/pass.js';
import { games, type Hint, type Position, type Rules } from '../../src/patience-engine.js';
import { startGroupHint } from '../../src/solver/group-hint.js';
import type { Job } from '../../src/solver/job.js';
import type { HintRequest } from '../../src/solver/hint-request.js';
import { startRunHint } from '../../src/solver/run-hint.js';
import { plansFrom } from '../../src/solver/run-plans.js';
import { tableOf } from '../engine/table-of.js';
import { seeded } from '../engine/table.js';

const { canfield, 'australian-patience': australian } = games;

/** More moves than hints lead through: each card comes into play after at most two passes. */
const ENDLESS = 1000;

const jobOf = (rules: Rules, position: Position, options: HintRequest): Job<Hint | null> =>
  (rules === canfield ? startRunHint : startGroupHint)(rules.game, position, options);

const hintFor = (rules: Rules, position: Position, options: HintRequest): Hint | null => {
  const job = jobOf(rules, position, options);
  job.run(Infinity);
  return job.result();
};

/** Plays on by hints of few samples until there is none: the positions, and what was hinted. */
const playByHints = (
  rules: Rules,
  start: Position,
  samples: number,
): { positions: Position[]; hints: (Hint | null)[] } => {
  let game = beginHistory(start);
  const positions: Position[] = [];
  const hints: (Hint | null)[] = [];
  while (hints.length < ENDLESS) {
    const position = currentPosition(game);
    const hint = hintFor(rules, position, {
      samples,
      passWithoutPlay: passWithoutPlay(rules.game, game),
    });
    positions.push(position);
    hints.push(hint);
    if (!hint) break;
    game = addStep(game, { moves: [hint], position: rules.apply(position, hint) });
  }
  return { positions, hints };
};

/** The same table with the cards that nobody has seen in another order. */
const withUnseenShuffled = (rules: Rules, position: Position, seed: number): Position => {
  const next = seeded(seed);
  const hidden = rules.game.piles.flatMap(({ kind, index }) => {
    const size = position.piles[index]?.length ?? 0;
    const isUnseenStock = kind === 'stock' && position.redealsUsed === 0;
    const count = isUnseenStock ? size : kind === 'reserve' ? size - 1 : 0;
    return Array.from({ length: Math.max(0, count) }, (_, place) => ({ index, place }));
  });
  const cards = hidden.map(({ index, place }) => position.piles[index]?.[place] ?? -1);
  const piles = position.piles.map((pile) => [...pile]);
  for (const { index, place } of hidden) {
    const pile = piles[index];
    if (pile) [pile[place]] = cards.splice(next(cards.length), 1) as [number];
  }
  return { ...position, piles };
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

  it('takes no longer where there are hundreds of plans', () => {
    // Nearly the end of deal 14: most of what is up may come back, and so 600 plans would differ.
    const open = tableOf(canfield, {
      foundations: ['3H 4H 5H 6H', '3S 4S 5S 6S 7S 8S', '3C 4C 5C 6C 7C 8C 9C', '3D 4D 5D 6D 7D'],
      columns: ['2H AS KH QC JH TC 9H', '2C AD KC QD JS TD 9S 8H', 'KD', 'AC'],
      stock: 'TH 8D JC TS KS 2S',
      waste: '7H JD QS 2D QH 9D AH',
    });
    expect(plansFrom(canfield.game, open, true)).to.have.lengthOf(12);
    const job = startRunHint(canfield.game, { ...open, redealsUsed: 10 }, {});
    job.run(Infinity);
    expect(job.spent, 'positions looked at').to.be.below(20_000);
    expect(job.result()).to.not.be.null;
  });

  it('goes on while cards can still go up, though none comes into play any more', () => {
    const open = tableOf(canfield, {
      foundations: ['2D 3D 4D', '2C', '2H 3H', '2S 3S 4S 5S'],
      columns: [
        'KH QC JH TC 9H 8C 7D 6C 5H',
        'AD KS QD JC TH 9S 8D 7S 6D 5C',
        'QS JD TS 9D 8S 7H 6S 5D 4C',
        'QH JS TD 9C 8H 7C 6H',
      ],
      stock: 'KC KD',
      waste: 'AC AS',
      reserve: '4H 3C AH',
    });
    // Column 3 gives its four to column 1, and its five goes up.
    const position = {
      ...open,
      options: { draw: 1, redeals: 'unlimited' as const },
      redealsUsed: 1,
    };
    const { positions, hints } = playByHints(canfield, position, 2);
    expect(hints[0]).to.include({ from: 'column-3', to: 'column-1', card: '4C' });
    expect(canfield.score(positions[positions.length - 1] ?? position)).to.equal(52);
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
