/** What the solver can be asked for, as plain data that a worker can be sent. */
import { compileGame, type CompiledGame } from '../engine/compiled-game.js';
import type { GameSpec } from '../engine/game-spec.js';
import type { Hint } from '../engine/hint.js';
import type { Position } from '../engine/position.js';
import type { HintRequest, StartHint } from './hint-request.js';
import type { Job } from './job.js';
import type { Budget, StartSearch } from './search.js';
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

/** A part of the solver for each kind of game: at hand, or got when needed. */
type Parts<Start> = Readonly<Record<NonNullable<GameSpec['solver']>, () => Start | Promise<Start>>>;

/** @throws Error for a game that no solver knows */
export type StartTask = (task: Task) => Promise<Job<Answer>>;

const compiled = new Map<string, CompiledGame>();

/** A game compiled once, by its id: a spec that was sent is a new object each time. */
const gameOf = (spec: GameSpec): CompiledGame => {
  const game = compiled.get(spec.id) ?? compileGame(spec);
  compiled.set(spec.id, game);
  return game;
};

/** Starts tasks with these parts. */
export const taskStarter =
  (searches: Parts<StartSearch>, hints: Parts<StartHint>): StartTask =>
  async (task) => {
    const { spec, position } = task;
    if (!spec.solver) throw new Error(`Expected a game with a solver, got ${spec.id}`);
    const game = gameOf(spec);
    return task.ask === 'solve'
      ? new SolveJob(await searches[spec.solver](), game, position, task.budget)
      : (await hints[spec.solver]())(game, position, task);
  };
