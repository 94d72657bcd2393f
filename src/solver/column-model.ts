/**
 * What the packed models of games with columns share: the columns as links from card to card, so that
 * a card is taken with all that covers it at once; the foundations; and the trail of moves made.
 */
import { PACK_SIZE, SUITS, type Card } from '../engine/card.js';
import { at } from './typed.js';

/** What a card can lie on beside another card (0 to 51). Up to FOOT it lies in a column. */
export const NONE = 52;
export const FOOT = 53;
export const WASTE = 54;
export const RESERVE = 55;
export const STOCK = 56;
export const UP = 57;
/** What the trail notes for a turned card: no card. */
export const DRAW = 63;

export class ColumnModel {
  /** What each card lies on: a card, or one of the places above. */
  readonly below = new Uint8Array(PACK_SIZE).fill(UP);
  /** What lies on each card. */
  readonly above = new Uint8Array(PACK_SIZE).fill(NONE);
  /** The exposed card of each column. */
  readonly tops: Uint8Array;
  /** Cards of each suit on the foundations. */
  readonly up = new Uint8Array(SUITS);
  /** How many moves were made. */
  depth = 0;
  /** The column of each card that is exposed in one. */
  readonly #columnOf = new Uint8Array(PACK_SIZE);
  /** The moves made: which card, what it lay on, what it was put on. */
  readonly #cards: Uint8Array;
  readonly #origins: Uint8Array;
  readonly #goals: Uint8Array;

  constructor(columns: number, longestTrail: number) {
    this.tops = new Uint8Array(columns).fill(NONE);
    this.#cards = new Uint8Array(longestTrail);
    this.#origins = new Uint8Array(longestTrail);
    this.#goals = new Uint8Array(longestTrail);
  }

  get cardsUp(): number {
    const { up } = this;
    return at(up, 0) + at(up, 1) + at(up, 2) + at(up, 3);
  }

  /** Whether a card lies in a column with nothing on it. */
  isExposed(card: Card): boolean {
    return at(this.below, card) <= FOOT && at(this.above, card) === NONE;
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

  /** What the card of a move of the past lay on before. */
  protected originAt(depth: number): number {
    return at(this.#origins, depth);
  }

  /** Notes a move down; its place in the trail. */
  protected note(card: number, from: number, onto: number): number {
    const depth = this.depth++;
    this.#cards[depth] = card;
    this.#origins[depth] = from;
    this.#goals[depth] = onto;
    return depth;
  }

  protected expose(card: Card, column: number): void {
    this.tops[column] = card;
    this.#columnOf[card] = column;
  }

  /** Takes a card out of its column; the last of those that come along. */
  protected lift(card: Card): Card {
    const tail = this.topFrom(card);
    const column = at(this.#columnOf, tail);
    const from = at(this.below, card);
    if (from === FOOT) this.tops[column] = NONE;
    else {
      this.above[from] = NONE;
      this.expose(from, column);
    }
    return tail;
  }

  /** Lays a card, and those on it up to the last, on a card or at the foot of an empty column. */
  protected lay(card: Card, tail: Card, onto: number): void {
    if (onto === FOOT) this.expose(tail, this.tops.indexOf(NONE));
    else {
      this.above[onto] = card;
      this.expose(tail, at(this.#columnOf, onto));
    }
  }
}
