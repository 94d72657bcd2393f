/**
 * What is on the table, and the one path by which it changes: an intent is put to the rules, then to
 * the page (`moving`), then becomes the position, then is told (`moved` and the endings). Knows
 * nothing of the DOM.
 */
import type { CardText } from '../engine/card.js';
import type { Hint } from '../engine/hint.js';
import {
  addStep,
  beginHistory,
  currentPosition,
  moveCursor,
  type History,
  type Step,
} from '../engine/history.js';
import type { Move } from '../engine/move.js';
import { passWithoutPlay, takenDown } from '../engine/pass.js';
import type { Position } from '../engine/position.js';
import type { Refusal } from '../engine/refusal.js';
import type { Rules } from '../engine/rules.js';
import type { Clock } from './clock.js';
import type { GameStatus, StepKind } from './events.js';

/** One change of the table, for those who draw it and those who speak of it. */
export interface Change {
  readonly kind: StepKind | 'start';
  readonly moves: readonly Move[];
  readonly before: Position;
  readonly after: Position;
}

export type Ending = 'won' | 'lost' | 'stuck' | 'stopped';

/** Told of every change, in this order: `moving`, `moved`, then an ending. */
export interface TableListener {
  /** Before anything changes; `false` forbids it. */
  moving(kind: StepKind, moves: readonly Move[]): boolean;
  started(change: Change): void;
  moved(change: Change & { readonly kind: StepKind }): void;
  ended(ending: Ending): void;
}

export class Table {
  #history: History;
  /** Whether this attempt has been won: told once, however often the win is undone. */
  #won = false;
  #stopped = false;
  /** While a listener is asked, nothing else may move. */
  #asking = false;
  #deal: number | null = null;
  #undos = 0;
  #hints = 0;

  constructor(
    readonly rules: Rules,
    readonly clock: Clock,
    readonly listener: TableListener,
  ) {
    this.#history = beginHistory(rules.deal(1));
  }

