/** The expert's hint for games of runs (run-model.ts). */
import { PACK_SIZE } from '../engine/card.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import { isStockMove, legalMoves } from '../engine/legality.js';
import { sizeOf, type Position } from '../engine/position.js';
import type { StartHint } from './hint-request.js';
import type { RunModel } from './run-model.js';
import { allRunPruning } from './run-moves.js';
import { firstMove, plansFrom, playsFrom, turnsIn } from './run-plans.js';
import { RunSearch, type RunOrder } from './run-search.js';
import { moveChoice, SampleHintJob, type Sampling } from './sample-hint.js';

/** How far a search goes in each sampled world; its tables are far from full by then. */
const RUN_BUDGET = { nodes: 300, memory: 2 ** 24 };

/** Finds wins within a few hundred positions in more than twice as many deals as the thorough order. */
const eager: RunOrder = { inUse: 0, empty: 1, decision: 0 };

/** A short search, from a position or from what a plan has made of it. */
const searchFrom = (game: CompiledGame, position: Position, model?: RunModel): RunSearch =>
  new RunSearch(game, position, RUN_BUDGET, allRunPruning, eager, model);

/** More than the turns of the stock on the way to a card: they only count beside as many other steps. */
const STEP = 2 * PACK_SIZE;

/** Plans, and to turn on a stock that has not been seen. */
const runChoices: Sampling['choices'] = (game, position, nextWorld) => {
  const isKnown = position.redealsUsed > 0 || sizeOf(position, game.stock) === 0;
  const turn = isKnown
    ? undefined
    : legalMoves(game, position).find((move) => isStockMove(game, move));
  // What turning is worth differs from position to position: it must not change which plans are kept.
  const turns = turn
    ? [{ ...moveChoice(runSampling, game, turn), distance: () => Infinity, stays: true }]
    : [];
  // Where the stock goes round for ever, to look through it first costs nothing.
  if (turn && position.options.redeals === 'unlimited') return turns;
  // All plans are tried in a world before the next world comes, and one search ends before the next begins.
  let world = nextWorld();
  let play = playsFrom(game, world);
  const choices = plansFrom(game, world, isKnown).map((plan) => ({
    stays: plan.stays,
    distance: () => STEP * plan.steps.length + turnsIn(game, position, plan),
    move: () => firstMove(game, position, plan),
    tryIn: (next: Position) => {
      if (next !== world) play = playsFrom(game, (world = next));
      return searchFrom(game, world, play(plan));
    },
  }));
  return [...choices, ...turns];
};

const runSampling: Sampling = {
  // So few that even the first hint, of which nothing is compiled yet, is there within 0.15 s.
  samples: 4,
  choices: runChoices,
  search: searchFrom,
};

export const startRunHint: StartHint = (game, position, request) =>
  new SampleHintJob(game, position, runSampling, request);
