/**
 * The set of positions seen, each as a few 32-bit words that say everything of it: two positions
 * are never taken for one another. Kept in the order in which they came, so that a place in the
 * list is a name for a position; an index with open addressing finds them again.
 */
import { at } from './typed.js';

/** Share of the index that may be in use: one half. */
const SLOTS_FOR_EACH = 2;
const FIRST_CAPACITY = 1 << 12;
/** Places take 24 bits of a slot; the other 8 hold a part of the hash, to look in vain less often. */
const MOST_STATES = (1 << 24) - 1;
const PLACE_MASK = MOST_STATES;

export class StateTable {
  /** How many positions it holds. */
  size = 0;
  /** The words of the position to look for or to add. */
  readonly key: Uint32Array;
  #states: Uint32Array;
  #slots: Uint32Array;
  #capacity = FIRST_CAPACITY;

  /**
   * @param words 32-bit words of a position
   * @param most positions it may hold at most
   */
  constructor(
    readonly words: number,
    readonly most: number,
  ) {
    this.key = new Uint32Array(words);
    this.#states = new Uint32Array(words * FIRST_CAPACITY);
    this.#slots = new Uint32Array(SLOTS_FOR_EACH * FIRST_CAPACITY);
  }

  /** Bytes that a position takes, at worst while the table is doubled. */
  static bytesFor(words: number): number {
    return 4 * (words + SLOTS_FOR_EACH) * 2;
  }

  /** Adds the position in `key`: its place, or -1 when it is there already. */
  add(): number {
    const { key, words } = this;
    const mask = this.#slots.length - 1;
    const hash = hashOf(key, words);
    const tag = hash & ~PLACE_MASK;
    const states = this.#states;
    let slot = hash & mask;
    for (;;) {
      const entry = at(this.#slots, slot);
      if (entry === 0) break;
      if ((entry & ~PLACE_MASK) === tag) {
        const start = ((entry & PLACE_MASK) - 1) * words;
        let word = 0;
        while (word < words && at(states, start + word) === at(key, word)) word++;
        if (word === words) return -1;
      }
      slot = (slot + 1) & mask;
    }
    const place = this.size++;
    states.set(key, place * words);
    this.#slots[slot] = tag | (place + 1);
    if (this.size === this.#capacity) this.#double();
    return place;
  }

  /** Copies the position at a place into `key`. */
  read(place: number): void {
    const { key, words } = this;
    const start = place * words;
    for (let word = 0; word < words; word++) key[word] = at(this.#states, start + word);
  }

  /** Whether no further position may be added. */
  get full(): boolean {
    return this.size >= Math.min(this.most, MOST_STATES - 1);
  }

  #double(): void {
    this.#capacity *= 2;
    const states = new Uint32Array(this.words * this.#capacity);
    states.set(this.#states);
    this.#states = states;
    const old = this.#slots;
    const slots = new Uint32Array(SLOTS_FOR_EACH * this.#capacity);
    const mask = slots.length - 1;
    const { key, words } = this;
    for (const entry of old) {
      if (entry === 0) continue;
      this.read((entry & PLACE_MASK) - 1);
      let slot = hashOf(key, words) & mask;
      while (at(slots, slot) !== 0) slot = (slot + 1) & mask;
      slots[slot] = entry;
    }
    this.#slots = slots;
  }
}

const hashOf = (key: Uint32Array, words: number): number => {
  let hash = 0;
  for (let word = 0; word < words; word++) {
    hash = Math.imul(hash ^ at(key, word), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0x85ebca6b);
  return hash ^ (hash >>> 13);
};
