/**
 * The moves worth trying in a game of runs (run-model.ts), and those that can do no harm and are
 * played at once. The proofs take a win and put its moves in another order.
 */
import { PACK_SIZE, suitOf, SUITS, type Card } from '../engine/card.js';
import { FOOT, NONE, RESERVE, STOCK, UP } from './column-model.js';
import { twinOf, type RunModel } from './run-model.js';
import { at } from './typed.js';

/** Which prunings are on: all, but in the tests that show them harmless. */
export interface RunPruning {
  /** Cards of columns and reserve that no column can still need go up at once (`isSafe`). */
  readonly safe: boolean;
  /**
   * Part of a run goes to another column only where the card it uncovers is of use at once: it goes
   * up, its other child can be put on it, or, going round the corner, a card of its own column can
   * follow to the end of that part. In any win such a move can wait until one of these comes next:
   * until then the part can as well lie where it is, and moves along with what carries it. Where the
   * other child, or the end of the part, is up but may come back, that counts as well.
   */
  readonly split: boolean;
  /**
   * A card comes back from its foundation only where a card is at hand that goes on it, or on one
   * that comes back after it. In any win it can wait until such a card is put there: nothing else
   * is gained by its coming back.
   */
  readonly back: boolean;
  /**
   * A card goes up at once from where it could come back to: from a card it is built on, or, once the
   * reserve is empty, from the foot of a column. Going up and coming back undo one another, so positions
   * that differ in nothing else are one; and what can be done with the card in its column can be done
   * once it has come back. So it comes back only in one step with a card that is put on it.
   */
  readonly up: boolean;
  /** A position is left where one has been seen that leads to it by turning the stock alone. */
  readonly round: boolean;
}
export const allRunPruning: RunPruning = {
  safe: true,
  split: true,
  back: true,
  up: true,
  round: true,
};

/** A move worth trying in one number: the card, and above it what it goes onto. */
export const ONTO_SHIFT = 6;
export const CARD_MASK = 63;

/** Room for the moves from a position, and for those from each that cards coming back lead to. */
const LONGEST_LIST = 2048;

export class RunMoves {
  readonly list = new Uint16Array(LONGEST_LIST);
  /** Whether each card can be played by itself: it is exposed, or can come to the top of the waste. */
  readonly #free = new Uint8Array(PACK_SIZE + 1);

  constructor(
    readonly model: RunModel,
    readonly pruning: RunPruning,
  ) {}

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

  /** Makes a move, and what can do no harm after it. */
  play(step: number): void {
    this.model.move(step & CARD_MASK, step >> ONTO_SHIFT);
    this.playSafe();
  }

