/** What a legal move does. */
import type { Card } from './card.js';
import type { CompiledGame } from './compiled-game.js';
import type { Pile } from './piles.js';
import { cardsOf, type Cards, type Position } from './position.js';

/** The same position with other piles. (Written out: spreading an object is several times slower.) */
const withPiles = (
  { game, faceDown, base, options, redealsUsed }: Position,
  piles: readonly Cards[],
): Position => ({ game, piles, faceDown, base, options, redealsUsed });

/** Cards from the top of the stock in the order in which they land: the last one on top. */
const turn = (game: CompiledGame, position: Position, to: Pile): Position => {
  const stock = cardsOf(position, game.stock);
  const size = Math.min(stock.length, to.kind === 'turned' ? 1 : position.options.draw);
  const left = stock.length - size;
  const piles = position.piles.slice();
  const target: Card[] = (piles[to.index] ?? []).slice();
  for (let index = stock.length - 1; index >= left; index--) target.push(stock[index] ?? 0);
  piles[game.stock.index] = stock.slice(0, left);
  piles[to.index] = target;
  return withPiles(position, piles);
};

/** The waste turned over as one: the card turned first is again the first to be turned. */
const redeal = (game: CompiledGame, position: Position, from: Pile): Position => {
  const piles = position.piles.slice();
  piles[game.stock.index] = (piles[from.index] ?? []).slice().reverse();
  piles[from.index] = [];
  return { ...position, piles, redealsUsed: position.redealsUsed + 1 };
};

/** The column just emptied takes the top of the reserve, where the game says so. */
const refill = (game: CompiledGame, piles: Cards[], from: Pile): void => {
  if (!game.reserve || from.kind !== 'column' || piles[from.index]?.length) return;
  if (game.spec.tableau?.refill !== 'reserve') return;
  const reserve = piles[game.reserve.index] ?? [];
  piles[from.index] = reserve.slice(-1);
  piles[game.reserve.index] = reserve.slice(0, -1);
};

/** The face-down counts after cards left a column: a card that is uncovered turns face up. */
const turnUp = (faceDown: readonly number[], from: Pile, left: number): readonly number[] => {
  const hidden = from.kind === 'column' ? (faceDown[from.ordinal] ?? 0) : 0;
  if (hidden === 0 || hidden < left) return faceDown;
  return faceDown.map((count, ordinal) =>
    ordinal === from.ordinal ? Math.max(0, left - 1) : count,
  );
};

/** Plays a move already known to be legal. */
export const applyLegalMove = (
  game: CompiledGame,
  position: Position,
  from: Pile,
  to: Pile,
  count: number,
): Position => {
  if (from.kind === 'stock') return turn(game, position, to);
  if (to.kind === 'stock') return redeal(game, position, from);
  const piles = position.piles.slice();
  const source = piles[from.index] ?? [];
  const left = source.length - count;
  const target: Card[] = (piles[to.index] ?? []).slice();
  for (let index = left; index < source.length; index++) target.push(source[index] ?? 0);
  piles[to.index] = target;
  piles[from.index] = source.slice(0, left);
  refill(game, piles, from);
  const next = withPiles(position, piles);
  const faceDown = turnUp(position.faceDown, from, left);
  return faceDown === position.faceDown ? next : { ...next, faceDown };
};
