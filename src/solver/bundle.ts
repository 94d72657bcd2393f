/**
 * The solver's one file for pages. A page imports it for `connect`; a worker that the page makes of it
 * does the work. It is the same file so that a page without workers has the searches as well.
 */
import { startTask } from './lazy-tasks.js';
import { listenInWorker } from './listen.js';
import { connectWith, workerOf } from './service.js';

/**
 * A worker may only be made from a file of the page's own origin; a blob may import the others. What asks
 * for its own address like this is for pages alone: a bundler may put an address at build time there.
 */
const ownWorker = (): Worker => {
  const { origin, href } = new URL(import.meta.url);
  const text = `import ${JSON.stringify(href)}`;
  return workerOf(
    origin === location.origin
      ? href
      : URL.createObjectURL(new Blob([text], { type: 'text/javascript' })),
  );
};

export const connect = connectWith(startTask, ownWorker);

listenInWorker(startTask);
