/** One attempt at a deal: its history, and what was counted meanwhile. */
import { beginHistory, currentPosition, type History } from './history.js';
import type { Position } from './position.js';
import type { Rules } from './rules.js';

/** One attempt at a deal, with all that happened in it. */
export interface Attempt {
  /** Tells it from all others, wherever it is saved; `undefined` where that is not known. */
  readonly id: string | undefined;
  /** The number of the deal, or `null` for a given position. */
  readonly deal: number | null;
  readonly history: History;
  /** Whether it has been won: told once, however often the win is undone. */
  readonly won: boolean;
  readonly stopped: boolean;
  /** Whether moves of the solution were shown: a win is then not the player's, and not told. */
  readonly shown: boolean;
  /** Whether it has been told as finished: once, however often its end is undone. */
  readonly counted: boolean;
  readonly undos: number;
  readonly hints: number;
  /** Seconds of play when it was laid aside. */
  readonly seconds: number;
}

export const beginAttempt = (start: Position, deal: number | null): Attempt => ({
  id: Math.random().toString(36).slice(2),
  deal,
  history: beginHistory(start),
  won: false,
  stopped: false,
  shown: false,
  counted: false,
  undos: 0,
  hints: 0,
  seconds: 0,
});

/** Whether play goes on from where an attempt was left. */
export const isOpen = (rules: Rules, { history, won, stopped }: Attempt): boolean =>
  !won && !stopped && rules.status(currentPosition(history)) === 'playing';

/** What became of an attempt. */
export type Fate = Pick<Attempt, 'won' | 'counted'>;

/** An attempt with what became of it at another time. */
export const withFate = (attempt: Attempt, fate?: Fate): Attempt => ({
  ...attempt,
  won: attempt.won || fate?.won === true,
  counted: attempt.counted || fate?.counted === true,
});
