/**
 * A game whose columns build down in suit, where a card takes all that covers it along and only
 * kings open an empty column: made and unmade move by move, in place.
 *
 * A card has one place in a column beside the one where it was found: on the next higher of its
 * suit, or, for a king, at the foot of a column. Nothing ever comes back. So one bit a card (has it
 * left its first place), the number of cards drawn, and the foundations say everything.
 */
import { PACK_SIZE, RANKS, SUITS, rankOf, suitOf, type Card } from '../engine/card.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import { cardsOf, type Position } from '../engine/position.js';
import { ColumnModel, DRAW, FOOT, NONE, STOCK, UP, WASTE } from './column-model.js';
import { at, packSizes } from './typed.js';

/** Kings come last: every card from here on is one. */
export const FIRST_KING = (RANKS - 1) * SUITS;
/** Cards whose bit is in the second word of the key. */
const SECOND_WORD = 32;
/** Each card goes to a column at most once and up at most once, and is drawn at most once. */
const LONGEST_TRAIL = PACK_SIZE * 3;

export class GroupModel extends ColumnModel {
  wasteTop = NONE;
  /** Columns without a card. */
  empties = 0;
  /** Kings that are neither at the foot of a column nor up. */
  kingsToPlace = 0;
  /** Cards of the stock turned, and how many there are. */
  drawn = 0;
  readonly stockSize: number;
  readonly #stock: Uint8Array;
  /** What each card of the waste lies on there. */
  readonly #underInWaste = new Uint8Array(PACK_SIZE).fill(NONE);
  /** One bit a card: whether it has left its first place. */
  #movedLow = 0;
  #movedHigh = 0;
  /** For each move made, whether its card had been moved before. */
  readonly #movedBefore = new Uint8Array(LONGEST_TRAIL);

  constructor(game: CompiledGame, position: Position) {
    super(game.columns.length, LONGEST_TRAIL);
    const { below } = this;
    this.#stock = Uint8Array.from(cardsOf(position, game.stock)).reverse();
    this.stockSize = this.#stock.length;
    for (const card of this.#stock) below[card] = STOCK;
    for (const card of cardsOf(position, game.wastes[0])) this.#layOnWaste(card);
    game.columns.forEach((pile, column) => {
      let under = FOOT;
      for (const card of cardsOf(position, pile)) {
        below[card] = under;
        if (under !== FOOT) this.above[under] = card;
        under = card;
        this.expose(card, column);
      }
      if (under === FOOT) this.empties++;
    });
    for (const pile of game.foundations)
      for (const card of cardsOf(position, pile)) this.up[suitOf(card)] = rankOf(card);
    for (let king = FIRST_KING; king < PACK_SIZE; king++)
      if (at(below, king) !== FOOT && at(below, king) !== UP) this.kingsToPlace++;
  }

  /** Writes all that can differ between two positions of one search into three words. */
  writeKey(key: Uint32Array): void {
    key[0] = this.#movedLow;
    key[1] = this.#movedHigh | (this.drawn << 20);
    key[2] = packSizes(this.up);
  }

  /** Whether the whole column under this card is its suit in order, from the king at the foot. */
  isSettled(card: Card): boolean {
    const { below } = this;
    let next = card;
    while (at(below, next) === next + SUITS) next += SUITS;
    return next >= FIRST_KING && at(below, next) === FOOT;
  }

  /** Turns the next card of the stock onto the waste. */
  draw(): void {
    this.note(DRAW, STOCK, WASTE);
    this.#layOnWaste(at(this.#stock, this.drawn++));
  }

  /** Takes a card, with what covers it, to another card, to the foot of a column or UP. */
  move(card: Card, onto: number): void {
    const depth = this.note(card, at(this.below, card), onto);
    const high = card >= SECOND_WORD;
    const bit = 1 << (card & 31);
    const moved = high ? this.#movedHigh : this.#movedLow;
    this.#movedBefore[depth] = moved & bit ? 1 : 0;
    if (high) this.#movedHigh = moved | bit;
    else this.#movedLow = moved | bit;
    const tail = this.#take(card);
    this.#put(card, tail, onto);
  }

  /** Takes the last move back. */
  undo(): void {
    const depth = --this.depth;
    const card = this.cardAt(depth);
    if (card === DRAW) {
      const turned = at(this.#stock, --this.drawn);
      this.#offWaste(turned);
      this.below[turned] = STOCK;
      return;
    }
    if (at(this.#movedBefore, depth) === 0) {
      if (card >= SECOND_WORD) this.#movedHigh &= ~(1 << (card & 31));
      else this.#movedLow &= ~(1 << card);
    }
    const tail = this.#take(card);
    this.#put(card, tail, this.originAt(depth));
  }

  #layOnWaste(card: Card): void {
    this.#underInWaste[card] = this.wasteTop;
    if (this.wasteTop !== NONE) this.above[this.wasteTop] = card;
    this.below[card] = WASTE;
    this.wasteTop = card;
  }

  #offWaste(card: Card): void {
    this.wasteTop = at(this.#underInWaste, card);
    if (this.wasteTop !== NONE) this.above[this.wasteTop] = NONE;
  }

  /** Takes a card from where it lies; the last of those that come along. */
  #take(card: Card): Card {
    const from = at(this.below, card);
    if (card >= FIRST_KING && from !== FOOT && from !== UP) this.kingsToPlace--;
    if (from === WASTE) {
      this.#offWaste(card);
      return card;
    }
    if (from === UP) {
      this.up[suitOf(card)] = rankOf(card) - 1;
      return card;
    }
    if (from === FOOT) this.empties++;
    return this.lift(card);
  }

  #put(card: Card, tail: Card, onto: number): void {
    if (card >= FIRST_KING && onto !== FOOT && onto !== UP) this.kingsToPlace++;
    if (onto === WASTE) {
      this.#layOnWaste(card);
      return;
    }
    this.below[card] = onto;
    if (onto === UP) {
      this.up[suitOf(card)] = rankOf(card);
      return;
    }
    if (onto === FOOT) this.empties--;
    this.lay(card, tail, onto);
  }
}
