/** What an expert's hint is asked with: the hint for who does not see every card. */
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Hint, HintContext } from '../engine/hint.js';
import type { Position } from '../engine/position.js';
import type { Job } from './job.js';

export interface HintRequest extends HintContext {
  /** Games played out in thought: more make a better hint, and take longer. */
  readonly samples?: number | undefined;
  /** The same seed gives the same hint everywhere; through a game it stays one, for plans to be kept to. */
  readonly seed?: number | undefined;
}

/** Begins to think: fair, by playing on in worlds that the player might be in. */
export type StartHint = (
  game: CompiledGame,
  position: Position,
  request: HintRequest,
) => Job<Hint | null>;
