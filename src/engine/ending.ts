/** Won, lost, stuck, and the score. */
import { PACK_SIZE } from './card.js';
import type { CompiledGame } from './compiled-game.js';
import { isEffective, isStockMove, legalMoves, canPut } from './legality.js';
import { cardsOf, sizeOf, type Cards, type Position } from './position.js';

/** What the rules say of a position. (A player may also have stopped: that is not of the rules.) */
export type RulesStatus = 'playing' | 'won' | 'lost';

/** Cards on the foundations, 0 to 52. */
export const scoreOf = (game: CompiledGame, position: Position): number =>
  game.foundations.reduce((sum, pile) => sum + sizeOf(position, pile), 0);

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

/** Turns the stock to its end and says whether a waste top on the way could be played. */
const passHasPlay = (game: CompiledGame, position: Position, stock: Cards): boolean => {
  const [waste] = game.wastes;
  for (let left = stock.length; waste && left > 0;) {
    left = Math.max(0, left - position.options.draw);
    const card = stock[left] ?? 0;
    if (game.destinations.some((to) => canPut(game, position, card, waste, to))) return true;
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
  const stock = cardsOf(position, game.stock);
  const waste = cardsOf(position, game.wastes[0]);
  if (passHasPlay(game, position, stock)) return false;
  const { redeals } = position.options;
  if (redeals !== 'unlimited' && position.redealsUsed >= redeals) return true;
  return !passHasPlay(game, position, [...stock, ...waste.slice().reverse()]);
};
