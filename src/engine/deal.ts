/** Dealing: a pack in dealing order laid out as the spec says. */
import { cardOf, formatCard, formatRank, fullPack, rankOf, SUITS, type Card } from './card.js';
import { shownBase, type CompiledGame } from './compiled-game.js';
import { isDealNumber, LAST_DEAL, numbersFrom, shuffle } from './deal-number.js';
import { mismatch } from './errors.js';
import type { DealStep, GameOptions } from './game-spec.js';
import type { Pile } from './piles.js';
import type { Position } from './position.js';

/** Ranks that the deal takes out of the pack before the shuffle, in dealing order. */
export const starterRanks = ({ spec }: CompiledGame): readonly number[] =>
  spec.deal.flatMap((step) => ('starters' in step ? step.starters : []));

/** The 52 cards of a numbered deal in dealing order. */
export const packOf = (game: CompiledGame, deal: number): Card[] => {
  if (!isDealNumber(deal)) throw mismatch(`a deal from 1 to ${LAST_DEAL}`, deal);
  const next = numbersFrom(deal);
  const starters = starterRanks(game).map((rank) => cardOf(rank, next(SUITS)));
  const others = fullPack().filter((card) => !starters.includes(card));
  return [...starters, ...shuffle(others, next)];
};

/** Where the cards of one step go, one pile a card, and how many end face down in each column. */
const targets = (game: CompiledGame, step: DealStep): Pile[] => {
  if ('starters' in step) return game.foundations.slice(0, step.starters.length);
  if ('triangle' in step) return game.columns.flatMap((_, row) => game.columns.slice(row));
  if ('rows' in step) return Array.from({ length: step.rows }, () => game.columns).flat();
  const piles = step.to === 'reserve' && game.reserve ? [game.reserve] : game.foundations;
  return Array.from({ length: step.cards }, (_, card) => piles[card % piles.length] ?? game.stock);
};

/**
 * Lays out 52 cards, the first of the list first.
 * @throws TypeError when starters are not the ranks that the game begins with
 */
export const dealPack = (
  game: CompiledGame,
  pack: readonly Card[],
  options: GameOptions,
): Position => {
  starterRanks(game).forEach((rank, place) => {
    const card = pack[place] ?? -1;
    if (rankOf(card) !== rank)
      throw mismatch(
        `a card of rank ${formatRank(rank)} at place ${place + 1} of the deal`,
        formatCard(card),
      );
  });
  const piles: Card[][] = game.piles.map(() => []);
  const route = game.spec.deal.flatMap((step) => targets(game, step));
  route.forEach((pile, place) => piles[pile.index]?.push(pack[place] ?? -1));
  piles[game.stock.index] = pack.slice(route.length).reverse();
  return {
    game: game.spec.id,
    piles,
    faceDown: game.columns.map((_, ordinal) => (game.dealsFaceDown ? ordinal : 0)),
    base: shownBase(game, piles),
    options,
    redealsUsed: 0,
  };
};
