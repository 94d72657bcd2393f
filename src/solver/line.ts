/** A line of moves as the rules list them, written from what a search knows of it. */
import { applyLegalMove } from '../engine/apply-move.js';
import { PACK_SIZE, type Card } from '../engine/card.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import { isEffective, isStockMove, legalMoves } from '../engine/legality.js';
import { formatMove, type Move } from '../engine/move.js';
import { cardsOf, topOf, type Position } from '../engine/position.js';

/** Where a card goes: up, or to a column, there onto a card (0 to 51) or to the foot. */
export type Goal = 'up' | 'foot' | Card;

export class LineWriter {
  readonly moves: Move[] = [];

  constructor(
    readonly game: CompiledGame,
    public position: Position,
  ) {}

  /** Turns the stock once, or puts the waste back where there is nothing to turn. */
  turn(): void {
    this.#play((move) => isStockMove(this.game, move), 'turning the stock');
  }

  /** Turns the stock until this card is on top of the waste. */
  turnTo(card: Card): void {
    const [waste] = this.game.wastes;
    // Two rounds show every card that can come.
    for (let turns = 0; topOf(this.position, waste) !== card; turns++) {
      if (turns > 3 * PACK_SIZE) throw new Error(`Expected card ${card} to come to the waste`);
      this.turn();
    }
  }

  /** Takes a card, with what covers it, to its goal. */
  place(card: Card, goal: Goal): void {
    const { game, position } = this;
    this.#play((move) => {
      const { from, to, count = 1 } = move;
      const cards = cardsOf(position, game.byName.get(from));
      if (cards[cards.length - count] !== card || !isEffective(game, position, move)) return false;
      const pile = game.byName.get(to);
      if (goal === 'up') return pile?.kind === 'foundation';
      return (
        pile?.kind === 'column' && topOf(position, pile) === (goal === 'foot' ? undefined : goal)
      );
    }, `card ${card} going to ${goal}`);
  }

  #play(fits: (move: Move) => boolean, what: string): void {
    const { game, position } = this;
    const move = legalMoves(game, position).find(fits);
    const from = move && game.byName.get(move.from);
    const to = move && game.byName.get(move.to);
    if (!move || !from || !to)
      throw new Error(`Expected ${what} to be legal after ${this.moves.map(formatMove).join(' ')}`);
    this.position = applyLegalMove(game, position, from, to, move.count ?? 1);
    this.moves.push(move);
  }
}
