/** What the solver can be asked for, as plain data that a worker can be sent. */
import { compileGame, type CompiledGame } from '../engine/compiled-game.js';
import type { GameSpec } from '../engine/game-spec.js';
import type { Position } from '../engine/position.js';
import type { Job } from './job.js';
import type { Budget } from './search.js';
import { SolveJob, type Result } from './solve.js';

export interface Task {
  readonly ask: 'solve';
  readonly spec: GameSpec;
  readonly position: Position;
  readonly budget: Budget;
}

export type Answer = Result;

const compiled = new Map<string, CompiledGame>();

/** A game compiled once, by its id: a spec that was sent is a new object each time. */
const gameOf = (spec: GameSpec): CompiledGame => {
  const game = compiled.get(spec.id) ?? compileGame(spec);
  compiled.set(spec.id, game);
  return game;
};

export const startTask = ({ spec, position, budget }: Task): Job<Answer> =>
  new SolveJob(gameOf(spec), position, budget);
