/** Tasks for a page: only what a task needs is loaded, the search of its game or its hint. */
import { taskStarter } from './tasks.js';

export const startTask = taskStarter(
  {
    heaps: () => import('./heap-search.js').then(({ startHeapSearch }) => startHeapSearch),
    groups: () => import('./group-search.js').then(({ startGroupSearch }) => startGroupSearch),
    runs: () => import('./run-search.js').then(({ startRunSearch }) => startRunSearch),
  },
  {
    heaps: () => import('./heap-hint.js').then(({ startHeapHint }) => startHeapHint),
    groups: () => import('./group-hint.js').then(({ startGroupHint }) => startGroupHint),
    runs: () => import('./run-hint.js').then(({ startRunHint }) => startRunHint),
  },
);
