import { PACK_SIZE, type Card, type Rank } from './card.js';
import type { CompiledGame } from './compiled-game.js';
import type { GameOptions } from './game-spec.js';
import type { Pile } from './piles.js';

/** Cards from bottom to top: the last is the exposed one, and the next one turned in the stock. */
export type Cards = readonly Card[];

/**
 * Everything on the table. Immutable: a move makes a new position that shares the piles it did not
 * touch. (Not frozen: freezing made moves fifteen times slower.)
 */
export interface Position {
  /** The id of its game. */
  readonly game: string;
  /** One pile for each of the game's pile names, in their order. */
  readonly piles: readonly Cards[];
  /** How many cards are face down at the foot of each column. */
  readonly faceDown: readonly number[];
  /** The rank that opens a foundation where the deal decides it; 0 in other games. */
  readonly base: Rank;
  readonly options: GameOptions;
  /** How often the waste has gone back into the stock. From 1 on every card of it has been seen. */
  readonly redealsUsed: number;
}

/**
 * Whether something has the form of a position of this game. It is asked before every move, so that the
 * cards are counted and not looked at.
 */
export const isPositionOf = ({ spec }: CompiledGame, given: Position): boolean => {
  try {
    const { game, piles, faceDown, options } = given;
    let cards = 0;
    for (const { length } of piles) cards += length;
    return game === spec.id && cards === PACK_SIZE && faceDown.length + options.draw > 0;
  } catch {
    // Something is not there, or cannot be read.
    return false;
  }
};

const none: Cards = [];

/** The cards of a pile; none of a pile that the game does not have. */
export const cardsOf = (position: Position, pile: Pile | undefined): Cards =>
  (pile && position.piles[pile.index]) ?? none;

export const sizeOf = (position: Position, pile: Pile | undefined): number =>
  cardsOf(position, pile).length;

/** The exposed card of a pile, or `undefined` when it is empty. */
export const topOf = (position: Position, pile: Pile | undefined): Card | undefined => {
  const cards = cardsOf(position, pile);
  // Reading place -1 of an array is a hundred times slower than asking first.
  return cards.length === 0 ? undefined : cards[cards.length - 1];
};
