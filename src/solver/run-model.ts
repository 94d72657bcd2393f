/**
 * A game whose columns build down in alternating colours and are filled from a reserve, with a
 * stock that goes round: made and unmade move by move, in place.
 *
 * In a column a card lies where it was found, at the foot, or on one of two cards: the next rank in
 * the two suits of the other colour. Two bits say which; which column is which does not matter. The
 * stock is taken as one step: what counts is which of its cards can come to the top of the waste,
 * not the single turns.
 */
import { opensWith, type CompiledGame } from '../engine/compiled-game.js';
import { isRed, PACK_SIZE, rankOf, RANKS, suitOf, SUITS, type Card } from '../engine/card.js';
import { cardsOf, type Position } from '../engine/position.js';
import { ColumnModel, FOOT, NONE, RESERVE, STOCK, UP } from './column-model.js';
import type { Covers } from './state-table.js';
import { at, packSizes } from './typed.js';

/** Codes of places in the key; ON_LOWER + 1 is the parent of the higher suit. */
const FIRST_PLACE = 0;
const AT_FOOT = 1;
const ON_LOWER = 2;

/** So many bits of a card's number say where in a word its code is, the others in which. */
const CARDS_SHIFT = 4;
const CARD_IN_WORD = (1 << CARDS_SHIFT) - 1;
const WORD_OF_REST = 3;
const UP_SHIFT = 8;
const WASTE_SHIFT = 24;
const LONGEST_TRAIL = 256;
/** In the trail: that a move had a column filled from the reserve; below it the waste, above the redeals. */
const REFILLED = 64;
const REDEALS_SHIFT = 7;

const shiftOf = (card: Card): number => (card & CARD_IN_WORD) << 1;

/** The code of a card's place, in a key or in what becomes one. */
const codeIn = (words: Uint32Array, card: Card): number =>
  (at(words, card >> CARDS_SHIFT) >>> shiftOf(card)) & 3;

/** The other card of the same rank and colour. */
export const twinOf = (card: Card): Card => card ^ 3;

export class RunModel extends ColumnModel {
  readonly words: number;
  /** The two cards that each card can be built on, the lower suit first; NONE where there is none. */
  readonly parents = new Uint8Array(PACK_SIZE * 2).fill(NONE);
  /** The two cards that can be built on each card, the lower suit first; NONE where there is none. */
  readonly children = new Uint8Array(PACK_SIZE * 2).fill(NONE);
  /** How many cards of its suit are up before each card: 0 for a base card. */
  readonly height = new Uint8Array(PACK_SIZE);
  /** Cards left in the reserve, and the cards themselves from the first one dealt. */
  reserveSize = 0;
  readonly #reserve: Uint8Array;
  /** Cards left of stock and waste in the order in which they are turned, and how many. */
  readonly round: Uint8Array;
  roundSize = 0;
  /** How many of those lie in the waste. */
  wasteSize = 0;
  redealsUsed = 0;
  readonly draw: number;
  readonly redeals: number;
  /** The rank of the base cards, from 0. */
  #base = 0;
  readonly #firstRound: Uint8Array;
  readonly #firstBelow: Uint8Array;
  readonly #codes = new Uint32Array(WORD_OF_REST + 1);
  /** For each move made since the position was read: waste and redeals before it, and REFILLED. */
  readonly #trail = new Uint32Array(LONGEST_TRAIL);

