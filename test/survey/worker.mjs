// A thread of the survey: solves the deals whose numbers it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../../dist/patience-engine.js';
import { solveSync } from '../../dist/patience-solver.js';

const { game, options, budget } = workerData;
parentPort.on('message', (deal) => {
  const { verdict, nodes, ms } = solveSync(games[game].deal(deal, options), budget);
  parentPort.postMessage({ deal, verdict, nodes, ms: Math.round(ms * 10) / 10 });
});
