/** The rules without a page: `patience-elements/engine`. Nothing here touches the DOM. */
import { mismatch } from './engine/errors.js';
import { tried } from './engine/outside.js';
import { positionFields, positionFromFields, type PositionJSON } from './engine/position-json.js';
import type { Position } from './engine/position.js';
import { games, type GameId } from './games/index.js';

export type { CardText } from './engine/card.js';
export { LAST_DEAL } from './engine/deal-number.js';
export type { RulesStatus } from './engine/ending.js';
export { IllegalMoveError } from './engine/errors.js';
export type { GameOptions, GameSpec } from './engine/game-spec.js';
export type { Hint, HintContext, HintReason } from './engine/hint.js';
export { formatMove, parseMove, type Move } from './engine/move.js';
export type { PileName } from './engine/piles.js';
export type { PositionJSON } from './engine/position-json.js';
export type { Position } from './engine/position.js';
export type { Refusal, RefusalReason } from './engine/refusal.js';
export { compileRules, type Rules } from './engine/rules.js';
export { games, type GameId };

const rulesNamed = (id: unknown): (typeof games)[GameId] => {
  if (typeof id === 'string' && Object.hasOwn(games, id)) return games[id as GameId];
  throw mismatch(`one of the games ${Object.keys(games).join(', ')}`, id);
};

/**
 * The JSON of a position of any game.
 * @throws TypeError when it is none
 */
export const formatPosition = (position: Position): PositionJSON =>
  rulesNamed(tried(() => position.game)).format(position);

/**
 * The position that a JSON text or object stands for, of whichever game it names.
 * @throws TypeError that names the pile and what is wrong in it
 */
export const parsePosition = (json: unknown): Position => {
  const fields = positionFields(json);
  return positionFromFields(rulesNamed(fields.game).game, fields);
};
