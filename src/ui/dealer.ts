/** Lays out deals: the one of a number, a random one, or one proved winnable. */
import type { GameOptions } from '../engine/game-spec.js';
import type { AdviceController } from './advice-controller.js';
import { randomDeal } from './new-game.js';
import type { Table } from './table.js';

/** The game that is dealt. */
export interface DealtGame {
  readonly table: Table;
  readonly advice: AdviceController;
  /** What the page chose for new deals. */
  options(): Partial<GameOptions>;
  /** Whether deals that nobody named are to be winnable ones. */
  winnable(): boolean;
}

/** What a page is told whose search was given up. */
export const gaveUp = (): DOMException =>
  new DOMException('The search for a deal that can be won was given up.', 'AbortError');

export class Dealer {
  constructor(readonly game: DealtGame) {}

  deal(deal: number): void {
    const { table } = this.game;
    table.start(table.rules.deal(deal, this.game.options()), deal);
  }

  /** The cards of a deal in the place of one that is not known yet. */
  keepPlace(deal: number): void {
    const { table } = this.game;
    table.keepPlace(table.rules.deal(deal, this.game.options()));
  }

  /** A random deal; where it is to be a winnable one, that takes its place unless play has begun. */
  dealRandom(): void {
    const deal = randomDeal();
    this.deal(deal);
    if (!this.game.winnable()) return;
    const { attempt } = this.game.table;
    void this.#findWinnable(deal).then((found) => {
      if (found && found !== deal && this.game.table.attempt === attempt) this.deal(found);
    });
  }

  /**
   * The first deal from a number on that is proved winnable.
   * @throws AbortError when the search for it is given up
   */
  async dealWinnable(first: number): Promise<number> {
    const found = await this.#findWinnable(first);
    if (!found) throw gaveUp();
    this.deal(found);
    return found;
  }

  #findWinnable(first: number): Promise<number | undefined> {
    return this.game.advice.findWinnable(first, this.game.options());
  }
}
