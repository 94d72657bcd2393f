/** The expert hints: fair, by playing on from here in worlds that the player might be in. */
import type { CompiledGame } from '../engine/compiled-game.js';
import { hintOf, simpleHint, type Hint, type HintContext } from '../engine/hint.js';
import type { Position } from '../engine/position.js';
import { HeapHintSearch } from './heap-hint.js';
import type { Job } from './job.js';
import { SampleHintJob } from './sample-hint.js';

export interface HintRequest {
  /** Games played out in thought: more make a better hint, and take longer. */
  readonly samples?: number | undefined;
  /** The same seed gives the same hint everywhere. */
  readonly seed?: number | undefined;
  readonly context?: HintContext | undefined;
}

/** The hint that the spec of a game names; the simple one where it names none. */
export const startHint = (
  game: CompiledGame,
  position: Position,
  { samples, seed = 1, context }: HintRequest,
): Job<Hint | null> => {
  switch (game.spec.solver) {
    case 'heaps':
      return heapHintJob(game, position, samples, seed);
    case 'groups':
    case 'runs':
      return new SampleHintJob(game, position, { samples, seed, ...context });
    default: {
      const hint = simpleHint(game, position, context);
      return { done: true, spent: 0, run: () => undefined, result: () => hint };
    }
  }
};

const heapHintJob = (
  game: CompiledGame,
  position: Position,
  samples: number | undefined,
  seed: number,
): Job<Hint | null> => {
  const search = new HeapHintSearch(game, position, {
    seed,
    ...(samples !== undefined && { samples }),
  });
  const all = search.left;
  return {
    get done() {
      return search.left <= 0;
    },
    get spent() {
      return all - search.left;
    },
    run(amount) {
      search.run(amount);
    },
    result() {
      const { hint } = search;
      return hint && hintOf(game, position, hint, hint.reason);
    },
  };
};
