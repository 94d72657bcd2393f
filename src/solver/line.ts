/** A line of moves as the rules list them, written from what a search knows of it. */
import { applyLegalMove } from '../engine/apply-move.js';
import { PACK_SIZE, type Card } from '../engine/card.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import { isEffective, legalMoves } from '../engine/legality.js';
import type { Move } from '../engine/move.js';
import type { Pile } from '../engine/piles.js';
import { cardsOf, topOf, type Position } from '../engine/position.js';
import { DRAW, FOOT, UP, type ColumnModel } from './column-model.js';

export class LineWriter {
  readonly moves: Move[] = [];

  constructor(
    readonly game: CompiledGame,
    public position: Position,
  ) {}

  /**
   * Turns the stock once, or puts the waste back where there is nothing to turn; the search that asks for
   * it knows that the rules allow it.
   */
  turn(): void {
    const { stock, wastes } = this.game;
    const [waste = stock] = wastes;
    if (topOf(this.position, stock) === undefined) this.#make(waste, stock);
    else this.#make(stock, waste);
  }

  /** Writes down the moves made on a model of the position. */
  follow(model: ColumnModel): void {
    for (let index = 0; index < model.depth; index++) {
      const card = model.cardAt(index);
      if (card === DRAW) this.turn();
      else {
        this.bring(card);
        this.place(card, model.ontoAt(index));
      }
    }
  }

  /** Turns the stock until this card is on top of the waste, where it is in one of them. */
  bring(card: Card): void {
    const { stock, wastes } = this.game;
    const [waste] = wastes;
    if (![stock, waste].some((pile) => cardsOf(this.position, pile).includes(card))) return;
    // Two rounds show every card that can come.
    for (let turns = 0; topOf(this.position, waste) !== card; turns++) {
      if (turns > 3 * PACK_SIZE) throw new Error(`Expected card ${card} to come to the waste`);
      this.turn();
    }
  }

  /** Takes a card, with what covers it, UP, to the FOOT of a column, or onto a card. */
  place(card: Card, onto: number): void {
    const { game, position } = this;
    const { byName } = game;
    const move = legalMoves(game, position).find((candidate) => {
      const { from, to, count = 1 } = candidate;
      const cards = cardsOf(position, byName.get(from));
      if (cards[cards.length - count] !== card || !isEffective(game, position, candidate))
        return false;
      const pile = byName.get(to);
      if (onto === UP) return pile?.kind === 'foundation';
      return (
        pile?.kind === 'column' && topOf(position, pile) === (onto === FOOT ? undefined : onto)
      );
    });
    const from = move && byName.get(move.from);
    const to = move && byName.get(move.to);
    if (!from || !to) throw new Error(`Expected card ${card} to go onto ${onto}`);
    this.#make(from, to, move);
  }

  /** Makes a legal move; lines are mostly turns of the stock, for which no list is needed. */
  #make(from: Pile, to: Pile, move: Move = { from: from.name, to: to.name }): void {
    this.position = applyLegalMove(this.game, this.position, from, to, move.count ?? 1);
    this.moves.push(move);
  }
}
