/**
 * The moves worth trying in a game of runs (run-model.ts), and those that can do no harm and are
 * played at once. The proofs take a win and put its moves in another order.
 */
import { PACK_SIZE, suitOf, SUITS, type Card } from '../engine/card.js';
import { FOOT, NONE, RESERVE, STOCK, UP } from './column-model.js';
import type { RunModel } from './run-model.js';
import { at } from './typed.js';

/** Which prunings are on: all, but in the tests that show them harmless. */
export interface RunPruning {
  /** Cards of columns and reserve that no column can still need go up at once (`isSafe`). */
  readonly safe: boolean;
  /**
   * Part of a run goes to another column only where the card it uncovers is of use at once: it goes
   * up, its other child can be put on it, or, going round the corner, a card of its own column can
   * follow to the end of that part. In any win such a move can wait until one of these comes next:
   * until then the part can as well lie where it is, and moves along with what carries it.
   */
  readonly split: boolean;
  /**
   * A card comes back from its foundation only where a card is at hand that goes on it, or on one
   * that comes back after it. In any win it can wait until such a card is put there: nothing else
   * is gained by its coming back.
   */
  readonly back: boolean;
}
export const allRunPruning: RunPruning = { safe: true, split: true, back: true };

/** A move worth trying in one number: the card, and above it what it goes onto. */
export const ONTO_SHIFT = 6;
export const CARD_MASK = 63;

export class RunMoves {
  readonly list = new Uint16Array(512);
  readonly #children = new Uint8Array(PACK_SIZE * 2).fill(NONE);
  /** Whether each card of the stock can come to the top of the waste now. */
  readonly #comes = new Uint8Array(PACK_SIZE + 1);

  constructor(
    readonly model: RunModel,
    readonly pruning: RunPruning,
  ) {
    const { parents } = model;
    for (let card = 0; card < PACK_SIZE; card++)
      for (let side = 0; side < 2; side++) {
        const parent = at(parents, 2 * card + side);
        if (parent === NONE) continue;
        const first = 2 * parent;
        this.#children[at(this.#children, first) === NONE ? first : first + 1] = card;
      }
  }

  /**
   * Whether no column can still need this card: both suits of the other colour have reached two
   * ranks below it and its twin three, so whatever it could carry goes up by itself. Where ranks
   * go round, only once all bases are up.
   */
  isSafe(card: Card): boolean {
    const { up, height } = this.model;
    const own = at(height, card);
    const suit = suitOf(card);
    // Going round the corner, a base card carries the last cards of all.
    if (own === 0) return false;
    for (let other = 0; other < 4; other++) {
      if (other === suit) continue;
      const size = at(up, other);
      if (size === 0 || size < own - (other === (suit ^ 3) ? 2 : 1)) return false;
    }
    return true;
  }

  /** Plays up whatever no column can still need. */
  playSafe(): void {
    const { model, pruning } = this;
    for (let card = pruning.safe ? this.#safe() : NONE; card !== NONE; card = this.#safe())
      model.move(card, UP);
  }

  #safe(): Card {
    const { model } = this;
    const { reserveTop } = model;
    for (const top of model.tops)
      if (top !== NONE && model.fitsUp(top) && this.isSafe(top)) return top;
    return reserveTop !== NONE && model.fitsUp(reserveTop) && this.isSafe(reserveTop)
      ? reserveTop
      : NONE;
  }

  /** Lists the moves from the position on the model; how many. */
  fill(): number {
    const { model, list } = this;
    const { below, tops, round } = model;
    let size = 0;
    const comes = this.#comes.fill(0);
    for (let index = 0; index < model.roundSize; index++) {
      if (!model.canCome(index)) continue;
      const card = at(round, index);
      comes[card] = 1;
      if (model.fitsUp(card)) list[size++] = card | (UP << ONTO_SHIFT);
    }
    const { reserveTop } = model;
    if (reserveTop !== NONE) {
      comes[reserveTop] = 1;
      if (model.fitsUp(reserveTop)) list[size++] = reserveTop | (UP << ONTO_SHIFT);
    }
    let empty = false;
    for (const top of tops) {
      if (top === NONE) {
        empty = true;
        continue;
      }
      if (model.fitsUp(top)) list[size++] = top | (UP << ONTO_SHIFT);
      for (let side = 0; side < 2; side++) {
        const child = at(this.#children, 2 * top + side);
        if (child !== NONE && this.#isWorthPutting(child, top))
          list[size++] = child | (top << ONTO_SHIFT);
      }
    }
    if (!empty) return size;
    for (let card = 0; card < PACK_SIZE; card++)
      if (at(below, card) !== FOOT && this.#isWorthPutting(card, FOOT))
        list[size++] = card | (FOOT << ONTO_SHIFT);
    return size;
  }

  #isWorthPutting(card: Card, onto: number): boolean {
    const { model } = this;
    const place = at(model.below, card);
    if (place === STOCK || place === RESERVE) return at(this.#comes, card) === 1;
    if (place === UP) return this.#isTopUp(card) && this.#isWorthTakingBack(card, onto);
    const tail = this.#runTop(card);
    if (tail === NONE || tail === onto) return false;
    return place === FOOT || this.#isWorthSplitting(card, place, tail);
  }

  /** The card of the same suit that lies under this one on a foundation. */
  #under(card: Card): Card {
    return (card + PACK_SIZE - SUITS) % PACK_SIZE;
  }

  /** Whether a card is on top of its foundation and may come back. */
  #isTopUp(card: Card): boolean {
    const { height, up } = this.model;
    const own = at(height, card);
    return own > 0 && own + 1 === at(up, suitOf(card));
  }

  /** The exposed card of the run that begins with this one; NONE where those above are no run. */
  #runTop(card: Card): Card {
    const { model } = this;
    let top = card;
    for (;;) {
      const next = at(model.above, top);
      if (next === NONE) return top;
      if (!model.isBuilt(next)) return NONE;
      top = next;
    }
  }

  /** Whether a card could be put on another that is exposed, in a column whose top is given. */
  #isAtHand(card: Card, columnTop: Card): boolean {
    if (card === NONE) return false;
    const place = at(this.model.below, card);
    if (place === STOCK || place === RESERVE) return at(this.#comes, card) === 1;
    if (place === UP) return this.#isTopUp(card);
    const tail = this.#runTop(card);
    return tail !== NONE && tail !== columnTop;
  }

  #isWorthTakingBack(card: Card, onto: number): boolean {
    if (this.pruning.safe && this.isSafe(card)) return false;
    if (!this.pruning.back) return true;
    // For the card itself it must not come from the column to which it goes.
    let columnTop = onto;
    for (let lower = card; at(this.model.height, lower) > 0; lower = this.#under(lower)) {
      for (let side = 0; side < 2; side++)
        if (this.#isAtHand(at(this.#children, 2 * lower + side), columnTop)) return true;
      columnTop = NONE;
    }
    return false;
  }

  #isWorthSplitting(card: Card, under: number, tail: Card): boolean {
    const { model } = this;
    if (!this.pruning.split || !model.isBuilt(card) || model.fitsUp(under)) return true;
    if (this.#isAtHand(at(model.twin, card), tail)) return true;
    for (let lower = under; lower < NONE; lower = at(model.below, lower))
      if (at(model.parents, 2 * lower) === tail || at(model.parents, 2 * lower + 1) === tail)
        return true;
    return false;
  }
}
