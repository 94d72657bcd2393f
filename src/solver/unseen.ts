/** What the player cannot see, and the same table with those cards in an order drawn by lot. */
import type { Card } from '../engine/card.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import { shuffle, type NextNumber } from '../engine/deal-number.js';
import { cardsOf, type Position } from '../engine/position.js';

/** How many cards at the bottom of each pile nobody has seen; all else is known. */
const unseenIn = (game: CompiledGame, position: Position): number[] =>
  game.piles.map((pile) => {
    const size = cardsOf(position, pile).length;
    switch (pile.kind) {
      case 'stock':
        // From the first redeal on every card of it has been in the waste.
        return position.redealsUsed === 0 ? size : 0;
      case 'reserve':
        return Math.max(0, size - 1);
      case 'column':
        return position.faceDown[pile.ordinal] ?? 0;
      default:
        return 0;
    }
  });

export class Unseen {
  readonly #counts: readonly number[];
  /** Sorted, so that nothing of their order is left. */
  readonly cards: readonly Card[];

  constructor(game: CompiledGame, position: Position) {
    this.#counts = unseenIn(game, position);
    this.cards = this.#counts
      .flatMap((count, index) => position.piles[index]?.slice(0, count) ?? [])
      .sort((one, other) => one - other);
  }

  /** The unseen cards in an order drawn by lot. */
  draw(next: NextNumber): Card[] {
    return shuffle([...this.cards], next);
  }

  /** A table that differs in the order of the unseen cards alone. */
  deal(position: Position, cards: readonly Card[]): Position {
    let place = 0;
    const piles = position.piles.map((pile, index) => {
      const count = this.#counts[index] ?? 0;
      if (count === 0) return pile;
      place += count;
      return [...cards.slice(place - count, place), ...pile.slice(count)];
    });
    return { ...position, piles };
  }
}
