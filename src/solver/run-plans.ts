/**
 * What a fair player can choose between in a game of runs (run-model.ts): plans, each of which ends
 * with a card out of stock, waste or reserve coming into play. Until then nothing unseen turns up. Where
 * nothing more can come into play, a plan ends instead with a card going up, or one leaving a card that it
 * was not built on, and none comes back.
 *
 * Hints that follow plans come to an end. No move puts a card back out of play, or onto one that it is not
 * built on, and none comes back where only such a card or one going up ends a plan: so only so many plans
 * can be completed. A position to which there is no way
 * back is left once. On the way between others the same worlds are looked at, in which what an end is
 * worth depends on it alone:
 *
 * - Where all plans are listed, the same ends are, in the same order, from each position on the way. So the
 *   same is the best, and one step nearer after each hint.
 * - Where there are too many, all of one step are listed and some of two. After the first of two steps an
 *   end is one step off. Plans of one step are tried to the last: so one of two steps is only the best again
 *   where it is worth more. If they are too many for that, none of two steps are listed, and the next hint
 *   completes a plan.
 * - Where too many are all longer, those of the fewest steps are listed: fewer after each hint. For what has
 *   to be looked at to find an end again was looked at before, from one step further off.
 */
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Move } from '../engine/move.js';
import { topOf, type Position } from '../engine/position.js';
import { LineWriter } from './line.js';
import { NONE, STOCK, UP } from './column-model.js';
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
/** What goes up and could come back is no difference between ends; what nobody has seen does not go up. */
const endPruning = { ...allRunPruning, safe: false };

/** Where there are more plans, not all are listed: where much that is up may come back. */
const MOST_PLANS = 20;
/** Positions between which plans are looked for. */
const MOST_POSITIONS = 200;
/** Steps of the plans that are listed where there are too many. */
const MOST_STEPS = 2;
/** How many of them are tried to the last. */
const MOST_STAYING = 5;

/** Plans by what tells their ends apart, shortest first, and whether these are all. */
interface Ends {
  readonly plans: ReadonlyMap<string, Plan['steps']>;
  readonly areAll: boolean;
}

/**
 * @param known whether the order of the stock is; else only the top of the waste can be played
 * @param last whether nothing comes into play any more: what ends a plan then, see above
 */
export const endsFrom = (
  game: CompiledGame,
  position: Position,
  known: boolean,
  last: boolean,
): Ends => {
  const model = new RunModel(game, position);
  const moves = new RunMoves(model, planPruning);
  const ending = new RunMoves(model, endPruning);
  const wasteTop = topOf(position, game.wastes[0]);
  const table = new StateTable(model.words, Infinity);
  const { key } = table;
  const plans = new Map<string, Plan['steps']>();
  model.writeKey(key);
  const unfinished: [place: number, steps: Plan['steps']][] = [[table.add(), []]];
  /** Positions so many steps off are not all among those to look at. */
  let missed = Infinity;
  for (const [place, steps] of unfinished) {
    if (plans.size > MOST_PLANS || steps.length >= missed) break;
    table.read(place);
    model.read(key);
    const { cardsUp } = model;
    const outside = model.reserveSize + model.roundSize;
    const size = moves.fill();
    for (let index = 0; index < size; index++) {
      const step = at(moves.list, index);
      const card = step & CARD_MASK;
      const from = at(model.below, card);
      if (from === STOCK && !known && card !== wasteTop) continue;
      if (from === UP && last) continue;
      const isDug = last && from < NONE && !model.isBuilt(card);
      model.move(card, step >> ONTO_SHIFT);
      // After a card out of the reserve would come what nobody has seen.
      if (model.reserveSize + model.roundSize === outside) moves.playSafe();
      const isEnd =
        model.reserveSize + model.roundSize < outside ||
        (last && (isDug || model.cardsUp > cardsUp));
      if (isEnd) ending.playSafe();
      model.writeKey(key);
      if (isEnd) {
        const end = key.join();
        if (!plans.has(end)) plans.set(end, [...steps, step]);
      } else if (table.add() >= 0) {
        if (unfinished.length < MOST_POSITIONS) unfinished.push([table.size - 1, [...steps, step]]);
        else missed = Math.min(missed, steps.length + 1);
      }
      while (model.depth > 0) model.undo();
    }
  }
  return { plans, areAll: plans.size <= MOST_PLANS && missed === Infinity };
};

/**
 * The plans from a position: one for each position to which they lead, where those that differ in cards
 * gone up or come back are one, in an order that depends on those positions alone.
 * @param known whether the order of the stock is; else only the top of the waste can be played
 */
export const plansFrom = (game: CompiledGame, position: Position, known: boolean): Plan[] => {
  const found = endsFrom(game, position, known, false);
  const { plans, areAll } = found.plans.size > 0 ? found : endsFrom(game, position, known, true);
  const lengths = [...plans.values()].map(({ length }) => length);
  const oneStep = lengths.filter((length) => length === 1).length;
  const stay = !areAll && oneStep <= MOST_STAYING;
  const usual = oneStep <= MOST_STAYING ? MOST_STEPS : 1;
  const most = areAll ? Infinity : Math.max(usual, lengths[0] ?? 0);
  return [...plans]
    .filter(([, { length }]) => length <= most)
    .sort(([end], [other]) => (end < other ? -1 : 1))
    .map(([, steps]) => ({ steps, stays: stay && steps.length === 1 }));
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
