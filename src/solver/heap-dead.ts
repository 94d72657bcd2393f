/**
 * Whether the heaps of Calculation can be cleared at all, were every card to come free to reach at
 * once. If not, no order of the stock can win: cards to come, wherever they are put, are never
 * easier to reach than that, and put on a heap they only bury more.
 *
 * What is looked at is every way to give the cards to the foundations, but for three things that
 * lose nothing:
 * - A rank of which no card lies on a heap goes up wherever it is wanted: there are as many of its
 *   cards as foundations still need one, so none is taken from another.
 * - A card that only one foundation still needs goes up when that one wants it: it can go nowhere
 *   else, and gone it only uncovers others.
 * - Where a heap's top and a free card would both do, the top goes: what the free card could have
 *   left open, the free card itself can do later in the top's place.
 */
import type { HeapCells } from './heap-cells.js';
import { needing, PILES, type HeapTable } from './heap-table.js';
import { at, packSizes } from './typed.js';

/** States looked at before the answer is left open. */
const LIMIT = 500;
/** Places in the table of states met before, and what is left of 32 bits to number them. */
const SLOTS = 2048;
const SLOT_SHIFT = 21;
const DEPTH = 64;

const seenSizes = new Int32Array(SLOTS);
const seenLefts = new Int32Array(SLOTS);
/** By depth of the search: foundations and heaps. */
const sizesAt = new Uint8Array(DEPTH * PILES);
const headsAt = new Int32Array(DEPTH * PILES);
/** The state in hand. */
const sizes = new Uint8Array(PILES);
const heads = new Int32Array(PILES);
/** By heap: cards left. By rank: cards on heaps. */
const lefts = new Uint8Array(PILES);
const onHeaps = new Uint8Array(16);

export class HeapDeadTest {
  readonly #table: HeapTable;
  readonly #cells: HeapCells;
  #states = 0;

  constructor(table: HeapTable, cells: HeapCells) {
    this.#table = table;
    this.#cells = cells;
  }

  /** Whether it is proved that these heaps never clear. */
  isDead(fromSizes: Uint8Array, fromHeads: Int32Array): boolean {
    this.#states = 0;
    seenSizes.fill(-1);
    sizesAt.set(fromSizes);
    headsAt.set(fromHeads);
    return !this.#clears(0);
  }

  #load(depth: number): void {
    const cells = this.#cells;
    onHeaps.fill(0);
    for (let pile = 0; pile < PILES; pile++) {
      sizes[pile] = at(sizesAt, depth * PILES + pile);
      const head = at(headsAt, depth * PILES + pile);
      heads[pile] = head;
      let cards = 0;
      for (let cell = head; cell !== 0; cell = cells.below(cell)) {
        cards++;
        const rank = cells.rank(cell);
        onHeaps[rank] = at(onHeaps, rank) + 1;
      }
      lefts[pile] = cards;
    }
  }

  #up(pile: number, heap: number): void {
    sizes[pile] = at(sizes, pile) + 1;
    if (heap < 0) return;
    const head = at(heads, heap);
    const rank = this.#cells.rank(head);
    onHeaps[rank] = at(onHeaps, rank) - 1;
    heads[heap] = this.#cells.below(head);
    lefts[heap] = at(lefts, heap) - 1;
  }

  /** Plays what loses nothing, as the head of this file says. */
  #playSafe(): void {
    const { wants } = this.#table;
    for (let pile = 0; pile < PILES; pile++) {
      const rank = at(wants, pile * 16 + at(sizes, pile));
      if (rank === 0) continue;
      if (at(onHeaps, rank) === 0) this.#up(pile, -1);
      else if (needing(this.#table, sizes, rank) !== 1) continue;
      else {
        const heap = this.#topOf(rank, 0);
        if (heap === PILES) continue;
        this.#up(pile, heap);
      }
      pile = -1;
    }
  }

  /** The next heap, from this one on, with that rank on top. */
  #topOf(rank: number, from: number): number {
    let heap = from;
    while (heap < PILES && this.#cells.rank(at(heads, heap)) !== rank) heap++;
    return heap;
  }

  /** Notes the state in hand; whether it was met before. */
  #isKnown(): boolean {
    const packed = packSizes(sizes);
    // The heaps only ever lose cards from the top, so that how many are left says which.
    let left = 0;
    for (let heap = 0; heap < PILES; heap++) left = (left << 6) | at(lefts, heap);
    let slot = Math.imul(left ^ Math.imul(packed, 0x9e3779b1), 0x85ebca6b) >>> SLOT_SHIFT;
    for (; at(seenSizes, slot) >= 0; slot = (slot + 1) & (SLOTS - 1))
      if (at(seenSizes, slot) === packed && at(seenLefts, slot) === left) return true;
    seenSizes[slot] = packed;
    seenLefts[slot] = left;
    return false;
  }

  #clears(depth: number): boolean {
    this.#load(depth);
    this.#playSafe();
    if (heads.every((head) => head === 0)) return true;
    if (this.#isKnown()) return false;
    if (++this.#states > LIMIT) return true;
    sizesAt.set(sizes, depth * PILES);
    headsAt.set(heads, depth * PILES);
    for (let pile = 0; pile < PILES; pile++) {
      const rank = at(this.#table.wants, pile * 16 + at(sizes, pile));
      if (rank === 0) continue;
      let heap = this.#topOf(rank, 0);
      if (heap === PILES && needing(this.#table, sizes, rank) > at(onHeaps, rank)) heap = -1;
      for (; heap < PILES; heap = heap < 0 ? PILES : this.#topOf(rank, heap + 1)) {
        this.#up(pile, heap);
        sizesAt.set(sizes, (depth + 1) * PILES);
        headsAt.set(heads, (depth + 1) * PILES);
        if (this.#clears(depth + 1)) return true;
        this.#load(depth);
      }
    }
    return false;
  }
}
