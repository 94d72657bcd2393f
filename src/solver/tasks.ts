/** What the solver can be asked for, as plain data that a worker can be sent. */
import { compileGame, type CompiledGame } from '../engine/compiled-game.js';
import type { GameSpec } from '../engine/game-spec.js';
import type { Hint } from '../engine/hint.js';
import type { Position } from '../engine/position.js';
import { startHint, type HintRequest } from './hints.js';
import type { Job } from './job.js';
import type { Budget } from './search.js';
import { SolveJob, type Result } from './solve.js';

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

const compiled = new Map<string, CompiledGame>();

/** A game compiled once, by its id: a spec that was sent is a new object each time. */
const gameOf = (spec: GameSpec): CompiledGame => {
  const game = compiled.get(spec.id) ?? compileGame(spec);
  compiled.set(spec.id, game);
  return game;
};

export const startTask = (task: Task): Job<Answer> => {
  const game = gameOf(task.spec);
  return task.ask === 'solve'
    ? new SolveJob(game, task.position, task.budget)
    : startHint(game, task.position, task);
};
