/**
 * Heaps as linked cells: a card and the cell it lies on. Equal heaps are the same cell, so a heap is
 * one number, and comparing two heaps is comparing two numbers.
 */
import { at } from './typed.js';

/** The heap without a card. */
export const EMPTY = 0;

export class HeapCells {
  /** The rank on top; 0 of the empty heap. */
  ranks = new Uint8Array(1 << 10);
  /** The heap under it. */
  below = new Int32Array(1 << 10);
  #table = new Int32Array(1 << 11);
  #count = 1;

  get bytes(): number {
    return this.ranks.length * 13;
  }

  /** The heap with one more card. */
  push(heap: number, rank: number): number {
    const mask = this.#table.length - 1;
    let slot = (Math.imul(heap * 16 + rank, 0x9e3779b1) >>> 8) & mask;
    for (;;) {
      const cell = at(this.#table, slot);
      if (cell === 0) break;
      if (at(this.below, cell) === heap && at(this.ranks, cell) === rank) return cell;
      slot = (slot + 1) & mask;
    }
    const cell = this.#count++;
    this.#table[slot] = cell;
    this.ranks[cell] = rank;
    this.below[cell] = heap;
    if (this.#count === this.ranks.length) this.#grow();
    return cell;
  }

  #grow(): void {
    const { ranks, below } = this;
    this.ranks = new Uint8Array(ranks.length * 2);
    this.ranks.set(ranks);
    this.below = new Int32Array(below.length * 2);
    this.below.set(below);
    this.#table = new Int32Array(this.#table.length * 2);
    const mask = this.#table.length - 1;
    for (let cell = 1; cell < ranks.length; cell++) {
      let slot = (Math.imul(at(below, cell) * 16 + at(ranks, cell), 0x9e3779b1) >>> 8) & mask;
      while (at(this.#table, slot) !== 0) slot = (slot + 1) & mask;
      this.#table[slot] = cell;
    }
  }
}
