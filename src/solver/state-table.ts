/**
 * The set of positions seen, each as a few 32-bit words that say everything of it: two positions
 * are never taken for one another, but where a search says that one stands for the other. Kept in the
 * order in which they came, so that a place in the list is a name for a position; an index with open
 * addressing finds them again. Beside each position a search may keep notes.
 *
 * It grows little by little: the page beside it must not wait while a million positions are moved. So
 * the list lies in pages, and a longer index takes over the former one's positions a few at a time.
 */
import { at } from './typed.js';

/** A page is enough for a short search, as hints make them by the hundred. */
const PAGE_BITS = 9;
const PAGE_SIZE = 1 << PAGE_BITS;
/** Share of the index that may be in use: one half. */
const SLOTS_FOR_EACH = 2;
/** With each new position so many go over to a longer index: all, long before it is full. */
const MOVED_AT_ONCE = 4;
/** Places take 24 bits of a slot; the other 8 hold a part of the hash, to look in vain less often. */
const MOST_STATES = (1 << 24) - 1;
const PLACE_MASK = MOST_STATES;

/**
 * The highest byte of the last word is not hashed: positions that differ there alone are found together,
 * and one may stand for the other.
 */
const LOOSE_SHIFT = 24;
const FIRM_MASK = (1 << LOOSE_SHIFT) - 1;

/** Whether a position seen stands for another, by the bytes in which they differ. */
export type Covers = (seen: number, sought: number) => boolean;

/** A hash of the words from a place of a list on. */
const hashOf = (list: Uint32Array, start: number, words: number): number => {
  const last = start + words - 1;
  let hash = at(list, last) & FIRM_MASK;
  for (let word = start; word < last; word++) {
    hash = Math.imul(hash ^ at(list, word), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0x85ebca6b);
  return hash ^ (hash >>> 13);
};

/** Puts a place into an index that does not hold it. */
const insert = (slots: Uint32Array, hash: number, place: number): void => {
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (at(slots, slot) !== 0) slot = (slot + 1) & mask;
  slots[slot] = (hash & ~PLACE_MASK) | (place + 1);
};

export class StateTable {
  /** How many positions it holds. */
  size = 0;
  /** The words of the position to look for or to add. */
  readonly key: Uint32Array;
  readonly #pages: Uint32Array[] = [];
  /** Words from one position to the next. */
  readonly #stride: number;
  #slots = new Uint32Array(SLOTS_FOR_EACH * PAGE_SIZE);
  /** The former index, as long as it holds positions that the longer one has not. */
  #former: Uint32Array | undefined;
  /** The positions of the former index that the longer one has, and how many there are. */
  #moved = 0;
  #toMove = 0;

  /**
   * @param words 32-bit words of a position
   * @param most positions it may hold at most
   * @param notes words to note beside each
   * @param covers which of them stand for others: none but for themselves
   */
  constructor(
    readonly words: number,
    readonly most: number,
    notes = 0,
    readonly covers: Covers = () => false,
  ) {
    this.key = new Uint32Array(words);
    this.#stride = words + notes;
  }

  /** Bytes that a position takes, at worst while there are two indices. */
  static bytesFor(words: number, notes = 0): number {
    return 4 * (words + notes + 3 * SLOTS_FOR_EACH);
  }

  /** Adds the position in `key`: its place, or -1 when it, or one that stands for it, is there. */
  add(): number {
    const { key, words } = this;
    const hash = hashOf(key, 0, words);
    if (this.#has(this.#slots, hash) || (this.#former && this.#has(this.#former, hash))) return -1;
    const place = this.size++;
    this.#page(place).set(key, this.#start(place));
    insert(this.#slots, hash, place);
    if (this.#former) this.#moveSome();
    else if (SLOTS_FOR_EACH * this.size === this.#slots.length) this.#grow();
    return place;
  }

  /** Copies the position at a place into `key`. */
  read(place: number): void {
    const { key, words } = this;
    const page = this.#page(place);
    const start = this.#start(place);
    for (let word = 0; word < words; word++) key[word] = at(page, start + word);
  }

  /** What was noted beside a place; 0 where nothing was. */
  noted(place: number, note: number): number {
    return at(this.#page(place), this.#start(place) + this.words + note);
  }

  /** Notes something beside a place: 32 bits, without a sign. */
  note(place: number, note: number, value: number): void {
    this.#page(place)[this.#start(place) + this.words + note] = value;
  }

  /** Whether no further position may be added. */
  get full(): boolean {
    return this.size >= Math.min(this.most, MOST_STATES - 1);
  }

  /** The page of a place, begun where it is the first on it. */
  #page(place: number): Uint32Array {
    return (this.#pages[place >>> PAGE_BITS] ??= new Uint32Array(this.#stride * PAGE_SIZE));
  }

  /** Where on its page a place begins. */
  #start(place: number): number {
    return (place & (PAGE_SIZE - 1)) * this.#stride;
  }

  /** Whether an index holds the position in `key` or one that stands for it. */
  #has(slots: Uint32Array, hash: number): boolean {
    const { key, words } = this;
    const last = words - 1;
    const mask = slots.length - 1;
    const tag = hash & ~PLACE_MASK;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = at(slots, slot);
      if (entry === 0) return false;
      if ((entry & ~PLACE_MASK) !== tag) continue;
      const place = (entry & PLACE_MASK) - 1;
      const page = this.#page(place);
      const start = this.#start(place);
      let word = 0;
      while (word < last && at(page, start + word) === at(key, word)) word++;
      if (word < last) continue;
      const seen = at(page, start + last);
      const sought = at(key, last);
      if (seen === sought) return true;
      if (((seen ^ sought) & FIRM_MASK) > 0) continue;
      if (this.covers(seen >>> LOOSE_SHIFT, sought >>> LOOSE_SHIFT)) return true;
    }
  }

  #grow(): void {
    this.#former = this.#slots;
    this.#slots = new Uint32Array(2 * this.#former.length);
    this.#moved = 0;
    this.#toMove = this.size;
  }

  #moveSome(): void {
    const { words } = this;
    const end = Math.min(this.#toMove, this.#moved + MOVED_AT_ONCE);
    for (; this.#moved < end; this.#moved++) {
      const page = this.#page(this.#moved);
      insert(this.#slots, hashOf(page, this.#start(this.#moved), words), this.#moved);
    }
    if (end === this.#toMove) this.#former = undefined;
  }
}
