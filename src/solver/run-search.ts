/** Best first through a game of runs (run-model.ts), with every position looked at once. */
import { PACK_SIZE, type Card } from '../engine/card.js';
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
const MOST_DEPTH = 255;
/**
 * So many cards come back in one step at most. A position with one more is looked at by itself: there
 * may be very many ways for cards to come back, and a step must not take long.
 */
const MOST_RETURNS = 4;
const BUCKETS = 2048;

// What is noted beside each position.
/** The place of the position that it was reached from, plus 1, and above it the decisions on the way. */
const ORIGIN = 0;
/** The next place in the same bucket, plus 1; 0 where there is none. */
const NEXT = 1;
const NOTES = 2;
const DEPTH_SHIFT = 24;
const PLACE_MASK = (1 << DEPTH_SHIFT) - 1;

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

export class RunSearch implements Search {
  nodes = 0;
  /** Cards up, less those of the reserve several times over, where that was most. */
  progress = -Infinity;
  verdict: Verdict | undefined;
  readonly #moves: RunMoves;
  readonly #table: StateTable;
  readonly #most: number;
  readonly #firstKey: Uint32Array;
  /** The first place in each bucket, plus 1. */
  readonly #heads = new Int32Array(BUCKETS);
  #lowest = BUCKETS;
  /** The place of the position whose next ones are looked at; -1 before the first. */
  #from = -1;
  /** While a line is written: the key of its next position. */
  #sought: Uint32Array | undefined;

  constructor(
    readonly game: CompiledGame,
    readonly position: Position,
    budget: Budget,
    pruning: RunPruning = allRunPruning,
    readonly order: RunOrder = thorough,
    /** Where to begin instead of the position: there is no line from it then. */
    readonly model = new RunModel(game, position),
  ) {
    this.#moves = new RunMoves(model, pruning);
    this.#most = budget.nodes;
    const { words, covers } = model;
    const most = budget.memory / StateTable.bytesFor(words, NOTES);
    this.#table = new StateTable(words, most, NOTES, pruning.round ? covers : undefined);
    this.#firstKey = new Uint32Array(words);
    model.writeKey(this.#firstKey);
    model.read(this.#firstKey);
    this.#moves.playSafe();
    this.#visit();
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
    const { model } = this;
    const path: number[] = [];
    for (let place = this.#table.size - 1; place > 0; place = this.#parent(place))
      path.unshift(place);
    const writer = new LineWriter(this.game, this.position);
    // What goes up before the first decision.
    model.read(this.#firstKey);
    this.#moves.playSafe();
    writer.follow(model);
    for (const place of path) {
      this.#table.read(place);
      this.#sought = this.#table.key.slice();
      this.#expand(this.#parent(place));
      writer.follow(model);
    }
    return writer.moves;
  }

  #parent(place: number): number {
    return (this.#table.noted(place, ORIGIN) & PLACE_MASK) - 1;
  }

  /** Looks at each position that one decision leads to, until that is the end of it. */
  #expand(place: number): void {
    const { model } = this;
    this.#table.read(place);
    model.read(this.#table.key);
    this.#from = place;
    this.#tryAll(0, this.#moves.fill(), NONE, 0);
  }

  /**
   * Tries the moves from one place of the list to another, then what can be done once a further card has
   * come back; whether that is the end of it.
   * @param last the card that came back just before, or NONE
   * @param returned how many have come back
   */
  #tryAll(start: number, end: number, last: Card, returned: number): boolean {
    const { model } = this;
    const moves = this.#moves;
    const { depth } = model;
    for (let index = start; index < end; index++) {
      moves.play(at(moves.list, index));
      if (this.#visit()) return true;
      while (model.depth > depth) model.undo();
    }
    const size = moves.listReturns(last, start);
    for (let index = start; index < size; index++) {
      const step = at(moves.list, index);
      const card = step & CARD_MASK;
      model.move(card, step >> ONTO_SHIFT);
      const isEnd =
        returned < MOST_RETURNS
          ? this.#tryAll(size, moves.listPuts(card, size), card, returned + 1)
          : this.#visit();
      if (isEnd) return true;
      while (model.depth > depth) model.undo();
    }
    return false;
  }

  /** Looks at the position on the model, unless it has been; whether that is the end of it. */
  #visit(): boolean {
    const { model } = this;
    const { key } = this.#table;
    const from = this.#from;
    model.writeKey(key);
    if (this.#sought) return this.#sought.every((word, index) => word === key[index]);
    const place = this.#table.add();
    if (place < 0) return false;
    const depth =
      from < 0 ? 0 : Math.min(MOST_DEPTH, (this.#table.noted(from, ORIGIN) >>> DEPTH_SHIFT) + 1);
    this.#table.note(place, ORIGIN, (depth << DEPTH_SHIFT) | (from + 1));
    this.nodes++;
    const { cardsUp } = model;
    const progress = cardsUp - RESERVE_WEIGHT * model.reserveSize;
    if (progress > this.progress) this.progress = progress;
    if (cardsUp === PACK_SIZE) {
      this.verdict = 'winnable';
      return true;
    }
    if (this.nodes >= this.#most || this.#table.full) {
      this.verdict = 'unknown';
      return true;
    }
    const { inUse, empty, decision } = this.order;
    const { tops } = model;
    let empties = 0;
    for (let column = 0; column < tops.length; column++) if (at(tops, column) === NONE) empties++;
    const order = PACK_SIZE - progress + inUse * (tops.length - empties) + empty * empties;
    // Beyond the last bucket all positions are equally far back.
    const bucket = Math.min(BUCKETS - 1, order * FINENESS + decision * depth);
    this.#table.note(place, NEXT, at(this.#heads, bucket));
    this.#heads[bucket] = place + 1;
    if (bucket < this.#lowest) this.#lowest = bucket;
    return false;
  }
}

export const startRunSearch: StartSearch = (game, position, budget) =>
  new RunSearch(game, position, budget);
