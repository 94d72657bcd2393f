/** Everything that happened since the deal: steps, the place in them, unlimited undo and redo. */
import type { Move } from './move.js';
import type { Position } from './position.js';

/** One thing done by the player, with what followed by itself. One undo takes all of it back. */
export interface Step {
  /** The player's move first. */
  readonly moves: readonly Move[];
  /** The position after all of them. */
  readonly position: Position;
}

/** Immutable; steps from `cursor` on have been undone and can be redone. */
export interface History {
  readonly start: Position;
  readonly steps: readonly Step[];
  readonly cursor: number;
}

export const beginHistory = (start: Position): History => ({ start, steps: [], cursor: 0 });

/** The position on the table. */
export const currentPosition = ({ start, steps, cursor }: History): Position =>
  steps[cursor - 1]?.position ?? start;

/** A step played from here; what had been undone is gone. */
export const addStep = ({ start, steps, cursor }: History, step: Step): History => ({
  start,
  steps: [...steps.slice(0, cursor), step],
  cursor: cursor + 1,
});

/** The same history at another place in it. */
export const moveCursor = (history: History, cursor: number): History => ({
  ...history,
  cursor: Math.min(Math.max(0, cursor), history.steps.length),
});

/** The moves that led here, the first first. */
export const movesSoFar = ({ steps, cursor }: History): Move[] =>
  steps.slice(0, cursor).flatMap(({ moves }) => moves);
