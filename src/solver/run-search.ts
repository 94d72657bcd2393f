/** Best first through a game of runs (run-model.ts), with every position looked at once. */
import { PACK_SIZE } from '../engine/card.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Move } from '../engine/move.js';
import type { Position } from '../engine/position.js';
import { LineWriter } from './line.js';
import { NONE } from './column-model.js';
import { RunModel } from './run-model.js';
import { allRunPruning, CARD_MASK, ONTO_SHIFT, RunMoves, type RunPruning } from './run-moves.js';
import type { Budget, Search, StartSearch, Verdict } from './search.js';
import { StateTable } from './state-table.js';
import { at, grown } from './typed.js';

/** Buckets for each unit of the order, so that depth counts an eighth. */
const FINENESS = 8;
const RESERVE_WEIGHT = 5;
const MOST_DEPTH = 1023;
/** What is kept of a position beside its key. */
const BYTES_FOR_LISTS = 12;
const BUCKETS = 2048;

/** What puts a position back beside its cards that are not up; the lowest sum is looked at first. */
export interface RunOrder {
  /** For each column in use, in cards. */
  readonly inUse: number;
  /** For each empty column, in cards. */
  readonly empty: number;
  /** For each decision on the way to it, in eighths of a card. */
  readonly decision: number;
}

const thorough: RunOrder = { inUse: 2, empty: 0, decision: 1 };
/** Finds wins within a few hundred positions in more than twice as many deals as the thorough order. */
export const eager: RunOrder = { inUse: 0, empty: 1, decision: 0 };

export class RunSearch implements Search {
  nodes = 0;
  mostUp = 0;
  verdict: Verdict | undefined;
  readonly #model: RunModel;
  readonly #moves: RunMoves;
  readonly #table: StateTable;
  readonly #most: number;
  readonly #firstKey: Uint32Array;
  #parents = new Int32Array(1 << 12);
  #steps = new Uint16Array(1 << 12);
  #depths = new Uint16Array(1 << 12);
  /** The next position in the same bucket. */
  #next = new Int32Array(1 << 12);
  readonly #heads = new Int32Array(BUCKETS).fill(-1);
  #lowest = 0;

  constructor(
    readonly game: CompiledGame,
    readonly position: Position,
    budget: Budget,
    readonly pruning: RunPruning = allRunPruning,
    /** Moves to make before the search begins; with them there is no line from the position. */
    opening: readonly number[] = [],
    readonly order: RunOrder = thorough,
  ) {
    this.#model = new RunModel(game, position);
    this.#moves = new RunMoves(this.#model, pruning);
    this.#firstKey = new Uint32Array(this.#model.words);
    this.#most = budget.nodes;
    const { words } = this.#model;
    this.#table = new StateTable(
      words,
      budget.memory / (StateTable.bytesFor(words) + 2 * BYTES_FOR_LISTS),
    );
    this.#model.writeKey(this.#firstKey);
    this.#model.read(this.#firstKey);
    if (opening.length > 0) {
      for (const step of opening) this.#step(step);
      this.#model.writeKey(this.#firstKey);
      this.#model.read(this.#firstKey);
    }
    this.#moves.playSafe();
    this.#visit(-1, 0, 0);
  }

  run(nodes: number): void {
    const end = this.nodes + nodes;
    while (this.verdict === undefined && this.nodes < end) {
      while (this.#lowest < BUCKETS && at(this.#heads, this.#lowest) < 0) this.#lowest++;
      if (this.#lowest === BUCKETS) {
        this.verdict = 'unwinnable';
        return;
      }
      const place = at(this.#heads, this.#lowest);
      this.#heads[this.#lowest] = at(this.#next, place);
      this.#expand(place);
    }
  }

  line(): Move[] {
    const model = this.#model;
    const path: number[] = [];
    for (let place = this.#table.size - 1; place > 0; place = at(this.#parents, place))
      path.unshift(place);
    const writer = new LineWriter(this.game, this.position);
    // What goes up before the first decision.
    model.read(this.#firstKey);
    this.#moves.playSafe();
    writer.follow(model);
    for (const place of path) {
      this.#table.read(at(this.#parents, place));
      model.read(this.#table.key);
      this.#step(at(this.#steps, place));
      writer.follow(model);
    }
    return writer.moves;
  }

  #step(step: number): void {
    this.#model.move(step & CARD_MASK, step >> ONTO_SHIFT);
    this.#moves.playSafe();
  }

  #expand(place: number): void {
    const model = this.#model;
    this.#table.read(place);
    model.read(this.#table.key);
    const { list } = this.#moves;
    const size = this.#moves.fill();
    const depth = Math.min(MOST_DEPTH, at(this.#depths, place) + 1);
    for (let index = 0; index < size; index++) {
      const step = at(list, index);
      this.#step(step);
      this.#visit(place, step, depth);
      if (this.verdict !== undefined) return;
      while (model.depth > 0) model.undo();
    }
  }

  #visit(parent: number, step: number, depth: number): void {
    const model = this.#model;
    model.writeKey(this.#table.key);
    const place = this.#table.add();
    if (place < 0) return;
    if (place === this.#parents.length) this.#grow();
    this.#parents[place] = parent;
    this.#steps[place] = step;
    this.#depths[place] = depth;
    this.nodes++;
    const { cardsUp } = model;
    if (cardsUp > this.mostUp) this.mostUp = cardsUp;
    if (cardsUp === PACK_SIZE) {
      this.verdict = 'winnable';
      return;
    }
    if (this.nodes >= this.#most || this.#table.full) {
      this.verdict = 'unknown';
      return;
    }
    const { inUse, empty, decision } = this.order;
    let empties = 0;
    for (const top of model.tops) if (top === NONE) empties++;
    const order =
      PACK_SIZE -
      cardsUp +
      RESERVE_WEIGHT * model.reserveSize +
      inUse * (model.tops.length - empties) +
      empty * empties;
    const bucket = order * FINENESS + decision * depth;
    this.#next[place] = at(this.#heads, bucket);
    this.#heads[bucket] = place;
    if (bucket < this.#lowest) this.#lowest = bucket;
  }

  #grow(): void {
    const size = 2 * this.#parents.length;
    this.#parents = grown(this.#parents, new Int32Array(size));
    this.#next = grown(this.#next, new Int32Array(size));
    this.#steps = grown(this.#steps, new Uint16Array(size));
    this.#depths = grown(this.#depths, new Uint16Array(size));
  }
}

export const startRunSearch: StartSearch = (game, position, budget) =>
  new RunSearch(game, position, budget);
