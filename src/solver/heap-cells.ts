/**
 * Heaps as linked cells: a card and the heap it lies on. Equal heaps are the same cell, so a heap is
 * one number, and comparing two heaps is comparing two numbers.
 */
import { at } from './typed.js';

/** The heap without a card is cell 0. */
export class HeapCells {
  /** By cell: the heap under the card, times 16, and the card's rank; 0 of the empty heap. */
  #cells = new Int32Array(1 << 10);
  #table = new Int32Array(1 << 11);
  #count = 1;

  get bytes(): number {
    return this.#cells.length * 12;
  }

  /** The rank on top; 0 of the empty heap. */
  rank(heap: number): number {
    return at(this.#cells, heap) & 15;
  }

  /** The heap without its top. */
  below(heap: number): number {
    return at(this.#cells, heap) >> 4;
  }

  /** The heap with one more card. */
  push(heap: number, rank: number): number {
    const cell = heap * 16 + rank;
    const slot = this.#slotOf(cell);
    const known = at(this.#table, slot);
    if (known !== 0) return known;
    const made = this.#count++;
    this.#table[slot] = made;
    this.#cells[made] = cell;
    if (this.#count === this.#cells.length) this.#grow();
    return made;
  }

  /** Where that cell is in the table, or could be. */
  #slotOf(cell: number): number {
    const mask = this.#table.length - 1;
    let slot = (Math.imul(cell, 0x9e3779b1) >>> 8) & mask;
    for (; ; slot = (slot + 1) & mask) {
      const found = at(this.#table, slot);
      if (found === 0 || at(this.#cells, found) === cell) return slot;
    }
  }

  #grow(): void {
    const cells = this.#cells;
    this.#cells = new Int32Array(cells.length * 2);
    this.#cells.set(cells);
    this.#table = new Int32Array(cells.length * 4);
    for (let cell = 1; cell < cells.length; cell++)
      this.#table[this.#slotOf(at(cells, cell))] = cell;
  }
}