  /** Plays up whatever no column can still need, and whatever could come back. */
  playSafe(): void {
    for (let card = this.#safe(); card !== NONE; card = this.#safe()) this.model.move(card, UP);
  }

  #safe(): Card {
    const { model, pruning } = this;
    const { reserveTop, tops } = model;
    for (let column = 0; column < tops.length; column++) {
      const top = at(tops, column);
      if (top === NONE || !model.fitsUp(top)) continue;
      if ((pruning.safe && this.isSafe(top)) || (pruning.up && this.#couldComeBack(top)))
        return top;
    }
    if (!pruning.safe || reserveTop === NONE) return NONE;
    return model.fitsUp(reserveTop) && this.isSafe(reserveTop) ? reserveTop : NONE;
  }

  /** Whether an exposed card of a column could come back to its place there, having gone up. */
  #couldComeBack(card: Card): boolean {
    const { model } = this;
    if (at(model.height, card) === 0) return false;
    return model.isBuilt(card) || (at(model.below, card) === FOOT && model.reserveSize === 0);
  }

  /** Lists the moves from the position on the model; how many. */
  fill(): number {
    const { model, list } = this;
    const { below, tops, reserveTop, up } = model;
    const free = this.#free.fill(0);
    model.markComing(free);
    free[reserveTop] = 1;
    for (let column = 0; column < tops.length; column++) free[at(tops, column)] = 1;
    let size = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      const next = model.cardOf(suit, at(up, suit));
      if (at(free, next) === 1) list[size++] = next | (UP << ONTO_SHIFT);
    }
    for (let column = 0; column < tops.length; column++) {
      const top = at(tops, column);
      if (top !== NONE) size = this.listPuts(top, size);
    }
    if (!tops.includes(NONE)) return size;
    for (let card = 0; card < PACK_SIZE; card++)
      if (at(below, card) !== FOOT && this.#isWorthPutting(card, FOOT))
        list[size++] = card | (FOOT << ONTO_SHIFT);
    return size;
  }

  /** Lists the cards that can be put on an exposed one, from a place of the list on; the place after. */
  listPuts(top: Card, start: number): number {
    let size = start;
    for (let side = 0; side < 2; side++) {
      const child = at(this.model.children, 2 * top + side);
      if (child !== NONE && this.#isWorthPutting(child, top))
        this.list[size++] = child | (top << ONTO_SHIFT);
    }
    return size;
  }

  /**
   * Lists the cards that can come back for another to be put on them, from a place of the list on; the
   * place after. Of two that come back independently of one another the lower comes first.
   * @param last the one that came back just before, or NONE
   */
  listReturns(last: Card, start: number): number {
    const { model, list } = this;
    const { parents, up } = model;
    let size = start;
    if (!this.pruning.up) return size;
    const opens = model.reserveSize === 0 && model.tops.includes(NONE);
    for (let suit = 0; suit < SUITS; suit++) {
      // A base card stays.
      if (at(up, suit) < 2) continue;
      const card = model.cardOf(suit, at(up, suit) - 1);
      const isInOrder = last === NONE || card > last || suit === suitOf(last);
      for (let side = 0; side < 3; side++) {
        const onto = side < 2 ? at(parents, 2 * card + side) : FOOT;
        if (!isInOrder && onto !== last) continue;
        if ((side < 2 ? model.isExposed(onto) : opens) && this.#isWorthTakingBack(card, onto))
          list[size++] = card | (onto << ONTO_SHIFT);
      }
    }
    return size;
  }

  #isWorthPutting(card: Card, onto: number): boolean {
    const { model } = this;
    const place = at(model.below, card);
    if (place === STOCK || place === RESERVE) return at(this.#free, card) === 1;
    if (place === UP)
      return !this.pruning.up && this.#isTopUp(card) && this.#isWorthTakingBack(card, onto);
    const tail = this.#runTop(card);
    if (tail === NONE || tail === onto) return false;
    return place === FOOT || this.#isWorthSplitting(card, place, tail);
  }

  /** Whether a card is on top of its foundation. */
  #isTopUp(card: Card): boolean {
    return at(this.model.height, card) + 1 === at(this.model.up, suitOf(card));
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
    if (place === STOCK || place === RESERVE) return at(this.#free, card) === 1;
    if (place === UP) return this.#mayComeBack(card) && (this.pruning.up || this.#isTopUp(card));
    const tail = this.#runTop(card);
    return tail !== NONE && tail !== columnTop;
  }

  /** Whether a card that is up may come back, be it after those on it. */
  #mayComeBack(card: Card): boolean {
    return at(this.model.height, card) > 0 && !(this.pruning.safe && this.isSafe(card));
  }

  #isWorthTakingBack(card: Card, onto: number): boolean {
    const { model } = this;
    if (!this.#mayComeBack(card)) return false;
    if (!this.pruning.back) return true;
    // For the card itself it must not come from the column to which it goes.
    let columnTop = onto;
    for (let height = at(model.height, card); height > 0; height--) {
      const lower = model.cardOf(suitOf(card), height);
      for (let side = 0; side < 2; side++)
        if (this.#isAtHand(at(model.children, 2 * lower + side), columnTop)) return true;
      columnTop = NONE;
    }
    return false;
  }

  #isWorthSplitting(card: Card, under: number, tail: Card): boolean {
    const { model } = this;
    if (!this.pruning.split || !model.isBuilt(card) || model.fitsUp(under)) return true;
    if (this.#isAtHand(twinOf(card), tail)) return true;
    for (let lower = under; lower < NONE; lower = at(model.below, lower))
      for (let side = 0; side < 2; side++)
        if (this.#isEndOfPart(at(model.parents, 2 * lower + side), tail)) return true;
    return false;
  }

  /** Whether a card (or NONE) is the last of a part of a run, or is up but could come back to it. */
  #isEndOfPart(card: Card, tail: Card): boolean {
    if (card === tail) return true;
    return this.pruning.up && at(this.model.below, card) === UP && this.#mayComeBack(card);
  }
}
