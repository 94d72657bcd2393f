/** The expert's hint for games of runs (run-model.ts). */
import type { CompiledGame } from '../engine/compiled-game.js';
import { isStockMove, legalMoves } from '../engine/legality.js';
import { sizeOf, type Position } from '../engine/position.js';
import type { StartHint } from './hint-request.js';
import { allRunPruning } from './run-moves.js';
import { afterPlan, firstMove, plansFrom, turnsIn, type Plan } from './run-plans.js';
import { RunSearch, type RunOrder } from './run-search.js';
import { moveChoice, SampleHintJob, type Choice, type Sampling } from './sample-hint.js';

/** How far a search goes in each sampled world; its tables are far from full by then. */
const RUN_BUDGET = { nodes: 300, memory: 2 ** 24 };

/** Finds wins within a few hundred positions in more than twice as many deals as the thorough order. */
const eager: RunOrder = { inUse: 0, empty: 1, decision: 0 };

const planChoice = (game: CompiledGame, position: Position, plan: Plan): Choice => ({
  move: () => firstMove(game, position, plan),
  tryIn: (world) =>
    new RunSearch(game, world, RUN_BUDGET, allRunPruning, eager, afterPlan(game, world, plan)),
});

/** Plans, those soonest done first. */
const runChoices: Sampling['choices'] = (game, position, world) => {
  const isKnown = position.redealsUsed > 0 || sizeOf(position, game.stock) === 0;
  const turn = isKnown
    ? undefined
    : legalMoves(game, position).find((move) => isStockMove(game, move));
  // Where the stock goes round for ever, to look through it first costs nothing.
  if (turn && position.options.redeals === 'unlimited')
    return [moveChoice(runSampling, game, turn)];
  const plans = plansFrom(game, world(), isKnown)
    .map((plan) => ({ plan, turns: turnsIn(game, position, plan) }))
    .sort((one, other) => one.plan.length - other.plan.length || one.turns - other.turns)
    .map(({ plan }) => planChoice(game, position, plan));
  return turn ? [...plans, moveChoice(runSampling, game, turn)] : plans;
};

const runSampling: Sampling = {
  choices: runChoices,
  glance: 60,
  kept: new Map([
    [1, 24],
    [3, 5],
  ]),
  search: (game, position) => new RunSearch(game, position, RUN_BUDGET, allRunPruning, eager),
};

export const startRunHint: StartHint = (game, position, request) =>
  new SampleHintJob(game, position, runSampling, request);
