/** A whole search, from the position to the result. */
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Move } from '../engine/move.js';
import type { Position } from '../engine/position.js';
import type { Job } from './job.js';
import type { Budget, Search, StartSearch, Verdict } from './search.js';

export interface Result {
  readonly verdict: Verdict;
  /** With `winnable`: a line that `rules.apply` plays to 52. */
  readonly moves?: readonly Move[];
  /** New positions looked at: the same on every machine. */
  readonly nodes: number;
  /** Milliseconds of work, which are not. */
  readonly ms: number;
}

export class SolveJob implements Job<Result> {
  #ms = 0;
  readonly #search: Search;

  constructor(start: StartSearch, game: CompiledGame, position: Position, budget: Budget) {
    const begin = performance.now();
    this.#search = start(game, position, budget);
    this.#ms = performance.now() - begin;
  }

  get done(): boolean {
    return this.#search.verdict !== undefined;
  }

  get spent(): number {
    return this.#search.nodes;
  }

  run(nodes: number): void {
    const begin = performance.now();
    this.#search.run(nodes);
    this.#ms += performance.now() - begin;
  }

  result(): Result {
    const { verdict = 'unknown', nodes } = this.#search;
    const result = { verdict, nodes, ms: this.#ms };
    return verdict === 'winnable' ? { ...result, moves: this.#search.line() } : result;
  }
}
