/** What is told of a table, and to whom. */
import type { Attempt } from '../engine/attempt.js';
import type { Move } from '../engine/move.js';
import type { Position } from '../engine/position.js';
import type { StepKind } from './events.js';

/** One change of the table, for those who draw it and those who speak of it. */
export interface Change {
  readonly kind: StepKind | 'start';
  readonly moves: readonly Move[];
  readonly before: Position;
  readonly after: Position;
}

export type Ending = 'won' | 'lost' | 'stuck' | 'stopped';

/** Told of every change, in this order: `moving`, `moved`, then an ending. */
export interface TableListener {
  /** Before anything changes; `false` forbids it. */
  moving(kind: StepKind, moves: readonly Move[]): boolean;
  /** `resumed`: a game that had been begun before. */
  started(change: Change, resumed: boolean): void;
  moved(change: Change & { readonly kind: StepKind }): void;
  ended(ending: Ending): void;
  /** An attempt with a move in it is won, lost or stopped for the first time, or left for good. */
  finished(attempt: Attempt): void;
}
