/** Cards going up to the foundations by a double click, by the collect button or by themselves. */
import { cardOf, isRed, rankOf, RANKS, SUITS, suitOf, type Card } from './card.js';
import type { CompiledGame } from './compiled-game.js';
import { mostLifted, canPut } from './legality.js';
import type { Move } from './move.js';
import type { Pile } from './piles.js';
import { topOf, type Position } from './position.js';

/** The foundations that take the exposed card of a pile, left to right. */
export const foundationsFor = (game: CompiledGame, position: Position, from: Pile): Pile[] => {
  const card = topOf(position.piles[from.index]);
  if (card === undefined || from.kind === 'foundation' || mostLifted(game, position, from) === 0)
    return [];
  return game.foundations.filter((to) => canPut(game, position, card, from, to));
};

/**
 * The move of a double click on a pile's exposed card: to the one foundation that takes it, or to
 * the leftmost when all that do are empty and wait for the same rank. `null` where there is none,
 * and where the choice is the player's.
 */
export const autoMoveOf = (game: CompiledGame, position: Position, from: Pile): Move | null => {
  const [first, ...others] = foundationsFor(game, position, from);
  if (!first) return null;
  const sameChoice = [first, ...others].every(({ index }) => !position.piles[index]?.length);
  return others.length === 0 || sameChoice ? { from: from.name, to: first.name } : null;
};

/** How many cards of this suit are up, counted from the base rank. */
const heightOf = (game: CompiledGame, position: Position, suit: number): number => {
  for (const { index } of game.foundations) {
    const cards = position.piles[index] ?? [];
    if (cards[0] !== undefined && suitOf(cards[0]) === suit) return cards.length;
  }
  return 0;
};

/**
 * Whether no column can still need this card: all four bases are up, both suits of the other colour
 * have reached two ranks below it, and its twin suit three.
 */
const isSafe = (game: CompiledGame, position: Position, card: Card): boolean => {
  const base = position.base || 1;
  const height = (rankOf(card) - base + RANKS) % RANKS;
  return Array.from({ length: SUITS }, (_, suit) => suit).every((suit) => {
    const reached = heightOf(game, position, suit);
    if (reached === 0) return false;
    if (suit === suitOf(card)) return true;
    const isTwin = isRed(cardOf(1, suit)) === isRed(card);
    return reached >= height - (isTwin ? 2 : 1);
  });
};

/**
 * The next card to play up by itself, or `null`. Cards in `barred` stay: the player has just taken
 * them down.
 */
export const collectMoveOf = (
  game: CompiledGame,
  position: Position,
  barred: ReadonlySet<Card>,
): Move | null => {
  const { cards, from: sections } = game.spec.collect;
  for (const section of game.sections) {
    if (!sections.some((key) => section.key.startsWith(key))) continue;
    for (const pile of section.piles) {
      const card = topOf(position.piles[pile.index]);
      if (card === undefined || barred.has(card)) continue;
      if (cards === 'safe' && !isSafe(game, position, card)) continue;
      const move = autoMoveOf(game, position, pile);
      if (move) return move;
    }
  }
  return null;
};
