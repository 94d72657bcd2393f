/** What goes to the solver's worker and comes back. */
import type { Answer, Task } from './tasks.js';

/** By its name a worker of ours knows that it is one. */
export const WORKER_NAME = 'patience-solver';

/** A task to do; without one, the task of that id is to be given up. */
export interface ToWorker {
  readonly id: number;
  readonly task?: Task;
}

/** Id 0 says that the worker is ready. Else how much was done so far, the answer, or what failed. */
export interface FromWorker {
  readonly id: number;
  readonly spent?: number;
  readonly answer?: Answer;
  readonly error?: string;
}
