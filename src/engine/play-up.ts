/** Cards going up to the foundations by a double click, by the collect button or by themselves. */
import { isRed, rankOf, RANKS, suitOf, type Card } from './card.js';
import type { CompiledGame } from './compiled-game.js';
import { mostLifted, canPut } from './legality.js';
import type { Move } from './move.js';
import type { Pile } from './piles.js';
import { cardsOf, sizeOf, topOf, type Position } from './position.js';

/** The foundations that take the exposed card of a pile, left to right. */
export const foundationsFor = (game: CompiledGame, position: Position, from: Pile): Pile[] => {
  const card = topOf(position, from);
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
  const sameChoice = [first, ...others].every((pile) => sizeOf(position, pile) === 0);
  return others.length === 0 || sameChoice ? { from: from.name, to: first.name } : null;
};

/**
 * Whether no column can still need this card: all four bases are up, both suits of the other colour
 * have reached two ranks below it, and its twin suit three.
 */
const isSafe = (game: CompiledGame, position: Position, card: Card): boolean => {
  const base = position.base || 1;
  const height = (rankOf(card) - base + RANKS) % RANKS;
  return game.foundations.every((pile) => {
    const cards = cardsOf(position, pile);
    const [first] = cards;
    if (first === undefined || suitOf(first) === suitOf(card)) return first !== undefined;
    return cards.length >= height - (isRed(first) === isRed(card) ? 2 : 1);
  });
};

/**
 * The next card to play up by itself, or `null`. Some stay: the player has just taken them down.
 */
export const collectMoveOf = (
  game: CompiledGame,
  position: Position,
  stays: (card: Card) => boolean,
): Move | null => {
  const { cards, from: sections } = game.spec.collect;
  for (const section of game.sections) {
    if (!sections.some((key) => section.key.startsWith(key))) continue;
    for (const pile of section.piles) {
      const card = topOf(position, pile);
      if (card === undefined || stays(card)) continue;
      if (cards === 'safe' && !isSafe(game, position, card)) continue;
      const move = autoMoveOf(game, position, pile);
      if (move) return move;
    }
  }
  return null;
};
