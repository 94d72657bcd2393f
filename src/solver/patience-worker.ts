/**
 * The solver's worker for those who bundle the modules. It holds every part of the solver, since some
 * bundlers make one plain script of a worker, which can load nothing later.
 */
import { startGroupHint } from './group-hint.js';
import { startGroupSearch } from './group-search.js';
import { startHeapHint } from './heap-hint.js';
import { startHeapSearch } from './heap-search.js';
import { listenInWorker } from './listen.js';
import { startRunHint } from './run-hint.js';
import { startRunSearch } from './run-search.js';
import { taskStarter } from './tasks.js';

listenInWorker(
  taskStarter(
    { heaps: () => startHeapSearch, groups: () => startGroupSearch, runs: () => startRunSearch },
    { heaps: () => startHeapHint, groups: () => startGroupHint, runs: () => startRunHint },
  ),
);
