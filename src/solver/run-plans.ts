/**
 * What a fair player can choose between in a game of runs (run-model.ts): plans, each of which ends
 * with a card out of stock, waste or reserve coming into play. Until then nothing unseen turns up.
 *
 * Hints that follow plans come to an end. No move puts a card back out of play, so only so many plans
 * can be completed. A position to which there is no way back is left once. On the way between others the
 * same worlds are looked at, in which what an end is worth depends on it alone:
 *
 * - Where all plans are listed, the same ends are, in the same order, from each position on the way. So the
 *   same is the best, and one step nearer after each hint.
 * - Where there are too many, those of one or two steps are. After the first step of two an end is one
 *   step off. Such plans are tried to the last, so that another one of two steps comes next only where it is
 *   worth more; or, where they are many, there are no others, and the best is completed.
 * - Where all of too many are longer, those of the fewest steps are listed: fewer after each hint.
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

export interface Plan {
  /** Moves as run-moves.ts writes them. */
  readonly steps: readonly number[];
  /** Whether it is to be tried to the last, so that hints come to an end. */
  readonly stays: boolean;
}

/** A plan is made move by move: a card that comes back waits there for the next. */
const planPruning = { ...allRunPruning, up: false };

// There are more only where much that is up may come back.
/** Plans that are all listed, in whichever order their ends come. */
const MOST_PLANS = 20;
/** Positions between which plans are looked for. */
const MOST_POSITIONS = 200;
/** Steps of the plans that are listed where there are more. */
const MOST_STEPS = 2;
/** How many of them stay: where more are of one step, no others are listed. */
const MOST_STAYING = 5;

/** The plans from a position by what tells their ends apart, shortest first; and whether these are all. */
const endsFrom = (
  game: CompiledGame,
  position: Position,
  known: boolean,
): [ends: Map<string, Plan['steps']>, areAll: boolean] => {
  const model = new RunModel(game, position);
  const moves = new RunMoves(model, planPruning);
  const table = new StateTable(model.words, Infinity);
  const { key } = table;
  const wasteTop = topOf(position, game.wastes[0]);
  model.writeKey(key);
  const ends = new Map<string, Plan['steps']>();
  const rises = new Map<string, Plan['steps']>();
  const ending = new RunMoves(model, allRunPruning);
  const unfinished: [place: number, steps: Plan['steps'], mayRise: boolean][] = [
    [table.add(), [], true],
  ];
  for (const [place, steps, mayRise] of unfinished) {
    if (ends.size > MOST_PLANS) break;
    table.read(place);
    model.read(key);
    const outside = model.reserveSize + model.roundSize;
    for (const step of moves.list.slice(0, moves.fill())) {
      const card = step & CARD_MASK;
      const from = at(model.below, card);
      if (!known && card !== wasteTop && from === STOCK) continue;
      moves.play(step);
      model.writeKey(key);
      const added = table.add();
      if (added >= 0) {
        const longer = [...steps, step];
        if (model.reserveSize + model.roundSize < outside) {
          ending.playSafe();
          model.writeKey(key);
          if (!ends.has(key.join())) ends.set(key.join(), longer);
        } else if (unfinished.length < MOST_POSITIONS) {
          if (mayRise && step >> ONTO_SHIFT === UP) rises.set(key.join(), longer);
          unfinished.push([added, longer, mayRise && from !== UP]);
        }
      }
      while (model.depth > 0) model.undo();
    }
  }
  const found = ends.size > 0 ? ends : rises;
  return [found, found.size <= MOST_PLANS && unfinished.length < MOST_POSITIONS];
};

/**
 * The plans from a position: one for each position to which they lead, where those that differ in cards
 * gone up or come back are one, in an order that depends on those positions alone. Where nothing more
 * can come into play, a plan ends with a card going up instead, and none comes back on the way: so many
 * cards can go up, and such hints end too.
 * @param known whether the order of the stock is; else only the top of the waste can be played
 */
export const plansFrom = (game: CompiledGame, position: Position, known: boolean): Plan[] => {
  const [ends, areAll] = endsFrom(game, position, known);
  const lengths = [...ends.values()].map(({ length }) => length);
  const staying = areAll ? 0 : lengths.filter((length) => length === 1).length;
  const areMany = staying > MOST_STAYING;
  const most = areAll ? Infinity : Math.max(areMany ? 1 : MOST_STEPS, lengths[0] ?? 0);
  return [...ends]
    .filter(([, { length }]) => length <= most)
    .sort(([end], [other]) => (end < other ? -1 : 1))
    .map(([, steps]) => ({ steps, stays: !areAll && !areMany && steps.length === 1 }));
};

/** Plays plans from a position: the game after each, until the next is played. */
export const playsFrom = (game: CompiledGame, position: Position): ((plan: Plan) => RunModel) => {
  const model = new RunModel(game, position);
  const moves = new RunMoves(model, planPruning);
  const start = new Uint32Array(model.words);
  model.writeKey(start);
  return ({ steps }) => {
    model.read(start);
    for (const step of steps) moves.play(step);
    return model;
  };
};

/** How often the stock is turned on the way to the end of a plan: only its last card can be there. */
export const turnsIn = (game: CompiledGame, position: Position, { steps }: Plan): number => {
  const card = (steps[steps.length - 1] ?? 0) & CARD_MASK;
  const writer = new LineWriter(game, position);
  writer.bring(card);
  return writer.moves.length;
};

/** How a plan begins, as the rules list it. */
export const firstMove = (
  game: CompiledGame,
  position: Position,
  { steps: [step = 0] }: Plan,
): Move => {
  const card = step & CARD_MASK;
  const writer = new LineWriter(game, position);
  writer.bring(card);
  writer.place(card, step >> ONTO_SHIFT);
  const [first] = writer.moves;
  if (!first) throw new Error(`Expected a move for ${step}`);
  return first;
};
