// How well the solver does: numbered deals 1 to 300 of each game, and the deals whose verdict is known,
// each with what a solver in Node may spend. Times are processor time of one core.
//   npm run build && node --expose-gc test/bench/solver.mjs [--deals 300]
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setImmediate as nextTask } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { quantile } from './numbers.mjs';
import { built } from './built.mjs';
import { processorTime } from './processor-time.mjs';

if (!globalThis.gc) {
  console.error('Expected node --expose-gc, without which no memory can be measured.');
  process.exit(1);
}
const { solveSync } = await built('patience-solver.js');
const { games, parsePosition } = await built('patience-engine.js');
const { values } = parseArgs({ options: { deals: { type: 'string', default: '300' } } });
const count = Number(values.deals);

/** What is to be reached: milliseconds, and the share that is decided within the budget. */
const targets = {
  calculation: { median: 8, decided: 0.99 },
  canfield: { median: 3, decided: 0.97 },
  'australian-patience': { median: 25, most95: 400, decided: 1, megabytes: 128 },
};

const solved = (position) => {
  const begin = processorTime();
  const { verdict, nodes } = solveSync(position);
  return { position, verdict, nodes, ms: processorTime() - begin };
};

/** Bytes in tables once all garbage is gone, which is given back a while after it was collected. */
const settledBytes = async () => {
  for (let last = Infinity; ;) {
    globalThis.gc();
    await nextTask();
    const { arrayBuffers } = process.memoryUsage();
    if (arrayBuffers >= last) return arrayBuffers;
    last = arrayBuffers;
  }
};

/**
 * What the longest of some searches took, in MB: its tables are the largest, and nothing of the last
 * ones has been given back when it ends. It is searched once more for it, after all times are taken: to
 * collect garbage between searches would throw their compiled code away as well.
 */
const mostMegabytes = async (results) => {
  const { position } = results.reduce((most, result) =>
    result.nodes > most.nodes ? result : most,
  );
  const before = await settledBytes();
  solveSync(position);
  return (process.memoryUsage().arrayBuffers - before) / 1e6;
};

const rowOf = async (game, deals, results) => {
  const of = (key, share) =>
    quantile(
      results.map((result) => result[key]),
      share,
    );
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const decided = results.filter(({ verdict }) => verdict !== 'unknown').length;
  const { median, most95 = Infinity, decided: share, megabytes = 256 } = targets[game];
  const memory = await mostMegabytes(results);
  const reached =
    of('ms', 0.5) <= median &&
    of('ms', 0.95) <= most95 &&
    decided >= share * results.length &&
    memory <= megabytes;
  return {
    game,
    deals,
    winnable: results.filter(({ verdict }) => verdict === 'winnable').length,
    undecided: results.length - decided,
    'median ms': Number(of('ms', 0.5).toFixed(1)),
    mean: Number((sum('ms') / results.length).toFixed(1)),
    '95 %': Number(of('ms', 0.95).toFixed(0)),
    worst: Number(of('ms', 1).toFixed(0)),
    'median nodes': of('nodes', 0.5),
    'nodes a second': Math.round((sum('nodes') / sum('ms')) * 1000),
    'most MB': Math.round(memory),
    reached: reached ? 'yes' : 'MISSED',
  };
};

const rowsOf = async (game) => {
  const rules = games[game];
  // Code that is compiled already, as it is for all deals but the first.
  for (let deal = 1; deal <= 20; deal++) solveSync(rules.deal(deal), { nodes: 20_000 });
  const numbered = Array.from({ length: count }, (_, index) => solved(rules.deal(index + 1)));
  const file = new URL(`../fixtures/deals/${game}.json`, import.meta.url);
  const deals = JSON.parse(readFileSync(file, 'utf8'));
  const known = deals.map(({ position }) => solved(parsePosition(position)));
  return [
    await rowOf(game, `1 to ${count}`, numbered),
    await rowOf(game, `${deals.length} known`, known),
  ];
};

if (isMainThread) {
  const rows = [];
  // Each game in a thread of its own, as in a page: code that has seen another game is slower.
  for (const game of Object.keys(games)) {
    const worker = new Worker(new URL(import.meta.url), {
      argv: process.argv.slice(2),
      workerData: game,
    });
    const [found] = await once(worker, 'message');
    rows.push(...found);
  }
  console.table(rows);
} else parentPort.postMessage(await rowsOf(workerData));
