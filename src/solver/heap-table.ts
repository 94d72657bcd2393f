/**
 * Calculation as numbers: suits never matter, so a card is its rank, and everything that the rules
 * say is which rank a foundation wants when it holds so many cards.
 */
import { nextRank, stepOf } from '../engine/building.js';
import { RANKS, rankOf } from '../engine/card.js';
import { openingRank, type CompiledGame } from '../engine/compiled-game.js';
import { cardsOf, sizeOf, type Position } from '../engine/position.js';
import { at } from './typed.js';

/** Foundations, and heaps: as many as four bits each leave room for. */
export const PILES = 4;

/** Which rank each foundation wants at which size. */
export interface HeapTable {
  /** `[foundation * 16 + size]`: the rank wanted; 0 when complete. */
  readonly wants: Uint8Array;
  /** `[foundation * 16 + rank]`: the size at which that rank is wanted. */
  readonly places: Uint8Array;
}

/** A position of the game in ranks. */
export interface HeapPosition {
  /** Cards on each foundation. */
  readonly sizes: Uint8Array;
  /** From bottom to top. */
  readonly heaps: readonly (readonly number[])[];
  /** A card that waits to be placed comes first, then the stock in the order of its turns. */
  readonly toCome: Uint8Array;
  /** Whether the first card to come is turned already. */
  readonly waits: boolean;
}

export const heapTable = ({ spec: { foundations } }: CompiledGame): HeapTable => {
  const wants = new Uint8Array(PILES * 16);
  const places = new Uint8Array(PILES * 16);
  const { builds, opens } = foundations;
  for (let pile = 0; pile < PILES; pile++) {
    let rank = openingRank(opens, pile, 0);
    for (let size = 0; size < RANKS; size++) {
      wants[pile * 16 + size] = rank;
      places[pile * 16 + rank] = size;
      rank = nextRank(rank, stepOf(builds, pile), builds.wraps);
    }
  }
  return { wants, places };
};

export const heapPosition = (game: CompiledGame, position: Position): HeapPosition => {
  const waiting = cardsOf(position, game.turned);
  return {
    sizes: Uint8Array.from(game.foundations, (pile) => sizeOf(position, pile)),
    heaps: game.wastes.map((pile) => cardsOf(position, pile).map(rankOf)),
    toCome: Uint8Array.from(
      [...waiting, ...cardsOf(position, game.stock).slice().reverse()],
      rankOf,
    ),
    waits: waiting.length > 0,
  };
};

/** How many foundations still need a card of that rank: as many as there are outside of them. */
export const needing = ({ places }: HeapTable, sizes: Uint8Array, rank: number): number => {
  let piles = 0;
  for (let pile = 0; pile < PILES; pile++)
    if (at(sizes, pile) <= at(places, pile * 16 + rank)) piles++;
  return piles;
};

/** How many of them want it next. */
export const wanting = ({ wants }: HeapTable, sizes: Uint8Array, rank: number): number => {
  let piles = 0;
  for (let pile = 0; pile < PILES; pile++)
    if (at(wants, pile * 16 + at(sizes, pile)) === rank) piles++;
  return piles;
};
