/** What the moves so far show of the stock, beyond the position itself. */
import { formatCard, type CardText } from './card.js';
import type { CompiledGame } from './compiled-game.js';
import { currentPosition, movesSoFar, type History } from './history.js';
import { isStockMove } from './legality.js';
import { sizeOf, topOf, type Position } from './position.js';

/**
 * Whether the player has just seen a whole pass of the stock, from its first card to its last,
 * without a card being played.
 */
export const passWithoutPlay = (game: CompiledGame, history: History): boolean => {
  const isEmpty = (position: Position): boolean => sizeOf(position, game.stock) === 0;
  let ended = isEmpty(currentPosition(history));
  for (const move of movesSoFar(history).reverse()) {
    if (!isStockMove(game, move)) return false;
    if (move.to !== game.stock.name) continue;
    // A redeal begins a pass; the one before it ended there.
    if (ended) return true;
    ended = true;
  }
  return ended && sizeOf(history.start, game.wastes[0]) === 0;
};

/** Cards taken back from the foundations since the last turn of the stock: they stay down. */
export const takenDown = (game: CompiledGame, history: History): Set<CardText> => {
  const cards = new Set<CardText>();
  for (let cursor = history.cursor; cursor > 0; cursor--) {
    const before = currentPosition({ ...history, cursor: cursor - 1 });
    const [move] = history.steps[cursor - 1]?.moves ?? [];
    if (!move || move.from === game.stock.name) break;
    const from = game.byName.get(move.from);
    const card = from?.kind === 'foundation' ? topOf(before, from) : undefined;
    if (card !== undefined) cards.add(formatCard(card));
  }
  return cards;
};
