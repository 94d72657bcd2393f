// How many moves a second the rules list and play: random legal games, in processor time of one
// core, on the build. Anything else that keeps the machine busy still slows them down.
//   npm run build && npm run bench
import { built } from './built.mjs';
import { processorTime } from './processor-time.mjs';

const TARGET = 300_000;
const ROUNDS = 9;
const ROUND_MS = 400;
/** Games without end are left after so many moves. */
const LONGEST_GAME = 150;

const { games } = await built('patience-engine.js');

/** Random numbers that are the same in every run. */
const seeded = (seed) => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Deals are made before the clock starts. */
const deals = (rules, first, count) =>
  Array.from({ length: count }, (_, index) => rules.deal(first + index));

/** Plays random games for about a round's time; returns the moves a second. */
const round = (rules, starts, next) => {
  let moves = 0;
  let elapsed = 0;
  const begin = processorTime();
  for (let game = 0; elapsed < ROUND_MS; game++) {
    let position = starts[game % starts.length];
    for (let length = 0; length < LONGEST_GAME; length++) {
      const legal = rules.moves(position);
      if (legal.length === 0) break;
      position = rules.apply(position, legal[next(legal.length)]);
      moves++;
    }
    elapsed = processorTime() - begin;
  }
  return (moves / elapsed) * 1000;
};

const median = (values) => values.sort((one, other) => one - other)[values.length >> 1];

const rows = Object.entries(games).map(([game, rules]) => {
  const starts = deals(rules, 1, 2000);
  const next = seeded(1);
  for (let warmUp = 0; warmUp < 2; warmUp++) round(rules, starts, next);
  const rates = Array.from({ length: ROUNDS }, () => round(rules, starts, next));
  const rate = Math.round(median(rates));
  return {
    game,
    'moves a second': rate,
    slowest: Math.round(Math.min(...rates)),
    fastest: Math.round(Math.max(...rates)),
    target: TARGET,
    reached: rate >= TARGET ? 'yes' : 'no',
  };
});
console.table(rows);
