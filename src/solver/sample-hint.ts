/**
 * The expert's hint. It is fair: each choice is tried in worlds where the unseen cards lie in an
 * order drawn by lot, in the same worlds for every choice, and a short search sees what can be made
 * of it there. The choice that wins in most of them is the best, then the one that brings most up.
 */
import { applyLegalMove } from '../engine/apply-move.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import { numbersFrom, type NextNumber } from '../engine/deal-number.js';
import { hintOfBest, simpleHint, stockHint, type Hint, type HintContext } from '../engine/hint.js';
import { isEffective, isStockMove, legalMoves } from '../engine/legality.js';
import type { Move } from '../engine/move.js';
import { collectMoveOf } from '../engine/play-up.js';
import { cardsOf, sizeOf, type Position } from '../engine/position.js';
import { GroupModel } from './group-model.js';
import { allGroupPruning, GroupMoves } from './group-moves.js';
import { GroupSearch } from './group-search.js';
import type { Job } from './job.js';
import { firstMove, plansFrom, turnsIn, type Plan } from './run-plans.js';
import { allRunPruning } from './run-moves.js';
import { eager, RunSearch } from './run-search.js';
import { Unseen } from './unseen.js';

/** How far a search goes in each world; its tables are far from full by then. */
const GROUP_BUDGET = { nodes: 200, memory: 2 ** 24 };
const RUN_BUDGET = { nodes: 300, memory: 2 ** 24 };
/** After so many worlds only the best choices so far are looked at any longer. */
const FIRST_WORLDS = 2;
const CHOICES_KEPT = 5;
/** A win is worth more than all the cards that can come up in all worlds. */
const WIN = 1e6;

/** Worlds in which the choices are tried. */
const SAMPLES = 16;

export interface SampleHintOptions extends HintContext {
  readonly samples?: number | undefined;
  /** Which worlds; the same throughout a game, for its hints to follow one another's plans. */
  readonly seed?: number | undefined;
}

interface Choice {
  /** The move with which it begins. */
  readonly move: () => Move;
  /** Makes it in a world and searches on from there. */
  readonly tryIn: (world: Position) => GroupSearch | RunSearch;
  worth: number;
}

/** The position after a move that the rules listed. */
const played = (game: CompiledGame, position: Position, move: Move): Position => {
  const from = game.byName.get(move.from);
  const to = game.byName.get(move.to);
  return from && to ? applyLegalMove(game, position, from, to, move.count ?? 1) : position;
};

const moveChoice = (game: CompiledGame, move: Move): Choice => ({
  move: () => move,
  tryIn: (world) => {
    const after = played(game, world, move);
    return game.spec.solver === 'groups'
      ? new GroupSearch(game, after, GROUP_BUDGET)
      : new RunSearch(game, after, RUN_BUDGET, allRunPruning, [], eager);
  },
  worth: 0,
});

const planChoice = (game: CompiledGame, position: Position, plan: Plan): Choice => ({
  move: () => firstMove(game, position, plan),
  tryIn: (world) => new RunSearch(game, world, RUN_BUDGET, allRunPruning, plan, eager),
  worth: 0,
});

/** Plans, those soonest done first. */
const runChoices = (game: CompiledGame, position: Position, world: Position): Choice[] => {
  const isKnown = position.redealsUsed > 0 || sizeOf(position, game.stock) === 0;
  const turn = isKnown
    ? undefined
    : legalMoves(game, position).find((move) => isStockMove(game, move));
  // Where the stock goes round for ever, to look through it first costs nothing.
  if (turn && position.options.redeals === 'unlimited') return [moveChoice(game, turn)];
  const plans = plansFrom(game, world, isKnown)
    .map((plan) => ({ plan, turns: turnsIn(game, position, plan) }))
    .sort((one, other) => one.plan.length - other.plan.length || one.turns - other.turns)
    .map(({ plan }) => planChoice(game, position, plan));
  return turn ? [...plans, moveChoice(game, turn)] : plans;
};

/** The move that can do no harm, if there is one; else all that change anything, the plain hint first. */
const groupChoices = (game: CompiledGame, position: Position): Choice[] => {
  const moves = legalMoves(game, position).filter((move) => isEffective(game, position, move));
  const card = new GroupMoves(new GroupModel(game, position), allGroupPruning).safe();
  const safe = moves.find((move) => {
    const cards = cardsOf(position, game.byName.get(move.from));
    return !isStockMove(game, move) && cards[cards.length - (move.count ?? 1)] === card;
  });
  const plain = simpleHint(game, position);
  const rank = (move: Move): number =>
    isStockMove(game, move) ? 2 : move.from === plain?.from && move.to === plain.to ? 0 : 1;
  return (safe ? [safe] : moves.sort((one, other) => rank(one) - rank(other))).map((move) =>
    moveChoice(game, move),
  );
};

/** Best first; of those worth as much, in the order in which they were listed. */
const byWorth = (choices: readonly Choice[]): Choice[] =>
  [...choices].sort((one, other) => other.worth - one.worth);

export class SampleHintJob implements Job<Hint | null> {
  /** Positions looked at. */
  spent = 0;
  /** Worlds done with, and choices tried in the present one. */
  #worlds = 0;
  #tried = 0;
  #world: Position;
  #choices: readonly Choice[];
  readonly #samples: number;
  readonly #context: HintContext;
  readonly #unseen: Unseen;
  readonly #next: NextNumber;

  constructor(
    readonly game: CompiledGame,
    readonly position: Position,
    { samples = SAMPLES, seed = 1, ...context }: SampleHintOptions = {},
  ) {
    this.#samples = samples;
    this.#context = context;
    this.#world = position;
    this.#unseen = new Unseen(game, position);
    this.#next = numbersFrom(seed);
    // What goes up without harm goes up.
    const safe = collectMoveOf(game, position, new Set());
    if (safe) this.#choices = [moveChoice(game, safe)];
    else if (game.spec.solver === 'groups') this.#choices = groupChoices(game, position);
    else this.#choices = runChoices(game, position, this.#nextWorld());
  }

  get done(): boolean {
    return this.#choices.length < 2 || this.#worlds >= this.#samples;
  }

  run(positions: number): void {
    for (const end = this.spent + positions; !this.done && this.spent < end;) {
      if (this.#tried === 0) this.#world = this.#nextWorld();
      const choice = this.#choices[this.#tried++];
      if (choice) this.#try(choice);
      if (this.#tried < this.#choices.length) continue;
      this.#tried = 0;
      this.#worlds++;
      if (this.#worlds === FIRST_WORLDS)
        this.#choices = byWorth(this.#choices).slice(0, CHOICES_KEPT);
    }
  }

  #try(choice: Choice): void {
    const search = choice.tryIn(this.#world);
    search.run(Infinity);
    choice.worth += search.mostUp + (search.verdict === 'winnable' ? WIN : 0);
    this.spent += search.nodes;
  }

  result(): Hint | null {
    const { game, position } = this;
    const [best] = byWorth(this.#choices);
    if (best) return hintOfBest(game, position, best.move());
    // Nothing more can come into play.
    const moves = legalMoves(game, position);
    const up = moves.find(({ to }) => game.byName.get(to)?.kind === 'foundation');
    if (up) return hintOfBest(game, position, up);
    return this.#context.passWithoutPlay ? null : stockHint(game, position, moves);
  }

  #nextWorld(): Position {
    return this.#unseen.deal(this.position, this.#unseen.draw(this.#next));
  }
}
