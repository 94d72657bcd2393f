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
import { at } from './typed.js';

/** What a card can lie on beside another card (0 to 51). */
export const NONE = 52;
export const FOOT = 53;
export const WASTE = 54;
export const STOCK = 55;
export const UP = 56;

const FIRST_KING = (RANKS - 1) * SUITS;
/** What the trail notes for a turned card: no card. */
export const DRAW = 63;
/** Cards whose bit is in the second word of the key. */
const SECOND_WORD = 32;
/** Each card goes to a column at most once and up at most once, and is drawn at most once. */
const LONGEST_TRAIL = PACK_SIZE * 3;

export class GroupModel {
  /** What each card lies on: a card, or one of the places above. */
  readonly below = new Uint8Array(PACK_SIZE).fill(UP);
  /** What lies on each card of the columns and the waste. */
  readonly above = new Uint8Array(PACK_SIZE).fill(NONE);
  /** The exposed card of each column. */
  readonly tops: Uint8Array;
  /** Cards of each suit on the foundations. */
  readonly up = new Uint8Array(SUITS);
  wasteTop = NONE;
  /** Columns without a card. */
  empties = 0;
  /** Kings that are neither at the foot of a column nor up. */
  kingsToPlace = 0;
  /** Cards of the stock turned, and how many there are. */
  drawn = 0;
  readonly stockSize: number;
  readonly #stock: Uint8Array;
  /** The column of each card that is exposed in one. */
  readonly #columnOf = new Uint8Array(PACK_SIZE);
  /** What each card of the waste lies on there. */
  readonly #underInWaste = new Uint8Array(PACK_SIZE).fill(NONE);
  /** One bit a card: whether it has left its first place. */
  #movedLow = 0;
  #movedHigh = 0;
  /** The moves made: which card, what it lay on, whether it had been moved before. */
  readonly #cards = new Uint8Array(LONGEST_TRAIL);
  readonly #origins = new Uint8Array(LONGEST_TRAIL);
  readonly #goals = new Uint8Array(LONGEST_TRAIL);
  readonly #movedBefore = new Uint8Array(LONGEST_TRAIL);
  /** How many moves were made. */
  depth = 0;

  constructor(game: CompiledGame, position: Position) {
    const { below } = this;
    this.tops = new Uint8Array(game.columns.length).fill(NONE);
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
        this.#expose(card, column);
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
    const { up } = this;
    key[0] = this.#movedLow;
    key[1] = this.#movedHigh | (this.drawn << 20);
    key[2] = at(up, 0) | (at(up, 1) << 4) | (at(up, 2) << 8) | (at(up, 3) << 12);
  }

  get cardsUp(): number {
    const { up } = this;
    return at(up, 0) + at(up, 1) + at(up, 2) + at(up, 3);
  }

  /** Whether the whole column under this card is its suit in order, from the king at the foot. */
  isSettled(card: Card): boolean {
    const { below } = this;
    let next = card;
    while (at(below, next) === next + SUITS) next += SUITS;
    return next >= FIRST_KING && at(below, next) === FOOT;
  }

  /** The exposed card of the column in which this card lies. */
  topFrom(card: Card): Card {
    const { above } = this;
    let top = card;
    while (at(above, top) !== NONE) top = at(above, top);
    return top;
  }

  /** The card that a move of the past took; DRAW where it turned one. */
  cardAt(depth: number): number {
    return at(this.#cards, depth);
  }

  /** What a move of the past put its card on. */
  ontoAt(depth: number): number {
    return at(this.#goals, depth);
  }

  /** Turns the next card of the stock onto the waste. */
  draw(): void {
    this.#cards[this.depth++] = DRAW;
    this.#layOnWaste(at(this.#stock, this.drawn++));
  }

  /** Takes a card, with what covers it, to another card, to the foot of a column or UP. */
  move(card: Card, onto: number): void {
    const { depth } = this;
    const high = card >= SECOND_WORD;
    const bit = 1 << (card & 31);
    const moved = high ? this.#movedHigh : this.#movedLow;
    this.#cards[depth] = card;
    this.#origins[depth] = at(this.below, card);
    this.#goals[depth] = onto;
    this.#movedBefore[depth] = moved & bit ? 1 : 0;
    this.depth = depth + 1;
    if (high) this.#movedHigh = moved | bit;
    else this.#movedLow = moved | bit;
    const tail = this.#take(card);
    this.#put(card, tail, onto);
  }

  /** Takes the last move back. */
  undo(): void {
    const depth = --this.depth;
    const card = at(this.#cards, depth);
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
    this.#put(card, tail, at(this.#origins, depth));
  }

  #expose(card: Card, column: number): void {
    this.tops[column] = card;
    this.#columnOf[card] = column;
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
    const tail = this.topFrom(card);
    const column = at(this.#columnOf, tail);
    if (from === FOOT) {
      this.tops[column] = NONE;
      this.empties++;
      return tail;
    }
    this.above[from] = NONE;
    this.#expose(from, column);
    return tail;
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
    } else if (onto === FOOT) {
      this.empties--;
      this.#expose(tail, this.tops.indexOf(NONE));
    } else {
      this.above[onto] = card;
      this.#expose(tail, at(this.#columnOf, onto));
    }
  }
}
