/**
 * The solver for a page: in a worker where there can be one, else in slices between the frames.
 * Only one way to a worker is tried, so that a page with a strict policy reports one violation.
 */
import { runInSlices, type Watching } from './job.js';
import { WORKER_NAME, type FromWorker, type ToWorker } from './messages.js';
import type { Answer, AnswerTo, StartTask, Task } from './tasks.js';

/** Where to work: `auto`, `none` for the page itself, or the address of the worker's file. */
export type WorkerChoice = string;

export interface Service {
  /** Whether the work is done in a worker; known after the first answer. */
  readonly inWorker: boolean | undefined;
  do<Kind extends Task>(task: Kind, watching?: Watching): Promise<AnswerTo<Kind>>;
  /** Ends the worker; what it was asked is answered no more. */
  close(): void;
}

/** Told of a worker that was wanted and did not open. */
export type Tell = (choice: WorkerChoice) => void;

export type Connect = (choice: WorkerChoice, tellOfNone: Tell) => Service;

/** A worker that has not said it is ready by then will not be waited for. */
const READY_MS = 10_000;

/** A worker made of the file at an address. */
export const workerOf = (address: string): Worker =>
  new Worker(address, { type: 'module', name: WORKER_NAME });

/** A worker that says it is ready, or nothing. */
const readyWorker = (makeWorker: () => Worker): Promise<Worker | undefined> =>
  new Promise((resolve) => {
    const worker = makeWorker();
    const settle = (found: Worker | undefined): void => {
      clearTimeout(timer);
      if (!found) worker.terminate();
      resolve(found);
    };
    const timer = setTimeout(settle, READY_MS, undefined);
    worker.addEventListener('error', () => {
      settle(undefined);
    });
    worker.addEventListener(
      'message',
      () => {
        settle(worker);
      },
      { once: true },
    );
  });

/** A worker where one is wanted and can be had. */
const openWorker = async (
  choice: WorkerChoice,
  tellOfNone: Tell,
  ownWorker: () => Worker,
): Promise<Worker | undefined> => {
  if (choice === 'none' || typeof Worker === 'undefined' || typeof location === 'undefined')
    return undefined;
  const makeWorker = choice === 'auto' ? ownWorker : () => workerOf(choice);
  // Where a page forbids workers, to make one fails at once.
  const found = await readyWorker(makeWorker).catch(() => undefined);
  if (!found) tellOfNone(choice);
  return found;
};

/** The worker itself broke, not the task. It goes no further than this file, so it needs no name. */
class WorkerError extends Error {}

let lastId = 0;

/** Has a worker do a task. */
const askWorker = (worker: Worker, task: Task, { signal, onProgress }: Watching): Promise<Answer> =>
  new Promise((resolve, reject: (reason: Error) => void) => {
    const id = ++lastId;
    const send = (message: ToWorker): void => {
      worker.postMessage(message);
    };
    const end = (): void => {
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', fail);
      signal?.removeEventListener('abort', cancel);
    };
    const cancel = (): void => {
      send({ id });
      end();
      reject(signal?.reason as Error);
    };
    const fail = ({ message }: ErrorEvent): void => {
      end();
      reject(new WorkerError(message));
    };
    const hear = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.id !== id) return;
      if (data.spent !== undefined) {
        onProgress?.(data.spent);
        return;
      }
      end();
      if (data.answer === undefined) reject(new Error(data.error));
      else resolve(data.answer);
    };
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fail);
    signal?.addEventListener('abort', cancel);
    send({ id, task });
  });

/**
 * The way to the solver, where tasks are started like this and `auto` means such a worker. It gives a
 * service that opens its worker when first asked for something.
 */
export const connectWith =
  (startTask: StartTask, ownWorker: () => Worker): Connect =>
  (choice, tellOfNone) => {
    let worker: Promise<Worker | undefined> | undefined;
    let inWorker: boolean | undefined;
    return {
      get inWorker() {
        return inWorker;
      },
      async do<Kind extends Task>(task: Kind, watching: Watching = {}): Promise<AnswerTo<Kind>> {
        watching.signal?.throwIfAborted();
        worker ??= openWorker(choice, tellOfNone, ownWorker);
        const found = await worker;
        watching.signal?.throwIfAborted();
        inWorker = found !== undefined;
        if (found)
          try {
            return (await askWorker(found, task, watching)) as AnswerTo<Kind>;
          } catch (error) {
            if (!(error instanceof WorkerError)) throw error;
            // A worker that broke once is not asked again.
            worker = Promise.resolve(undefined);
            inWorker = false;
          }
        return (await runInSlices(await startTask(task), watching)) as AnswerTo<Kind>;
      },
      close() {
        void worker?.then((found) => found?.terminate());
        worker = undefined;
      },
    };
  };
