/**
 * The search for Calculation: a beam over the cards to come. All positions in which so many cards
 * have been placed are a layer; of each the most promising are kept and go on, and when that does
 * not win, a pass with a wider beam follows. A pass that never had to leave anything out has looked
 * at everything: then it is proved that the position cannot be won.
 */
import { RANKS } from '../engine/card.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Move } from '../engine/move.js';
import type { Position } from '../engine/position.js';
import { HeapCells } from './heap-cells.js';
import { HeapDeadTest } from './heap-dead.js';
import { HeapNodes } from './heap-nodes.js';
import { isStuck, relaxedScore, SCORES } from './heap-relaxed.js';
import {
  heapPosition,
  heapTable,
  needing,
  PILES,
  wanting,
  type HeapPosition,
  type HeapTable,
} from './heap-table.js';
import type { Budget, Search, Verdict } from './search.js';
import { at, packSizes } from './typed.js';

const FIRST_WIDTH = 5;
const WIDER = 4;

/** In place of a score: a node that is only a step on the way, its heaps still to be played from. */
const PASSED = SCORES - 1;

/** All foundations complete. */
const WON = RANKS * 0x1111;

/**
 * The moves of nodes: the next card to heap 0 to 3, or to foundation 0 to 3, or the top of heap h to
 * foundation f. Heaps count in the order in which the node before has them.
 */
const TO_FOUNDATION = PILES;
const FROM_HEAP = 2 * PILES;

/** What may be left out of the search without changing a verdict; each can be switched off. */
export interface HeapPrunings {
  /**
   * A card goes up at once, and is not put away, when every foundation that still needs its rank
   * wants it now. In any line to the win it goes to one of them in the end, and that one waits for
   * it until then; gone at once it is in nobody's way. Where one foundation alone is left there is
   * not even a choice, and no node is made.
   */
  readonly sure: boolean;
  /** Positions whose heaps never clear (heap-dead.ts). */
  readonly dead: boolean;
  /**
   * First looks for a win that puts nothing off: a heap's top goes up as soon as it can. This proves
   * nothing, so where it finds no win and left nothing else out, everything is looked at.
   */
  readonly hasty: boolean;
}

const allPrunings: HeapPrunings = { sure: true, dead: true, hasty: true };

class HeapSearch implements Search {
  nodes = 0;
  verdict: Verdict | undefined;
  readonly #game: CompiledGame;
  readonly #budget: Budget;
  readonly #prunings: HeapPrunings;
  readonly #table: HeapTable;
  readonly #root: HeapPosition;
  readonly #cells = new HeapCells();
  readonly #made = new HeapNodes();
  readonly #deadTest: HeapDeadTest;
  /** The heaps at the start, in the order of the board. */
  readonly #rootHeads: Int32Array;
  /** The position in hand. */
  readonly #sizes = new Uint8Array(PILES);
  readonly #heads = new Int32Array(PILES);
  /** How many nodes of a layer have which score. */
  readonly #tally = new Int32Array(SCORES);

  #width = FIRST_WIDTH;
  #hasty: boolean;
  /** Whether the pass left anything out. */
  #cut = false;
  /** Cards placed so far. */
  #layer = 0;
  /** Nodes of the layer before that go on, and how many of them have. */
  #kept = new Int32Array(FIRST_WIDTH);
  #keptCount = 0;
  #placed = 0;
  /** The next node of this layer whose moves from heaps are to be made. */
  #next = 0;
  /** The node in which the game is won. */
  #won = 0;

  constructor(game: CompiledGame, position: Position, budget: Budget, prunings: HeapPrunings) {
    this.#game = game;
    this.#budget = budget;
    this.#prunings = prunings;
    this.#hasty = prunings.hasty;
    this.#table = heapTable(game);
    this.#root = heapPosition(game, position);
    this.#deadTest = new HeapDeadTest(this.#table, this.#cells);
    this.#rootHeads = Int32Array.from(this.#root.heaps, (heap) =>
      heap.reduce((under, rank) => this.#cells.push(under, rank), 0),
    );
    this.#startPass();
    if (prunings.dead && this.#deadTest.isDead(this.#root.sizes, this.#rootHeads))
      this.verdict = 'unwinnable';
  }

  run(nodes: number): void {
    const end = this.nodes + nodes;
    while (this.verdict === undefined && this.nodes < end) this.#step();
  }

  #startPass(): void {
    this.#made.clear();
    this.#cut = false;
    this.#layer = 0;
    this.#keptCount = 0;
    this.#placed = 0;
    this.#next = 0;
    this.#sizes.set(this.#root.sizes);
    this.#heads.set(this.#rootHeads);
    this.#add(-1, 0);
  }

