/**
 * The solver's one file. A page imports it for `connect`; a worker that the page makes of it does
 * the work. It is the same file so that a page without workers has the searches as well.
 */
import { runInSlices } from './job.js';
import { WORKER_NAME, type FromWorker, type ToWorker } from './messages.js';
import { startTask } from './tasks.js';

export { connect, type Service, type WorkerChoice } from './service.js';

/** What this file needs of a worker's global scope. */
interface Scope {
  readonly name?: string;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const listen = (scope: Scope): void => {
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

const scope = globalThis as unknown as Partial<Scope> & { readonly document?: unknown };
if (scope.document === undefined && scope.name === WORKER_NAME) listen(scope as Scope);
