/**
 * A quick way to play Calculation to its end, as a player would who knows only what lies open:
 * everything goes up as soon as it can, and a card that cannot is put where it buries least. Played
 * by this alone about one deal in six is won.
 *
 * How soon a card is wanted is the mean, over the foundations that still need its rank, of the cards
 * they need before it. (The least of them instead wins one deal in eighteen.)
 */
import { RANKS } from '../engine/card.js';
import { PILES, type HeapTable } from './heap-table.js';
import { at } from './typed.js';

/** Room for a heap: more than there are cards. */
const ROOM = 64;

/** What putting a card on a heap costs; found by trying on many deals which weights win most. */
const EMPTY_COST = 3.4;
const BURIED_COST = 1.2;
const BURIED_SOONER_COST = 1.5;
const GAP_COST = 0.9;
const CARD_COST = 0.15;

const inverses = new Float64Array([0, 1, 1 / 2, 1 / 3, 1 / 4]);
/** By rank: how soon it is wanted. */
const waits = new Float64Array(RANKS + 1);

/** A table that is played on: copied from where it stands, then played to the end. */
export class HeapPlay {
  readonly sizes = new Uint8Array(PILES);
  /** By heap, from the bottom up. */
  readonly cards = new Uint8Array(PILES * ROOM);
  readonly depths = new Uint8Array(PILES);
  readonly #table: HeapTable;

  constructor(table: HeapTable) {
    this.#table = table;
  }

  copy(other: HeapPlay): void {
    this.sizes.set(other.sizes);
    this.depths.set(other.depths);
    for (let heap = 0; heap < PILES; heap++)
      for (let card = at(this.depths, heap) - 1; card >= 0; card--)
        this.cards[heap * ROOM + card] = at(other.cards, heap * ROOM + card);
  }

  put(rank: number, heap: number): void {
    const depth = at(this.depths, heap);
    this.cards[heap * ROOM + depth] = rank;
    this.depths[heap] = depth + 1;
  }

  take(heap: number): void {
    this.depths[heap] = at(this.depths, heap) - 1;
  }

  goUp(pile: number): void {
    this.sizes[pile] = at(this.sizes, pile) + 1;
  }

  /** Plays these cards, the first of them first; the cards on the foundations at the end. */
  playOut(toCome: Uint8Array): number {
    this.playUp();
    for (const rank of toCome) this.place(rank);
    let score = 0;
    for (let pile = 0; pile < PILES; pile++) score += at(this.sizes, pile);
    return score;
  }

  /** Places a card, and plays up what then goes. */
  place(rank: number): void {
    const pile = this.#takerOf(rank);
    if (pile < 0) {
      this.put(rank, this.#bestHeap(rank));
      return;
    }
    this.goUp(pile);
    this.playUp();
  }

  playUp(): void {
    for (let heap = 0; heap < PILES; heap++) {
      const depth = at(this.depths, heap);
      const pile = depth > 0 ? this.#takerOf(at(this.cards, heap * ROOM + depth - 1)) : -1;
      if (pile < 0) continue;
      this.take(heap);
      this.goUp(pile);
      heap = -1;
    }
  }

  /** The foundation that takes the rank; of several the one with fewest cards; -1 if none does. */
  #takerOf(rank: number): number {
    let taker = -1;
    for (let pile = 0; pile < PILES; pile++) {
      const size = at(this.sizes, pile);
      if (at(this.#table.wants, pile * 16 + size) !== rank) continue;
      if (taker < 0 || size < at(this.sizes, taker)) taker = pile;
    }
    return taker;
  }

  #measureWaits(): void {
    for (let rank = 1; rank <= RANKS; rank++) {
      let sum = 0;
      let piles = 0;
      for (let pile = 0; pile < PILES; pile++) {
        const wait = at(this.#table.places, pile * 16 + rank) - at(this.sizes, pile);
        if (wait < 0) continue;
        sum += wait;
        piles++;
      }
      waits[rank] = sum * at(inverses, piles);
    }
  }

  #bestHeap(rank: number): number {
    this.#measureWaits();
    const wait = at(waits, rank);
    let best = 0;
    let least = Infinity;
    for (let heap = 0; heap < PILES; heap++) {
      const end = heap * ROOM + at(this.depths, heap);
      let soonest = Infinity;
      let cost = 0;
      for (let place = heap * ROOM; place < end; place++) {
        const other = at(waits, at(this.cards, place));
        if (other < wait) cost += BURIED_COST + (wait - other) * BURIED_SOONER_COST;
        if (other < soonest) soonest = other;
        cost += CARD_COST;
      }
      if (soonest === Infinity) cost = EMPTY_COST;
      else if (wait <= soonest) cost += (soonest - wait) * GAP_COST;
      if (cost < least) {
        least = cost;
        best = heap;
      }
    }
    return best;
  }
}
