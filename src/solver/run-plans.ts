/**
 * What a fair player can choose between in a game of runs (run-model.ts): plans, each of which ends
 * with a card out of stock, waste or reserve coming into play. Until then nothing unseen turns up.
 *
 * Hints that follow plans come to an end. No move puts a card back out of play, so only so many plans
 * can be completed. And on the way to the end of the best plan, that end stays within reach, one step
 * nearer, and is worth the same while the same worlds are looked at; so another plan takes its place
 * only when it is worth more, or as much and is shorter.
 */
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Move } from '../engine/move.js';
import { topOf, type Position } from '../engine/position.js';
import { LineWriter } from './line.js';
import { STOCK, UP } from './column-model.js';
import { RunModel } from './run-model.js';
import { allRunPruning, CARD_MASK, ONTO_SHIFT, RunMoves } from './run-moves.js';
import { StateTable } from './state-table.js';
import { at } from './typed.js';

/** Moves as run-moves.ts writes them. */
export type Plan = readonly number[];

/** A plan is made move by move: a card that comes back waits there for the next. */
const planPruning = { ...allRunPruning, up: false };

/** Positions between which plans are looked for: more than nearly all tables have. */
const MOST_POSITIONS = 400;

/** Plans that are made at most; there are more only where much that is up may come back. */
const MOST_PLANS = 12;

/**
 * The plans from a position, shortest first: one for each position to which they lead, where those that
 * differ in cards gone up or come back are one. Where nothing more can come into play, a plan ends with a
 * card going up instead, and none comes back on the way: so many cards can go up, and such hints end too.
 * @param known whether the order of the stock is; else only the top of the waste can be played
 */
export const plansFrom = (game: CompiledGame, position: Position, known: boolean): Plan[] => {
  const model = new RunModel(game, position);
  const moves = new RunMoves(model, planPruning);
  const table = new StateTable(model.words, Infinity);
  const wasteTop = topOf(position, game.wastes[0]);
  model.writeKey(table.key);
  const plans: Plan[] = [];
  const rises: Plan[] = [];
  const ends = new StateTable(model.words, Infinity);
  const ending = new RunMoves(model, allRunPruning);
  const unfinished: [place: number, plan: Plan, mayRise: boolean][] = [[table.add(), [], true]];
  for (const [place, plan, mayRise] of unfinished) {
    table.read(place);
    model.read(table.key);
    const outside = model.reserveSize + model.roundSize;
    for (const step of moves.list.slice(0, moves.fill())) {
      const card = step & CARD_MASK;
      const from = at(model.below, card);
      if (!known && card !== wasteTop && from === STOCK) continue;
      moves.play(step);
      model.writeKey(table.key);
      const added = table.add();
      if (added >= 0) {
        const longer = [...plan, step];
        if (model.reserveSize + model.roundSize < outside) {
          ending.playSafe();
          model.writeKey(ends.key);
          if (ends.add() >= 0) plans.push(longer);
          if (plans.length === MOST_PLANS) return plans;
        } else if (unfinished.length < MOST_POSITIONS) {
          if (mayRise && step >> ONTO_SHIFT === UP) rises.push(longer);
          unfinished.push([added, longer, mayRise && from !== UP]);
        }
      }
      while (model.depth > 0) model.undo();
    }
  }
  return plans.length > 0 ? plans : rises.slice(0, MOST_PLANS);
};

/** Plays plans from a position: the game after each, until the next is played. */
export const playsFrom = (game: CompiledGame, position: Position): ((plan: Plan) => RunModel) => {
  const model = new RunModel(game, position);
  const moves = new RunMoves(model, planPruning);
  const start = new Uint32Array(model.words);
  model.writeKey(start);
  return (plan) => {
    model.read(start);
    for (const step of plan) moves.play(step);
    return model;
  };
};

/** How often the stock is turned on the way to the end of a plan: only its last card can be there. */
export const turnsIn = (game: CompiledGame, position: Position, plan: Plan): number => {
  const card = (plan[plan.length - 1] ?? 0) & CARD_MASK;
  const writer = new LineWriter(game, position);
  writer.bring(card);
  return writer.moves.length;
};

/** How a plan begins, as the rules list it. */
export const firstMove = (game: CompiledGame, position: Position, [step = 0]: Plan): Move => {
  const card = step & CARD_MASK;
  const writer = new LineWriter(game, position);
  writer.bring(card);
  writer.place(card, step >> ONTO_SHIFT);
  const [first] = writer.moves;
  if (!first) throw new Error(`Expected a move for ${step}`);
  return first;
};
