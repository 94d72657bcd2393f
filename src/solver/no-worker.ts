/** What an author is told where the solver was to have a worker and none opened. */
import type { WorkerChoice } from './service.js';

/** What was asked for in vain: each is told of once, however many games ask for it. */
const told = new Set<WorkerChoice>();

export const tellOfNoWorker = (choice: WorkerChoice): void => {
  if (told.has(choice)) return;
  told.add(choice);
  console.warn(
    `No worker opened for the solver (worker="${choice}"): it works in the page instead. To a game, ` +
      'the address of a copy of patience-solver.min.js gives one; worker="none" ends this warning.',
  );
};
