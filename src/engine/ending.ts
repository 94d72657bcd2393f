/** Won, lost, stuck, and the score. */
import { PACK_SIZE } from './card.js';
import type { CompiledGame } from './compiled-game.js';
import { isEffective, isStockMove, legalMoves, canPut } from './legality.js';
import { topOf, type Cards, type Position } from './position.js';

/** What the rules say of a position. (A player may also have stopped: that is not of the rules.) */
export type RulesStatus = 'playing' | 'won' | 'lost';

/** Cards on the foundations, 0 to 52. */
export const scoreOf = (game: CompiledGame, position: Position): number =>
  game.foundations.reduce((sum, { index }) => sum + (position.piles[index]?.length ?? 0), 0);

/**
 * A game that ends lost does so when no effective move is left. In such games every effective move
 * is irreversible, so the test is exact.
 */
export const statusOf = (game: CompiledGame, position: Position): RulesStatus => {
  if (scoreOf(game, position) === PACK_SIZE) return 'won';
  if (game.spec.ending !== 'lost') return 'playing';
  return legalMoves(game, position).some((move) => isEffective(game, position, move))
    ? 'playing'
    : 'lost';
};

/** Whether a card on top of the waste could be played anywhere, given the rest of the table. */
const wastePlays = (game: CompiledGame, position: Position, waste: Cards): boolean => {
  const card = topOf(waste);
  const [from] = game.wastes;
  return (
    card !== undefined &&
    from !== undefined &&
    game.destinations.some((to) => canPut(game, position, card, from, to))
  );
};

/** Turns the stock to its end and says whether a waste top on the way could be played. */
const passHasPlay = (
  game: CompiledGame,
  position: Position,
  stock: Cards,
  waste: Cards,
): boolean => {
  const pile = waste.slice();
  for (let left = stock.length; left > 0;) {
    for (let turned = 0; turned < position.options.draw && left > 0; turned++)
      pile.push(stock[--left] ?? -1);
    if (wastePlays(game, position, pile)) return true;
  }
  return false;
};

/**
 * Whether it is certain that nothing can happen any more: no effective move now, none in the rest of
 * this pass, and none in one whole pass after the redeal where one is left. While nothing is played
 * a further pass shows the same cards again, so one is proof enough. Every card is looked at, also
 * those face down: this is a verdict of the rules, not advice.
 */
export const isStuck = (game: CompiledGame, position: Position): boolean => {
  if (game.spec.ending !== 'stuck' || scoreOf(game, position) === PACK_SIZE) return false;
  const effective = legalMoves(game, position).some(
    (move) => !isStockMove(game, move) && isEffective(game, position, move),
  );
  if (effective) return false;
  const stock = position.piles[game.stock.index] ?? [];
  const waste = position.piles[game.wastes[0]?.index ?? -1] ?? [];
  if (passHasPlay(game, position, stock, waste)) return false;
  const { redeals } = position.options;
  if (redeals !== 'unlimited' && position.redealsUsed >= redeals) return true;
  const all = [...waste, ...stock.slice().reverse()].reverse();
  return !passHasPlay(game, position, all, []);
};