  get position(): Position {
    return currentPosition(this.#history);
  }
  /** The number of the deal, or `null` for a given position. */
  get deal(): number | null {
    return this.#deal;
  }
  get status(): GameStatus {
    return this.#stopped ? 'stopped' : this.rules.status(this.position);
  }
  get stuck(): boolean {
    return this.rules.stuck(this.position);
  }
  get score(): number {
    return this.rules.score(this.position);
  }
  get moveCount(): number {
    return this.#history.cursor;
  }
  get undos(): number {
    return this.#undos;
  }
  get hints(): number {
    return this.#hints;
  }
  get canUndo(): boolean {
    return !this.#stopped && this.#history.cursor > 0;
  }
  get canRedo(): boolean {
    return !this.#stopped && this.#history.cursor < this.#history.steps.length;
  }
  /** The rules' moves; none once the player has stopped. */
  get legalMoves(): Move[] {
    return this.#stopped ? [] : this.rules.moves(this.position);
  }
  /** Whether nothing has been moved in this attempt. */
  get untouched(): boolean {
    return this.#history.steps.length === 0;
  }

  /** Begins an attempt. `deal` is its number, or `null` for a given position. */
  start(position: Position, deal: number | null): void {
    const before = this.position;
    this.#deal = deal;
    this.#begin(position);
    this.listener.started({ kind: 'start', moves: [], before, after: position });
  }

  /** Why a move is refused now, or `null`. @throws TypeError when it is malformed */
  refusal(move: Move): Refusal | null {
    return this.rules.refusal(this.position, move);
  }

  /**
   * Plays a move and what follows by itself.
   * @returns whether it was played
   */
  move(move: Move, autoCollect: boolean): boolean {
    if (this.refusal(move) || this.#stopped) return false;
    return this.#play([move], autoCollect);
  }

  /** Plays up every card that may be; the number of cards. */
  collect(): number {
    const moves = this.#collectable(this.#history);
    return moves.length > 0 && !this.#stopped && this.#play(moves, false) ? moves.length : 0;
  }

  undo(): boolean {
    if (!this.canUndo || !this.#travel('undo', this.#history.cursor - 1)) return false;
    this.#undos++;
    return true;
  }

  redo(): boolean {
    return this.canRedo && this.#travel('redo', this.#history.cursor + 1);
  }

  /** Before the end: everything undone, to be redone at will. After it: a new attempt. */
  restart(): boolean {
    const over = this.#won || this.status !== 'playing';
    if (!over) return this.#history.cursor > 0 && this.#travel('restart', 0);
    const { start } = this.#history;
    if (!this.#asks('restart', [])) return false;
    this.start(start, this.#deal);
    return true;
  }

  /** Ends the attempt at its score. */
  stop(): boolean {
    if (this.#asking || this.status !== 'playing') return false;
    this.#stopped = true;
    this.clock.run(false);
    this.listener.ended('stopped');
    return true;
  }

  /** A fair hint, or `null`. Counts as used only where there is one. */
  hint(): Hint | null {
    if (this.#stopped) return null;
    const { game } = this.rules;
    const context = { passWithoutPlay: passWithoutPlay(game, this.#history) };
    const hint = this.rules.hint(this.position, context);
    if (hint) this.#hints++;
    return hint;
  }

  #begin(position: Position): void {
    this.#history = beginHistory(position);
    this.#won = this.#stopped = false;
    this.#undos = this.#hints = 0;
    this.clock.reset();
  }

  /** The moves that would play up by themselves from here. */
  #collectable(history: History): Move[] {
    const barred: Set<CardText> = takenDown(this.rules.game, history);
    const moves: Move[] = [];
    let position = currentPosition(history);
    for (;;) {
      const move = this.rules.collectMove(position, barred);
      if (!move) return moves;
      moves.push(move);
      position = this.rules.apply(position, move);
    }
  }

  #stepOf(moves: readonly Move[], from: Position): Step {
    return { moves, position: moves.reduce((at, move) => this.rules.apply(at, move), from) };
  }

  #play(moves: readonly Move[], autoCollect: boolean): boolean {
    let step = this.#stepOf(moves, this.position);
    if (autoCollect && this.rules.spec.collect.unasked) {
      const following = this.#collectable(addStep(this.#history, step));
      const followed = this.#stepOf(following, step.position);
      step = { moves: [...moves, ...following], position: followed.position };
    }
    if (!this.#asks('move', step.moves)) return false;
    const before = this.position;
    const wasStuck = this.stuck;
    const status = this.status;
    this.#history = addStep(this.#history, step);
    this.#tell('move', step.moves, before, () => {
      this.#tellEnding(status, wasStuck);
    });
    return true;
  }

  #travel(kind: 'undo' | 'redo' | 'restart', cursor: number): boolean {
    const redone = kind === 'redo' ? (this.#history.steps[cursor - 1]?.moves ?? []) : [];
    const undone = kind === 'undo' ? (this.#history.steps[cursor]?.moves ?? []) : redone;
    if (!this.#asks(kind, undone)) return false;
    const before = this.position;
    this.#history = moveCursor(this.#history, cursor);
    this.#tell(kind, undone, before);
    return true;
  }

  /** Asks the page whether a step may happen. Steps from inside the question are refused. */
  #asks(kind: StepKind, moves: readonly Move[]): boolean {
    if (this.#asking) return false;
    this.#asking = true;
    const asked = this.#history;
    try {
      // A page may have laid out another game meanwhile: the step was none of that one.
      return this.listener.moving(kind, moves) && this.#history === asked;
    } finally {
      this.#asking = false;
    }
  }

  #tell(kind: StepKind, moves: readonly Move[], before: Position, ending?: () => void): void {
    this.clock.run(this.status === 'playing');
    const after = this.position;
    this.listener.moved({ kind, moves, before, after });
    // A listener may have moved on; what it entered, it has told itself.
    if (this.position === after) ending?.();
  }

  /** Tells of an ending that this move entered. */
  #tellEnding(before: GameStatus, wasStuck: boolean): void {
    const { status } = this;
    if (status === 'won' && !this.#won) {
      this.#won = true;
      this.listener.ended('won');
    } else if (status === 'lost' && before !== 'lost') {
      this.listener.ended('lost');
    } else if (status === 'playing' && !wasStuck && this.stuck) {
      this.listener.ended('stuck');
    }
  }
}