  #step(): void {
    const made = this.#made;
    if (this.#placed < this.#keptCount) this.#place(at(this.#kept, this.#placed++));
    else if (this.#next < made.count) this.#playFromHeaps(this.#next++);
    else if (this.#layer < this.#root.toCome.length && made.count > made.layerStart) {
      this.#keep();
      this.#layer++;
      made.layerStart = made.count;
    } else this.#endPass();
    const memory = made.bytes + this.#cells.bytes;
    if (!this.verdict && (this.nodes >= this.#budget.nodes || memory > this.#budget.memory))
      this.verdict = 'unknown';
  }

  #endPass(): void {
    if (this.#cut) this.#width *= WIDER;
    else if (this.#hasty) this.#hasty = false;
    else {
      this.verdict = 'unwinnable';
      return;
    }
    this.#startPass();
  }

  #load(node: number): void {
    const packed = at(this.#made.sizes, node);
    for (let pile = 0; pile < PILES; pile++) {
      this.#sizes[pile] = (packed >> (4 * pile)) & 15;
      this.#heads[pile] = at(this.#made.heads, node * PILES + pile);
    }
  }

  #wants(pile: number): number {
    return at(this.#table.wants, pile * 16 + at(this.#sizes, pile));
  }

  /** Whether every foundation that still needs the rank wants it now. */
  #isSure(rank: number): boolean {
    const wanted = wanting(this.#table, this.#sizes, rank);
    return this.#prunings.sure && wanted > 0 && wanted === needing(this.#table, this.#sizes, rank);
  }

  #goUp(pile: number): void {
    this.#sizes[pile] = at(this.#sizes, pile) + 1;
  }

  #takeFrom(heap: number): void {
    this.#heads[heap] = this.#cells.below(at(this.#heads, heap));
  }

  /** Plays up the tops that a single foundation still needs and wants now. */
  #playSure(played?: (heap: number, pile: number) => void): void {
    if (!this.#prunings.sure) return;
    for (let heap = 0; heap < PILES; heap++) {
      const rank = this.#cells.rank(at(this.#heads, heap));
      if (rank === 0 || needing(this.#table, this.#sizes, rank) !== 1) continue;
      let pile = 0;
      while (pile < PILES && this.#wants(pile) !== rank) pile++;
      if (pile === PILES) continue;
      this.#goUp(pile);
      this.#takeFrom(heap);
      played?.(heap, pile);
      heap = -1;
    }
  }

  /** Adds the position in hand to the layer. */
  #add(parent: number, move: number): void {
    const sizes = this.#sizes;
    const heads = this.#heads;
    this.#playSure();
    for (let last = 1; last < PILES; last++) {
      const head = at(heads, last);
      let place = last;
      for (; place > 0 && at(heads, place - 1) > head; place--) heads[place] = at(heads, place - 1);
      heads[place] = head;
    }
    const packed = packSizes(sizes);
    if (this.verdict !== undefined || !this.#made.isNew(heads, packed)) return;
    this.nodes++;
    const { wants } = this.#table;
    const score = relaxedScore(wants, this.#cells, sizes, heads, this.#root.toCome, this.#layer);
    // Hasty passes leave the dead behind without asking.
    if (
      !this.#hasty &&
      this.#prunings.dead &&
      isStuck(score) &&
      this.#deadTest.isDead(sizes, heads)
    )
      return;
    const node = this.#made.add(heads, packed, score, parent, move);
    if (packed !== WON) return;
    this.#won = node;
    this.verdict = 'winnable';
  }

  /** Makes the nodes of this layer in which a heap's top has gone up. */
  #playFromHeaps(node: number): void {
    this.#load(node);
    for (let heap = 0; heap < PILES; heap++) {
      const head = at(this.#heads, heap);
      const rank = this.#cells.rank(head);
      if (head === 0 || (heap > 0 && head === at(this.#heads, heap - 1))) continue;
      const sure = this.#isSure(rank);
      for (let pile = 0; pile < PILES; pile++) {
        if (this.#wants(pile) !== rank) continue;
        this.#goUp(pile);
        this.#takeFrom(heap);
        this.#add(node, FROM_HEAP + heap * PILES + pile);
        this.#load(node);
        if (sure || this.#hasty) this.#made.scores[node] = PASSED;
      }
      if (sure) return;
    }
  }

  /** Makes the nodes in which the next card has been placed. */
  #place(node: number): void {
    const rank = at(this.#root.toCome, this.#layer - 1);
    this.#load(node);
    for (let pile = 0; pile < PILES; pile++) {
      if (this.#wants(pile) !== rank) continue;
      this.#goUp(pile);
      this.#add(node, TO_FOUNDATION + pile);
      this.#load(node);
    }
    if (this.#isSure(rank)) return;
    for (let heap = 0; heap < PILES; heap++) {
      const head = at(this.#heads, heap);
      if (heap > 0 && head === at(this.#heads, heap - 1)) continue;
      this.#heads[heap] = this.#cells.push(head, rank);
      this.#add(node, heap);
      this.#load(node);
    }
  }

  /** Chooses the nodes of the layer that go on. */
  #keep(): void {
    const { scores, layerStart, count } = this.#made;
    const tally = this.#tally.fill(0);
    for (let node = layerStart; node < count; node++) {
      const score = at(scores, node);
      tally[score] = at(tally, score) + 1;
    }
    let room = this.#width;
    let last = 0;
    while (last < PASSED && at(tally, last) <= room) room -= at(tally, last++);
    if (last < PASSED) this.#cut = true;
    if (this.#kept.length < this.#width) this.#kept = new Int32Array(this.#width);
    this.#keptCount = 0;
    for (let node = layerStart; node < count; node++) {
      const score = at(scores, node);
      if (score < last || (score === last && score < PASSED && room-- > 0))
        this.#kept[this.#keptCount++] = node;
    }
    this.#placed = 0;
  }

  line(): Move[] {
    const made = this.#made;
    const nodes: number[] = [];
    if (this.verdict === 'winnable')
      for (let node = this.#won; node >= 0; node = at(made.parents, node)) nodes.unshift(node);
    const { stock, turned, wastes, foundations } = this.#game;
    const line: Move[] = [];
    const heads = this.#heads;
    let waits = this.#root.waits;
    let layer = 0;
    const move = (from = '', to = ''): number => line.push({ from, to });
    const fromHeap = (heap: number, pile: number): number =>
      move(wastes[heap]?.name, foundations[pile]?.name);
    const place = (to = ''): void => {
      if (!waits) move(stock.name, turned?.name);
      waits = false;
      move(turned?.name, to);
    };
    this.#sizes.set(this.#root.sizes);
    heads.set(this.#rootHeads);
    nodes.forEach((node, step) => {
      const code = at(made.moves, node);
      // Heaps as the node before has them, found among those on the board.
      const before = at(nodes, step - 1) * PILES;
      const onBoard = (heap: number): number => heads.indexOf(at(made.heads, before + heap));
      if (step === 0) {
        // The first node is the position itself, before what is sure.
      } else if (code >= FROM_HEAP) {
        const heap = onBoard((code - FROM_HEAP) >> 2);
        const pile = code & 3;
        this.#takeFrom(heap);
        this.#goUp(pile);
        fromHeap(heap, pile);
      } else if (code >= TO_FOUNDATION) {
        layer++;
        this.#goUp(code - TO_FOUNDATION);
        place(foundations[code - TO_FOUNDATION]?.name);
      } else {
        const heap = onBoard(code);
        heads[heap] = this.#cells.push(at(heads, heap), at(this.#root.toCome, layer++));
        place(wastes[heap]?.name);
      }
      this.#playSure(fromHeap);
    });
    return line;
  }
}

/** Starts the search for a win in Calculation, from any position of the game. */
export const startHeapSearch = (
  game: CompiledGame,
  position: Position,
  budget: Budget,
  prunings: HeapPrunings = allPrunings,
): Search => new HeapSearch(game, position, budget, prunings);
