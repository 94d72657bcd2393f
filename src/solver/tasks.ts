/**
 * What the solver can be asked for, as plain data that a worker can be sent. Of the solvers only the
 * one that a game needs is loaded.
 */
import { compileGame, type CompiledGame } from '../engine/compiled-game.js';
import type { GameSpec } from '../engine/game-spec.js';
import type { Hint } from '../engine/hint.js';
import type { Position } from '../engine/position.js';
import type { Job } from './job.js';
import type { Budget } from './search.js';
import { SolveJob, type Result } from './solve.js';
import type { HintRequest, Solver } from './solver.js';

interface Question {
  readonly spec: GameSpec;
  readonly position: Position;
}

/** May the position be won, and how? */
export interface SolveTask extends Question {
  readonly ask: 'solve';
  readonly budget: Budget;
}

/** What would an expert do who sees what the player sees? */
export interface HintTask extends Question, HintRequest {
  readonly ask: 'hint';
}

export type Task = SolveTask | HintTask;
/** What a task is answered with. */
export type AnswerTo<Kind extends Task> = Kind extends SolveTask ? Result : Hint | null;
export type Answer = Result | Hint | null;

const solvers: Readonly<Record<NonNullable<GameSpec['solver']>, () => Promise<Solver>>> = {
  heaps: () => import('./heap-solver.js').then(({ heapSolver }) => heapSolver),
  groups: () => import('./group-solver.js').then(({ groupSolver }) => groupSolver),
  runs: () => import('./run-solver.js').then(({ runSolver }) => runSolver),
};

const compiled = new Map<string, CompiledGame>();

/** A game compiled once, by its id: a spec that was sent is a new object each time. */
const gameOf = (spec: GameSpec): CompiledGame => {
  const game = compiled.get(spec.id) ?? compileGame(spec);
  compiled.set(spec.id, game);
  return game;
};

/** @throws Error for a game that no solver knows */
export const startTask = async (task: Task): Promise<Job<Answer>> => {
  const { spec, position } = task;
  if (!spec.solver) throw new Error(`Expected a game with a solver, got ${spec.id}`);
  const solver = await solvers[spec.solver]();
  const game = gameOf(spec);
  return task.ask === 'solve'
    ? new SolveJob(solver, game, position, task.budget)
    : solver.hint(game, position, task);
};
