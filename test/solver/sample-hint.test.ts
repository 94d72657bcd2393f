import { expect } from '@open-wc/testing';
import { addStep, beginHistory, currentPosition } from '../../src/engine/history.js';
import { passWithoutPlay } from '../../src/engine/pass.js';
import {
  formatMove,
  games,
  type Hint,
  type Position,
  type Rules,
} from '../../src/patience-engine.js';
import { startGroupHint } from '../../src/solver/group-hint.js';
import type { Job } from '../../src/solver/job.js';
import type { HintRequest } from '../../src/solver/hint-request.js';
import { startRunHint } from '../../src/solver/run-hint.js';
import { allRunPruning, RunMoves } from '../../src/solver/run-moves.js';
import { firstMove, plansFrom, playsFrom, type Plan } from '../../src/solver/run-plans.js';
import { SampleHintJob, type Sampling } from '../../src/solver/sample-hint.js';
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

/** The plans from a position, by what their ends are told apart by. */
const endsOf = (position: Position): Map<string, Plan> => {
  const play = playsFrom(canfield.game, position);
  const plans = plansFrom(canfield.game, position, position.redealsUsed > 0);
  return new Map(
    plans.map((plan) => {
      const model = play(plan);
      new RunMoves(model, allRunPruning).playSafe();
      const key = new Uint32Array(model.words);
      model.writeKey(key);
      return [key.join(), plan];
    }),
  );
};

/** A position with all up that goes up without harm. */
const collected = (position: Position): Position => {
  const move = canfield.collectMove(position, new Set());
  return move ? collected(canfield.apply(position, move)) : position;
};

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
          distance,
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

  it('in Canfield leads to ends that are one step off after the first of two', () => {
    let compared = 0;
    for (const [deal, options] of [
      [76, {}],
      [2, { draw: 1, redeals: 2 }],
    ] as const)
      for (const position of playByHints(canfield, canfield.deal(deal, options), 1).positions) {
        // What goes up without harm is hinted at before any plan.
        if (canfield.collectMove(position, new Set())) continue;
        for (const [end, plan] of endsOf(position)) {
          if (plan.steps.length !== 2) continue;
          const first = firstMove(canfield.game, position, plan);
          const next = endsOf(collected(canfield.apply(position, first)));
          expect(next.get(end)?.steps, `steps from move ${formatMove(first)} on`).to.have.lengthOf(
            1,
          );
          compared++;
        }
      }
    expect(compared, 'plans of two steps').to.be.above(20);
  });

  it('in Canfield is for one of the same ends on both sides of a move that can be taken back', () => {
    const position = canfield.parse({
      game: 'canfield',
      stock: 'JD 3S QS 2D 9D 8S 9C 4D KS JC 8C AC'.split(' '),
      waste: 'KH 9S 8D JS QC AD 2C 9H QH 3C 8H JH KC 7D 5H KD QD 4H AH 3H'.split(' '),
      reserve: '5C TC 7H 5D TS 2H 5S 6S AS TH'.split(' '),
      tableau: [['4S'], ['TD'], ['4C', '3D', '2S'], ['7S']],
      foundations: [['6H'], ['6D'], ['6C', '7C'], []],
      redealsUsed: 1,
    });
    const there = { from: 'column-3', to: 'column-1', count: 2 } as const;
    const moved = canfield.apply(position, there);
    expect(canfield.moves(moved)).to.deep.include({ ...there, from: there.to, to: there.from });
    const ends = [...endsOf(position).keys()];
    expect(ends).to.have.length.above(4);
    expect([...endsOf(moved).keys()]).to.deep.equal(ends);
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

  it('takes no longer where there are hundreds of plans', () => {
    // Nearly the end of deal 14: most of what is up may come back, and so 600 plans would differ.
    const open = tableOf(canfield, {
      foundations: ['3H 4H 5H 6H', '3S 4S 5S 6S 7S 8S', '3C 4C 5C 6C 7C 8C 9C', '3D 4D 5D 6D 7D'],
      columns: ['2H AS KH QC JH TC 9H', '2C AD KC QD JS TD 9S 8H', 'KD', 'AC'],
      stock: 'TH 8D JC TS KS 2S',
      waste: '7H JD QS 2D QH 9D AH',
    });
    expect(plansFrom(canfield.game, open, true)).to.have.length.below(40);
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
