/** What every search has in common: a budget, a verdict, and that it can be run in slices. */
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Move } from '../engine/move.js';
import type { Position } from '../engine/position.js';

/**
 * - `winnable`: a line to the win is there
 * - `unwinnable`: proved, by having looked at everything that could matter
 * - `unknown`: the budget was spent first
 */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** How far a search may go. Counted, never timed, so that the answer is the same everywhere. */
export interface Budget {
  /** New positions looked at, at most. */
  readonly nodes: number;
  /** Bytes for the tables of the search, at most. */
  readonly memory: number;
}

/** A search under way. It does nothing by itself: whoever runs it decides for how long. */
export interface Search {
  /** New positions looked at so far. */
  readonly nodes: number;
  /** `undefined` while there is more to look at. */
  readonly verdict: Verdict | undefined;
  /** Looks at about that many more positions, or fewer when the verdict is found. */
  run(nodes: number): void;
  /** The line to the win, move by move as the rules list them; after the verdict `winnable`. */
  line(): Move[];
}

export type StartSearch = (game: CompiledGame, position: Position, budget: Budget) => Search;
