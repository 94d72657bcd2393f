/** The expert hints: fair, by playing on from here in worlds that the player might be in. */
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Hint, HintContext } from '../engine/hint.js';
import type { Position } from '../engine/position.js';
import { HeapHintJob } from './heap-hint.js';
import type { Job } from './job.js';
import { SampleHintJob } from './sample-hint.js';

export interface HintRequest {
  /** Games played out in thought: more make a better hint, and take longer. */
  readonly samples?: number | undefined;
  /** The same seed gives the same hint everywhere. */
  readonly seed?: number | undefined;
  readonly context?: HintContext | undefined;
}

/** The hint that suits a game by its spec; none where it names no solver. */
export const startHint = (
  game: CompiledGame,
  position: Position,
  { samples, seed = 1, context }: HintRequest,
): Job<Hint | null> => {
  switch (game.spec.solver) {
    case 'heaps':
      return new HeapHintJob(game, position, { samples, seed });
    case 'groups':
    case 'runs':
      return new SampleHintJob(game, position, { samples, seed, ...context });
    default:
      return { done: true, spent: 0, run: () => undefined, result: () => null };
  }
};
