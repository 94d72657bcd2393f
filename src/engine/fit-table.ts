/**
 * Which card fits which pile, as a table made once for each pile. Listing the moves of a game is
 * mostly this question, asked hundreds of times a position.
 *
 * A row is what a card would be put on: one of the 52 cards, or an empty pile that takes any card or
 * one rank. In the row there is a 1 for each card that fits.
 */
import { follows } from './building.js';
import { PACK_SIZE, RANKS, rankOf, type Card, type Rank } from './card.js';
import type { Building } from './game-spec.js';

export type FitTable = Uint8Array;

/** The row of an empty pile that waits for a rank (0: that takes any card). */
export const emptyRow = (rank: Rank): number => PACK_SIZE + rank;

/** The row in which every card fits. */
export const openRow = emptyRow(0);

export const fits = (table: FitTable, row: number, card: Card): boolean =>
  table[row * PACK_SIZE + card] === 1;

/** The table of a pile that builds so; without a building rule whatever lies there takes any card. */
export const fitTable = (builds: Building | undefined, ordinal: number): FitTable => {
  const table = new Uint8Array((PACK_SIZE + RANKS + 1) * PACK_SIZE);
  for (let card = 0; card < PACK_SIZE; card++) {
    for (let below = 0; below < PACK_SIZE; below++)
      table[below * PACK_SIZE + card] = !builds || follows(builds, ordinal, card, below) ? 1 : 0;
    table[openRow * PACK_SIZE + card] = 1;
    table[emptyRow(rankOf(card)) * PACK_SIZE + card] = 1;
  }
  return table;
};
