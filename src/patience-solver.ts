/** The solver without a page: `patience-elements/solver`. Harmless to import in Node. */
import { mismatch, shown } from './engine/errors.js';
import type { Hint } from './engine/hint.js';
import { checkedKeys } from './engine/options.js';
import type { Position } from './engine/position.js';
import type { Rules } from './engine/rules.js';
import { games, type GameId } from './games/index.js';
import { startGroupSearch } from './solver/group-search.js';
import { startHeapSearch } from './solver/heap-search.js';
import type { StopSignal } from './solver/job.js';
import { tellOfNoWorker } from './solver/no-worker.js';
import { startRunSearch } from './solver/run-search.js';
import type { Budget, StartSearch, Verdict } from './solver/search.js';
import type { Service } from './solver/service.js';
import { SolveJob, type Result } from './solver/solve.js';
import { connect } from './solver/connect.js';

export type { Budget, Hint, Position, Result, StopSignal, Verdict };

export interface SolveOptions extends Partial<Budget> {
  /** An AbortSignal that gives the search up: the promise is rejected with its reason. */
  readonly signal?: StopSignal;
  /** Told now and then how many positions were looked at. */
  readonly onProgress?: (nodes: number) => void;
}

const inNode = typeof document === 'undefined' && typeof location === 'undefined';
/** A page shares its machine with others. */
const usual: Budget = inNode
  ? { nodes: 3_000_000, memory: 256e6 }
  : { nodes: 1_000_000, memory: 64e6 };

/**
 * A number from the page.
 * @throws TypeError when it is not a whole number from 1
 */
const checked = (name: string, value: number | undefined, otherwise: number): number => {
  if (value === undefined) return otherwise;
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw mismatch(`${name} to be a whole number from 1`, value);
};

/** @throws TypeError for options that are no object with these keys, or cannot be told or asked anything */
const checkOptions = (given: SolveOptions, ...keys: readonly string[]): void => {
  const { signal, onProgress } = checkedKeys(given, ...keys) as SolveOptions;
  if (signal !== undefined && typeof (signal as StopSignal | null)?.throwIfAborted !== 'function')
    throw mismatch('signal to be an AbortSignal', signal);
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw mismatch('onProgress to be a function', onProgress);
};

const budgetOf = (options: SolveOptions, ...keys: readonly string[]): Budget => {
  checkOptions(options, 'nodes', 'memory', ...keys);
  const { nodes, memory } = options;
  return {
    nodes: checked('nodes', nodes, usual.nodes),
    memory: checked('memory', memory, usual.memory),
  };
};

/** All of a position that matters. */
const factsOf = ({ piles, faceDown, base, options, redealsUsed }: Position): string =>
  JSON.stringify([piles, faceDown, base, options.draw, options.redeals, redealsUsed]);

/**
 * The rules by which a position is played.
 * @throws TypeError when it is not a position of one of the games
 */
const rulesOf = (position: Position): Rules => {
  const id = (position as Partial<Position> | null)?.game;
  let fault = '';
  if (typeof id === 'string' && Object.hasOwn(games, id))
    try {
      const rules = games[id as GameId];
      // A search in what is no position might never end, or answer for another one.
      if (factsOf(rules.parse(rules.format(position))) === factsOf(position)) return rules;
    } catch (error) {
      const { message } = error as Error;
      // What an engine says of a part that is missing helps nobody.
      if (message.startsWith('Expected')) fault = `: ${message}`;
    }
  const expected = 'a Position as rules.deal or parsePosition gives it';
  throw new TypeError(`Expected ${expected}, got ${shown(position)}${fault}`);
};

const searches: Readonly<Record<GameId, StartSearch>> = {
  calculation: startHeapSearch,
  canfield: startRunSearch,
  'australian-patience': startGroupSearch,
};

let service: Service | undefined;

/**
 * Says whether a position can be won, all cards known, and how. In a worker where there can be one,
 * else in slices.
 * @throws TypeError for what is no position, or no budget
 */
export const solve = async (position: Position, options: SolveOptions = {}): Promise<Result> => {
  const { spec } = rulesOf(position);
  const budget = budgetOf(options, 'signal', 'onProgress');
  service ??= connect('auto', tellOfNoWorker);
  return service.do({ ask: 'solve', spec, position, budget }, options);
};

/** The same at once, without pause: for Node and for tests. */
export const solveSync = (position: Position, options: Partial<Budget> = {}): Result => {
  const { spec, game } = rulesOf(position);
  const job = new SolveJob(searches[spec.id as GameId], game, position, budgetOf(options));
  while (!job.done) job.run(Infinity);
  return job.result();
};

export interface ExpertHintOptions {
  /** Games played out in thought: more make a better hint, and take longer. */
  readonly samples?: number;
  /** The same seed gives the same hint everywhere. */
  readonly seed?: number;
  readonly signal?: StopSignal;
}

/**
 * The strongest move that what the player has seen can justify: unseen cards are never looked at,
 * many orders of them are played out instead.
 */
export const expertHint = async (
  position: Position,
  options: ExpertHintOptions = {},
): Promise<Hint | null> => {
  const { spec } = rulesOf(position);
  checkOptions(options, 'samples', 'seed', 'signal');
  const samples =
    options.samples === undefined ? undefined : checked('samples', options.samples, 1);
  const seed = checked('seed', options.seed, 1);
  service ??= connect('auto', tellOfNoWorker);
  return service.do({ ask: 'hint', spec, position, samples, seed }, options);
};
