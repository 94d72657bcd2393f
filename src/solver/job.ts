/** Work that is done piece by piece, so that whoever does it can listen or draw in between. */

export interface Job<Result> {
  readonly done: boolean;
  /** How much was done: nodes of a search, samples of a hint. */
  readonly spent: number;
  /** Does about so much more, or less when it comes to its end. */
  run(amount: number): void;
  /** What came of it; after its end. */
  result(): Result;
}

/** What is used of an AbortSignal, for which not every program without a page has a type. */
export interface StopSignal {
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface Watching {
  /** Stops the work: the promise is rejected with the reason of the signal. */
  readonly signal?: StopSignal | undefined;
  /** Told after each slice how much was done. */
  readonly onProgress?: ((spent: number) => void) | undefined;
}

/** How long one slice lasts: short enough for a frame to be drawn on time beside it. */
const SLICE_MS = 8;
/** Done between two looks at the clock. The clock says when to pause, never what is found. */
const PIECE = 25;

/** Lets everything else that waits have its turn. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Does the whole job in slices. */
export const runInSlices = async <Result>(
  job: Job<Result>,
  { signal, onProgress }: Watching,
): Promise<Result> => {
  signal?.throwIfAborted();
  for (let { done } = job; !done;) {
    const end = performance.now() + SLICE_MS;
    do {
      job.run(PIECE);
      ({ done } = job);
    } while (!done && performance.now() < end);
    onProgress?.(job.spent);
    await pause();
    signal?.throwIfAborted();
  }
  // To write the result down may take a slice of its own, and so may what is made of it.
  const result = job.result();
  await pause();
  return result;
};
