import { expect } from '@open-wc/testing';
import {
  formatMove,
  games,
  type GameId,
  type GameOptions,
  type Position,
  type PositionJSON,
  type Rules,
} from '../../src/patience-engine.js';
import { naiveMoves, type NaiveMoves } from './naive-rules.js';
import { seeded } from './table.js';

/** How many positions lie at the end of all lines of exactly so many moves, each line counted. */
const perft = (rules: Rules, position: Position, depth: number): number => {
  if (depth === 0) return 1;
  return rules
    .moves(position)
    .reduce((sum, move) => sum + perft(rules, rules.apply(position, move), depth - 1), 0);
};

const naivePerft = (
  moves: (json: PositionJSON) => NaiveMoves,
  json: PositionJSON,
  depth: number,
): number =>
  depth === 0
    ? 1
    : [...moves(json).values()].reduce((sum, next) => sum + naivePerft(moves, next, depth - 1), 0);

/**
 * Counted by the engine (the function above) from the numbered deals with the game's own options;
 * the counts of the shallower depths were made a second time by the rules in naive-rules.ts, and are
 * again in every run. A change of these numbers is a change of the rules.
 */
const frozen: Record<GameId, { deal: number; counts: number[] }[]> = {
  calculation: [
    { deal: 1, counts: [1, 4, 4, 16, 16, 64, 64, 256, 256, 1280, 2412, 7816, 18868] },
    { deal: 4211, counts: [1, 4, 4, 16, 16, 64, 64, 256, 256, 1024, 1024, 4096, 4096] },
    { deal: 4294967295, counts: [1, 4, 4, 16, 16, 64, 64, 256, 256, 1024, 1024, 5120, 9216] },
  ],
  canfield: [
    { deal: 1, counts: [6, 20, 46, 102, 258, 560, 1074, 1999, 3602, 5640, 7624, 9395, 10959] },
    { deal: 4211, counts: [1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 12, 34, 88] },
    { deal: 4294967295, counts: [4, 13, 36, 91, 218, 505, 1144, 2551, 5622, 12278, 26636] },
  ],
  'australian-patience': [
    { deal: 1, counts: [7, 37, 171, 723, 2777, 9736, 32019] },
    { deal: 4211, counts: [8, 55, 403, 2929, 21342, 154481] },
    { deal: 4294967295, counts: [2, 5, 14, 37, 94, 255, 702, 2061, 6310, 19624, 60966] },
  ],
};

/** So deep the slow rules count too. */
const NAIVE_DEPTH = 4;

for (const [id, deals] of Object.entries(frozen) as [GameId, (typeof frozen)[GameId]][]) {
  const rules = games[id];
  const naive = naiveMoves[id];

  describe(`The positions that lie ahead in ${rules.spec.names.en}`, function () {
    this.timeout(60_000);

    for (const { deal, counts } of deals) {
      it(`are as many as ever from deal ${deal}`, () => {
        const start = rules.deal(deal);
        expect(counts.map((_, index) => perft(rules, start, index + 1))).to.deep.equal(counts);
      });

      it(`are as many by rules written a second time, from deal ${deal}`, () => {
        const json = rules.format(rules.deal(deal));
        const shallow = counts.slice(0, NAIVE_DEPTH);
        expect(shallow.map((_, index) => naivePerft(naive, json, index + 1))).to.deep.equal(
          shallow,
        );
      });
    }

    it('are the same, move by move, by rules written a second time, along 200 games', () => {
      const options: Partial<GameOptions>[] = id === 'canfield' ? [{}, { draw: 1 }] : [{}];
      for (let seed = 1; seed <= 200; seed++) {
        const next = seeded(seed);
        let position = rules.deal(seed, options[seed % options.length]);
        for (let length = 0; length < 150; length++) {
          const moves = rules.moves(position);
          const expected = naive(rules.format(position));
          const where = `game ${seed} after ${length} moves`;
          expect(moves.map(formatMove).sort(), where).to.deep.equal([...expected.keys()].sort());
          if (moves.length === 0) break;
          const after = moves.map((move) => rules.apply(position, move));
          moves.forEach((move, index) => {
            const found = JSON.stringify(rules.format(after[index] ?? position));
            const wanted = JSON.stringify(expected.get(formatMove(move)));
            if (found !== wanted) expect(found, `${where}, ${formatMove(move)}`).to.equal(wanted);
          });
          position = after[next(after.length)] ?? position;
        }
      }
    });
  });
}
