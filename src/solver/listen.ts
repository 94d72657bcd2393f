/** The worker's side of the solver: does the tasks that the page sends. */
import { runInSlices } from './job.js';
import { WORKER_NAME, type FromWorker, type ToWorker } from './messages.js';
import type { StartTask } from './tasks.js';

/** What this file needs of a worker's global scope. */
interface Scope {
  readonly name?: string;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const listen = (scope: Scope, startTask: StartTask): void => {
  const running = new Map<number, AbortController>();
  scope.onmessage = ({ data: { id, task } }) => {
    if (!task) {
      running.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    const { signal } = controller;
    const onProgress = (spent: number): void => {
      scope.postMessage({ id, spent });
    };
    startTask(task)
      .then((job) => runInSlices(job, { signal, onProgress }))
      .then(
        (answer) => {
          scope.postMessage({ id, answer });
        },
        (error: unknown) => {
          scope.postMessage({ id, error: String(error) });
        },
      )
      .finally(() => running.delete(id));
  };
  scope.postMessage({ id: 0 });
};

/** Listens in a worker of ours, and nowhere else. */
export const listenInWorker = (startTask: StartTask): void => {
  const scope = globalThis as unknown as Partial<Scope> & { readonly document?: unknown };
  if (scope.document === undefined && scope.name === WORKER_NAME) listen(scope as Scope, startTask);
};
