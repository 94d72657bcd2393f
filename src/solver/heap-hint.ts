/**
 * The expert hint for Calculation. Of the cards to come only their ranks are known, not their
 * order: each possible move is tried on many orders drawn at random and played to the end, and the
 * one that does best is the hint.
 *
 * All moves are tried on the same orders, so that luck is the same for all, and in rounds after each
 * of which the worse half is left out, so that most of the trying goes into what is close.
 */
import { applyLegalMove } from '../engine/apply-move.js';
import { PACK_SIZE, rankOf } from '../engine/card.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import { numbersFrom, shuffle, type NextNumber } from '../engine/deal-number.js';
import { hintOf, type Hint } from '../engine/hint.js';
import { legalMoves } from '../engine/legality.js';
import type { Move } from '../engine/move.js';
import { cardsOf, topOf, type Position } from '../engine/position.js';
import type { Job } from './job.js';
import { HeapPlay } from './heap-policy.js';
import { heapPosition, heapTable, needing, wanting, type HeapTable } from './heap-table.js';
import type { HintRequest, StartHint } from './hint-request.js';

/** Play-outs in all. */
const SAMPLES = 3000;
/** What a win counts for beside the cards on the foundations. */
const WIN = 100;

/** A move, the table after it, and how it has done so far. */
interface Trial {
  readonly move: Move;
  readonly table: HeapPlay;
  /** The card that waits to be placed then; 0: none. */
  readonly waiting: number;
  value: number;
}

/** Moves that are told apart by what they do: of equal heaps the first is enough. */
const differentMoves = (game: CompiledGame, position: Position): Move[] => {
  const seen = new Set<string>();
  return legalMoves(game, position).filter(({ from, to }) => {
    const ranks = (name: string): string => {
      const pile = game.byName.get(name);
      return pile?.kind === 'waste' ? cardsOf(position, pile).map(rankOf).join() : name;
    };
    const key = `${ranks(from)}>${ranks(to)}`;
    return !seen.has(key) && seen.add(key);
  });
};

/** The table as it lies. */
const laidOut = (game: CompiledGame, table: HeapTable, position: Position): HeapPlay => {
  const { sizes, heaps } = heapPosition(game, position);
  const play = new HeapPlay(table);
  play.sizes.set(sizes);
  heaps.forEach((heap, index) => {
    for (const rank of heap) play.put(rank, index);
  });
  return play;
};

/** A hint under way, so that it can be worked out in slices. */
export class HeapHintJob implements Job<Hint | null> {
  spent = 0;
  /** Play-outs still to be made. */
  #left: number;
  readonly #game: CompiledGame;
  readonly #position: Position;
  readonly #next: NextNumber;
  /** The ranks of the stock: sorted first, so that their true order tells nothing. */
  readonly #unseen: Uint8Array;
  readonly #order: number[];
  readonly #hand: HeapPlay;
  /** The moves still in question, the better first. */
  #trials: Trial[];
  /** Play-outs until the worse half is left out. */
  #round = 0;

  constructor(
    game: CompiledGame,
    position: Position,
    { samples = SAMPLES, seed = 1 }: HintRequest = {},
  ) {
    this.#game = game;
    this.#position = position;
    this.#next = numbersFrom(seed);
    const table = heapTable(game);
    const stock = cardsOf(position, game.stock).map(rankOf);
    this.#order = stock.sort((one, other) => one - other);
    this.#unseen = new Uint8Array(stock.length);
    this.#hand = new HeapPlay(table);
    const { sizes } = heapPosition(game, position);
    const moves = differentMoves(game, position);
    // While no card waits there is time for the tops that go up, and the play-outs play them first.
    const plays = moves.filter(({ from }) => from !== game.stock.name);
    const trials = (plays.length > 0 ? plays : moves).map((move): Trial => {
      const from = game.byName.get(move.from) ?? game.stock;
      const to = game.byName.get(move.to) ?? game.stock;
      const after = applyLegalMove(game, position, from, to, 1);
      const waiting = topOf(after, game.turned);
      return {
        move,
        table: laidOut(game, table, after),
        waiting: waiting === undefined ? 0 : rankOf(waiting),
        value: 0,
      };
    });
    // Foundations first: of moves that do equally well the first is taken.
    const up = ({ move }: Trial): boolean => game.byName.get(move.to)?.kind === 'foundation';
    const ups = trials.filter(up);
    // What every foundation that needs it wants now is never better kept back (heap-search.ts).
    const sure = ups.filter(({ move }) => {
      const card = topOf(position, game.byName.get(move.from)) ?? 0;
      const rank = rankOf(card);
      return wanting(table, sizes, rank) === needing(table, sizes, rank);
    });
    const first = sure[0]?.move.from;
    this.#trials = first
      ? sure.filter(({ move }) => move.from === first)
      : [...ups, ...trials.filter((trial) => !up(trial))];
    this.#left = this.#trials.length > 1 ? samples : 0;
    this.#startRound();
  }

  get done(): boolean {
    return this.#left <= 0;
  }

  run(samples: number): void {
    const end = Math.max(0, this.#left - samples);
    while (this.#left > end) {
      if (this.#round <= 0) this.#dropWorse();
      this.#sample();
    }
  }

  /** The hint as far as it is worked out; `null` where no move is left. */
  result(): Hint | null {
    const [best] = [...this.#trials].sort((one, other) => other.value - one.value);
    if (!best) return null;
    const up = this.#game.byName.get(best.move.to)?.kind === 'foundation';
    return hintOf(this.#game, this.#position, best.move, up ? 'goes-up' : 'wins-most');
  }

  /** Half of what is left, or all of it once two moves are left. */
  #startRound(): void {
    this.#round = this.#trials.length > 2 ? this.#left / 2.5 : this.#left;
  }

  #dropWorse(): void {
    this.#trials.sort((one, other) => other.value - one.value);
    this.#trials.length = Math.ceil(this.#trials.length / 2);
    this.#startRound();
  }

  /** Tries every move on one more order. */
  #sample(): void {
    this.#unseen.set(shuffle(this.#order, this.#next));
    for (const trial of this.#trials) {
      this.#hand.copy(trial.table);
      this.#hand.playUp();
      if (trial.waiting) this.#hand.place(trial.waiting);
      const score = this.#hand.playOut(this.#unseen);
      trial.value += score === PACK_SIZE ? score + WIN : score;
      this.#left--;
      this.spent++;
      this.#round--;
    }
  }
}

export const startHeapHint: StartHint = (game, position, request) =>
  new HeapHintJob(game, position, request);
