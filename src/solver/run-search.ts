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
import { at } from './typed.js';

/** Buckets for each unit of the order, so that depth counts an eighth. */
const FINENESS = 8;
const RESERVE_WEIGHT = 5;
const MOST_DEPTH = 1023;
const BUCKETS = 2048;

// What is noted beside each position.
/** The place of the position that it was reached from, plus 1. */
const PARENT = 0;
/** The next place in the same bucket, plus 1; 0 where there is none. */
const NEXT = 1;
/** The decisions on the way to it, and above them the last one. */
const WAY = 2;
const NOTES = 3;
const STEP_SHIFT = 10;

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
  /** The first place in each bucket, plus 1. */
  readonly #heads = new Int32Array(BUCKETS);
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
    this.#table = new StateTable(words, budget.memory / StateTable.bytesFor(words, NOTES), NOTES);
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
      while (this.#lowest < BUCKETS && at(this.#heads, this.#lowest) === 0) this.#lowest++;
      if (this.#lowest === BUCKETS) {
        this.verdict = 'unwinnable';
        return;
      }
      const place = at(this.#heads, this.#lowest) - 1;
      this.#heads[this.#lowest] = this.#table.noted(place, NEXT);
      this.#expand(place);
    }
  }

  line(): Move[] {
    const model = this.#model;
    const path: number[] = [];
    for (let place = this.#table.size - 1; place > 0; place = this.#parent(place))
      path.unshift(place);
    const writer = new LineWriter(this.game, this.position);
    // What goes up before the first decision.
    model.read(this.#firstKey);
    this.#moves.playSafe();
    writer.follow(model);
    for (const place of path) {
      this.#table.read(this.#parent(place));
      model.read(this.#table.key);
      this.#step(this.#table.noted(place, WAY) >>> STEP_SHIFT);
      writer.follow(model);
    }
    return writer.moves;
  }

  #parent(place: number): number {
    return this.#table.noted(place, PARENT) - 1;
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
    const depth = Math.min(MOST_DEPTH, (this.#table.noted(place, WAY) & MOST_DEPTH) + 1);
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
    this.#table.note(place, PARENT, parent + 1);
    this.#table.note(place, WAY, (step << STEP_SHIFT) | depth);
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
    this.#table.note(place, NEXT, at(this.#heads, bucket));
    this.#heads[bucket] = place + 1;
    if (bucket < this.#lowest) this.#lowest = bucket;
  }
}

export const startRunSearch: StartSearch = (game, position, budget) =>
  new RunSearch(game, position, budget);