  constructor(game: CompiledGame, position: Position) {
    super(game.columns.length, LONGEST_TRAIL);
    const { draw, redeals } = position.options;
    this.draw = draw;
    this.redeals = redeals === 'unlimited' ? Infinity : redeals;
    // A key has room for everything but a number of redeals, which then has a word of its own.
    this.words = WORD_OF_REST + (redeals === 'unlimited' ? 1 : 2);
    this.#prepareRanks(game, position);
    this.#reserve = new Uint8Array(cardsOf(position, game.reserve));
    const waste = cardsOf(position, game.wastes[0]);
    this.#firstRound = new Uint8Array([
      ...waste,
      ...cardsOf(position, game.stock).slice().reverse(),
    ]);
    this.round = new Uint8Array(this.#firstRound.length);
    const first = (this.#firstBelow = new Uint8Array(PACK_SIZE).fill(UP));
    for (const card of this.#reserve) first[card] = RESERVE;
    for (const card of this.#firstRound) first[card] = STOCK;
    this.wasteSize = waste.length;
    this.redealsUsed = position.redealsUsed;
    for (const pile of game.foundations)
      for (const card of cardsOf(position, pile)) this.up[suitOf(card)] = at(this.height, card) + 1;
    this.roundSize = this.#firstRound.length;
    for (const pile of game.columns) {
      let under = FOOT;
      for (const card of cardsOf(position, pile)) {
        first[card] = under;
        this.#setCode(card, under);
        under = card;
      }
    }
    const key = new Uint32Array(this.words);
    this.writeKey(key);
    this.read(key);
  }

  get reserveTop(): Card {
    return this.reserveSize > 0 ? at(this.#reserve, this.reserveSize - 1) : NONE;
  }

  /** Whether a card lies where the rules would build it. */
  isBuilt(card: Card): boolean {
    return codeIn(this.#codes, card) >= ON_LOWER;
  }

  /** The card of a suit that goes up when so many of it are up. */
  cardOf(suit: number, height: number): Card {
    return ((this.#base + height) % RANKS) * SUITS + suit;
  }

  /** Whether a card goes up now. */
  fitsUp(card: Card): boolean {
    return at(this.height, card) === at(this.up, suitOf(card));
  }

  /** Writes all that can differ between two positions of one search. */
  writeKey(key: Uint32Array): void {
    const { draw, wasteSize, roundSize } = this;
    for (let word = 0; word < WORD_OF_REST; word++) key[word] = at(this.#codes, word);
    // Where the stock goes round for ever, a waste whose top a further round shows again is as good
    // as none: the same cards can come to its top.
    const roundAgain =
      this.redeals === Infinity && (wasteSize % draw === 0 || wasteSize === roundSize);
    key[WORD_OF_REST] =
      at(this.#codes, WORD_OF_REST) |
      (packSizes(this.up) << UP_SHIFT) |
      ((roundAgain ? 0 : wasteSize) << WASTE_SHIFT);
    if (this.words > WORD_OF_REST + 1) key[WORD_OF_REST + 1] = this.redealsUsed;
  }

  /**
   * Which positions stand for others: those that differ in the waste alone. Where the stock goes round
   * for ever, turning it on leads from a waste to each longer one by some whole turns of the stock, and
   * from every waste to none.
   */
  get covers(): Covers | undefined {
    const { draw } = this;
    return this.redeals === Infinity
      ? (waste, longer) => longer === 0 || (waste < longer && waste % draw === longer % draw)
      : undefined;
  }

  /** Puts the position that a key stands for on the table. */
  read(key: Uint32Array): void {
    const { below, above, tops, up, height, parents } = this;
    const rest = at(key, WORD_OF_REST);
    for (let suit = 0; suit < SUITS; suit++) up[suit] = (rest >>> (UP_SHIFT + 4 * suit)) & 15;
    this.wasteSize = rest >>> WASTE_SHIFT;
    this.redealsUsed = this.words > WORD_OF_REST + 1 ? at(key, WORD_OF_REST + 1) : 0;
    for (let word = 0; word < WORD_OF_REST; word++) this.#codes[word] = at(key, word);
    this.#codes[WORD_OF_REST] = rest & ((1 << UP_SHIFT) - 1);
    above.fill(NONE);
    this.depth = 0;
    let columns = 0;
    let codes = 0;
    let card = 0;
    for (let rank = 0; rank < RANKS; rank++)
      for (let suit = 0; suit < SUITS; suit++, card++) {
        codes = card & CARD_IN_WORD ? codes >>> 2 : at(key, card >> CARDS_SHIFT);
        if (at(height, card) < at(up, suit)) {
          below[card] = UP;
          continue;
        }
        const code = codes & 3;
        const place =
          code === FIRST_PLACE
            ? at(this.#firstBelow, card)
            : code === AT_FOOT
              ? FOOT
              : at(parents, 2 * card + code - ON_LOWER);
        below[card] = place;
        if (place < NONE) above[place] = card;
        else if (place === FOOT) tops[columns++] = card;
      }
    for (let column = 0; column < columns; column++)
      this.expose(this.topFrom(at(tops, column)), column);
    tops.fill(NONE, columns);
    const reserve = this.#reserve;
    let reserveSize = 0;
    while (reserveSize < reserve.length && at(below, at(reserve, reserveSize)) === RESERVE)
      reserveSize++;
    this.reserveSize = reserveSize;
    const firstRound = this.#firstRound;
    let roundSize = 0;
    for (let index = 0; index < firstRound.length; index++) {
      const next = at(firstRound, index);
      if (at(below, next) === STOCK) this.round[roundSize++] = next;
    }
    this.roundSize = roundSize;
  }

  /** Takes a card, with what covers it, to another card, to the foot of an empty column or UP. */
  move(card: Card, onto: number): void {
    const from = at(this.below, card);
    const depth = this.note(card, from, onto);
    this.#trail[depth] = this.wasteSize | (this.redealsUsed << REDEALS_SHIFT);
    if (from === STOCK) {
      const index = this.round.indexOf(card);
      const turned = index + 1 - this.wasteSize;
      const comes = turned % this.draw === 0 || index + 1 === this.roundSize;
      if (turned < 0 || !comes) this.redealsUsed++;
      this.wasteSize = index;
    }
    const tail = this.#take(card);
    this.#put(card, tail, onto);
    // A column that a move empties is filled from the reserve.
    if (from === FOOT && this.reserveSize > 0) {
      this.#trail[depth] = at(this.#trail, depth) | REFILLED;
      const next = this.reserveTop;
      this.#put(next, this.#take(next), FOOT);
    }
  }

  /** Takes the last move back. */
  undo(): void {
    const depth = --this.depth;
    const before = at(this.#trail, depth);
    if (before & REFILLED) {
      const last = at(this.#reserve, this.reserveSize);
      this.#put(last, this.#take(last), RESERVE);
    }
    const card = this.cardAt(depth);
    this.#put(card, this.#take(card), this.originAt(depth));
    this.wasteSize = before & (REFILLED - 1);
    this.redealsUsed = before >>> REDEALS_SHIFT;
  }

  /** Marks with 1 the cards of the round that can come to the top of the waste at all. */
  markComing(marks: Uint8Array): void {
    const { draw, round, roundSize, wasteSize } = this;
    if (roundSize === 0) return;
    marks[at(round, roundSize - 1)] = 1;
    if (wasteSize > 0)
      for (let index = wasteSize - 1; index < roundSize; index += draw) marks[at(round, index)] = 1;
    if (wasteSize === 0 || this.redealsUsed < this.redeals)
      for (let index = draw - 1; index < roundSize; index += draw) marks[at(round, index)] = 1;
  }

  #setCode(card: Card, place: number): void {
    const { parents } = this;
    const code =
      place === FOOT
        ? AT_FOOT
        : place === at(parents, 2 * card)
          ? ON_LOWER
          : place === at(parents, 2 * card + 1)
            ? ON_LOWER + 1
            : FIRST_PLACE;
    const word = card >> CARDS_SHIFT;
    const shift = shiftOf(card);
    this.#codes[word] = (at(this.#codes, word) & ~(3 << shift)) | (code << shift);
  }

  /** Takes a card from where it lies; the last of those that come along. */
  #take(card: Card): Card {
    const from = at(this.below, card);
    if (from === UP) {
      this.up[suitOf(card)] = at(this.height, card);
      return card;
    }
    if (from === STOCK) {
      this.roundSize--;
      return card;
    }
    if (from === RESERVE) {
      this.reserveSize--;
      return card;
    }
    return this.lift(card);
  }

  #put(card: Card, tail: Card, onto: number): void {
    this.below[card] = onto;
    this.#setCode(card, onto);
    if (onto === UP) this.up[suitOf(card)] = at(this.height, card) + 1;
    else if (onto === STOCK) this.roundSize++;
    else if (onto === RESERVE) this.reserveSize++;
    else this.lay(card, tail, onto);
  }

  #prepareRanks(game: CompiledGame, position: Position): void {
    const [foundation] = game.foundations;
    const base = foundation ? opensWith(game, foundation, position.base) : 1;
    this.#base = base - 1;
    const wraps = game.spec.tableau?.builds.wraps ?? false;
    for (let card = 0; card < PACK_SIZE; card++) {
      const rank = rankOf(card);
      this.height[card] = (rank - base + RANKS) % RANKS;
      if (rank === RANKS && !wraps) continue;
      const first = (rank % RANKS) * SUITS;
      const lower = isRed(card) ? 0 : 1;
      for (let side = 0; side < 2; side++) {
        const parent = first + (side === 0 ? lower : 3 - lower);
        this.parents[2 * card + side] = parent;
        this.children[2 * parent + (suitOf(card) >> 1)] = card;
      }
    }
  }
}
