/** What the solver does for games of waste heaps (heap-table.ts). */
import { HeapHintJob } from './heap-hint.js';
import { startHeapSearch } from './heap-search.js';
import type { Solver } from './solver.js';

export const heapSolver: Solver = {
  search: startHeapSearch,
  hint: (game, position, options) => new HeapHintJob(game, position, options),
};
