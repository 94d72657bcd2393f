/** The events of a game. All bubble and are composed; `game-moving` alone can be cancelled. */
import type { Move } from '../engine/move.js';

export type GameStatus = 'playing' | 'won' | 'lost' | 'stopped';
/** What the player did: a move, or going to another place in the history. */
export type StepKind = 'move' | 'undo' | 'redo' | 'restart';

export interface GameStartedDetail {
  readonly game: string;
  /** The deal's number, or `null` for a given position. */
  readonly deal: number | null;
  readonly resumed: boolean;
}
export interface GameMovingDetail {
  readonly game: string;
  readonly kind: StepKind;
  /** The player's move first, then those that follow by themselves. */
  readonly moves: readonly Move[];
}
export interface GameMovedDetail extends GameMovingDetail {
  readonly score: number;
  readonly moveCount: number;
  readonly status: GameStatus;
}
export interface GameLostDetail {
  readonly game: string;
  readonly deal: number | null;
  readonly score: number;
  readonly moveCount: number;
}
export interface GameWonDetail extends GameLostDetail {
  /** Seconds of play, not counting those while the page was hidden. */
  readonly seconds: number;
  readonly undos: number;
  readonly hints: number;
}
export interface GameEndedDetail {
  readonly game: string;
  readonly deal: number | null;
  readonly score: number;
}

export interface GameEventDetails {
  'game-started': GameStartedDetail;
  'game-moving': GameMovingDetail;
  'game-moved': GameMovedDetail;
  'game-won': GameWonDetail;
  'game-lost': GameLostDetail;
  'game-stuck': GameEndedDetail;
  'game-stopped': GameEndedDetail;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'game-started': CustomEvent<GameStartedDetail>;
    'game-moving': CustomEvent<GameMovingDetail>;
    'game-moved': CustomEvent<GameMovedDetail>;
    'game-won': CustomEvent<GameWonDetail>;
    'game-lost': CustomEvent<GameLostDetail>;
    'game-stuck': CustomEvent<GameEndedDetail>;
    'game-stopped': CustomEvent<GameEndedDetail>;
  }
}

/** Dispatches one of the game's events; `false` when a listener cancelled it. */
export const emit = <Name extends keyof GameEventDetails>(
  target: EventTarget,
  name: Name,
  detail: GameEventDetails[Name],
): boolean =>
  target.dispatchEvent(
    new CustomEvent(name, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: name === 'game-moving',
    }),
  );
