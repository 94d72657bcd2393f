/** The way to the solver in the modules; `bundle.ts` has the way in the files for pages. */
import { startTask } from './lazy-tasks.js';
import { connectWith } from './service.js';

/** Written out, since that is how bundlers find a worker's file. */
const ownWorker = (): Worker =>
  new Worker(new URL('./patience-worker.js', import.meta.url), {
    type: 'module',
    name: 'patience-solver',
  });

export const connect = connectWith(startTask, ownWorker);
