/** The positions that a pass of the search has made, each with the way back to where it came from. */
import { PILES } from './heap-table.js';
import { at } from './typed.js';

const FIRST_ROOM = 1 << 12;

/** Bytes of one node, its two places in the table included. */
const NODE_BYTES = 4 * PILES + 2 + 2 + 4 + 1 + 4 + 8;

/** A longer list that begins with what is in this one. */
const grown = <List extends Int32Array | Uint16Array | Uint8Array>(
  list: List,
  empty: List,
): List => {
  empty.set(list);
  return empty;
};

export class HeapNodes {
  /** Four heaps a node, in ascending order: which heap is which never matters. */
  heads = new Int32Array(FIRST_ROOM * PILES);
  /** The sizes of the foundations, four bits each. */
  sizes = new Uint16Array(FIRST_ROOM);
  /** How far from a win it looks; the lower the better. */
  scores = new Uint16Array(FIRST_ROOM);
  parents = new Int32Array(FIRST_ROOM);
  moves = new Uint8Array(FIRST_ROOM);
  count = 0;
  /** Nodes before this one are of earlier layers, and no longer looked for. */
  layerStart = 0;
  #hashes = new Int32Array(FIRST_ROOM);
  /** Open addressing; a node's number plus one, so that 0 is never a node of the layer. */
  #table = new Int32Array(FIRST_ROOM * 2);
  #slot = 0;
  #hash = 0;

  get bytes(): number {
    return this.scores.length * NODE_BYTES;
  }

  clear(): void {
    this.count = 0;
    this.layerStart = 0;
    this.#table.fill(0);
  }

  /** Whether the layer has no such node yet. */
  isNew(heads: Int32Array, sizes: number): boolean {
    let hash = sizes;
    for (let heap = 0; heap < PILES; heap++) {
      hash = Math.imul(hash ^ at(heads, heap), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    this.#hash = hash;
    const mask = this.#table.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const node = at(this.#table, slot) - 1;
      if (node < this.layerStart) {
        this.#slot = slot;
        return true;
      }
      if (at(this.#hashes, node) === hash && at(this.sizes, node) === sizes) {
        const first = node * PILES;
        let heap = 0;
        while (heap < PILES && at(this.heads, first + heap) === at(heads, heap)) heap++;
        if (heap === PILES) return false;
      }
    }
  }

  /** Adds the node that was found to be new just before. */
  add(heads: Int32Array, sizes: number, score: number, parent: number, move: number): number {
    const node = this.count++;
    this.#table[this.#slot] = node + 1;
    this.#hashes[node] = this.#hash;
    this.heads.set(heads, node * PILES);
    this.sizes[node] = sizes;
    this.scores[node] = score;
    this.parents[node] = parent;
    this.moves[node] = move;
    if (this.count === this.scores.length) this.#grow(this.count * 2);
    return node;
  }

  #grow(room: number): void {
    this.heads = grown(this.heads, new Int32Array(room * PILES));
    this.sizes = grown(this.sizes, new Uint16Array(room));
    this.scores = grown(this.scores, new Uint16Array(room));
    this.parents = grown(this.parents, new Int32Array(room));
    this.moves = grown(this.moves, new Uint8Array(room));
    this.#hashes = grown(this.#hashes, new Int32Array(room));
    this.#table = new Int32Array(room * 2);
    const mask = room * 2 - 1;
    for (let node = this.layerStart; node < this.count; node++) {
      let slot = at(this.#hashes, node) & mask;
      while (at(this.#table, slot) !== 0) slot = (slot + 1) & mask;
      this.#table[slot] = node + 1;
    }
  }
}
