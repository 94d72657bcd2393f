// How long it takes to write a saved game of 300 moves: what is done after each move beside drawing it.
//   npm run build && node test/bench/save.mjs
import { quantile } from './numbers.mjs';
import { built } from './built.mjs';

const TARGET_MS = 2;
const MOVES = 300;
const TIMES = 200;

const { formatSave } = await built('engine/saved-game.js');
const { beginAttempt } = await built('engine/attempt.js');
const { addStep, currentPosition } = await built('engine/history.js');
const { games } = await built('patience-engine.js');

// The stock of this game goes round for ever: there are as many moves as are wanted.
const rules = games.canfield;
let attempt = beginAttempt(rules.deal(1), 1);
for (let move = 0; move < MOVES; move++) {
  const position = currentPosition(attempt.history);
  const next = rules.moves(position).at(-1);
  const step = { moves: [next], position: rules.apply(position, next) };
  attempt = { ...attempt, history: addStep(attempt.history, step) };
}

const times = Array.from({ length: TIMES }, () => {
  const begin = performance.now();
  JSON.stringify(formatSave(rules, attempt));
  return performance.now() - begin;
});
const median = quantile(times, 0.5);
console.table([
  {
    moves: MOVES,
    'median ms': Number(median.toFixed(3)),
    worst: Number(Math.max(...times).toFixed(3)),
    target: TARGET_MS,
    reached: median <= TARGET_MS ? 'yes' : 'MISSED',
  },
]);
