/** The types of what a page and a game hand each other, which every entry with an element exports. */
export type { CardText } from '../engine/card.js';
export type { GameOptions } from '../engine/game-spec.js';
export type { Hint, HintReason } from '../engine/hint.js';
export type { Move } from '../engine/move.js';
export type { PositionJSON } from '../engine/position-json.js';
export type { SavedGame } from '../engine/saved-game.js';
export type {
  GameEndedDetail,
  GameEventDetails,
  GameLostDetail,
  GameMovedDetail,
  GameMovingDetail,
  GameStartedDetail,
  GameStatus,
  GameWonDetail,
  StepKind,
} from './events.js';
export type { NewGameOptions } from './new-game.js';
export type { Deck, HintKind } from './settings.js';
export type { StorageKind } from './storage.js';
