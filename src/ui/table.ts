/**
 * What is on the table, and the one path by which it changes: an intent is put to the rules, then to
 * the page (`moving`), then becomes the position, then is told (`moved` and the endings). Knows
 * nothing of the DOM.
 */
import { beginAttempt, isOpen, withFate, type Attempt, type Fate } from '../engine/attempt.js';
import type { CardText } from '../engine/card.js';
import type { Hint, HintContext } from '../engine/hint.js';
import {
  addStep,
  currentPosition,
  moveCursor,
  type History,
  type Step,
} from '../engine/history.js';
import { formatMove, parseMove, type Move } from '../engine/move.js';
import { passWithoutPlay, takenDown } from '../engine/pass.js';
import type { Position } from '../engine/position.js';
import type { RulesStatus } from '../engine/ending.js';
import type { Rules } from '../engine/rules.js';
import { beginAlike, goesOn } from '../engine/saved-game.js';
import type { Clock } from './clock.js';
import type { GameStatus, StepKind } from './events.js';
import type { TableListener } from './table-listener.js';

/** What the rules say of a position: worked out once, and asked many times while it is drawn. */
interface Verdict {
  readonly position: Position;
  readonly status: RulesStatus;
  readonly stuck: boolean;
  readonly score: number;
}

/** An attempt to come back to. */
interface Previous {
  readonly attempt: Attempt;
  /** Whether it is the one on the table at another time: what becomes of it counts, and only once. */
  readonly isThis: boolean;
}

export class Table {
  #attempt: Attempt;
  #verdict: Verdict | undefined;
  /** The attempt before this one, until the first move of this one. */
  #previous: Previous | undefined;
  #provisional = false;
  /** What became of attempts that were on the table, by their ids: they may be saved somewhere. */
  readonly #fates = new Map<string | undefined, Fate>();
  /** While a listener is asked, nothing else may move. */
  #asking = false;

  constructor(
    readonly rules: Rules,
    readonly clock: Clock,
    readonly listener: TableListener,
  ) {
    this.#attempt = beginAttempt(rules.deal(1), null);
  }

  /** What is known of the attempt on the table. */
  get attempt(): Attempt {
    return this.#attempt;
  }
  get position(): Position {
    return currentPosition(this.#attempt.history);
  }
  get status(): GameStatus {
    return this.#attempt.stopped ? 'stopped' : this.#judged.status;
  }
  get stuck(): boolean {
    return this.#judged.stuck;
  }
  get score(): number {
    return this.#judged.score;
  }
  get moveCount(): number {
    return this.#attempt.history.cursor;
  }
  /** Whether anything may move: not once the player has stopped, nor before there is a game. */
  get canPlay(): boolean {
    return !this.#attempt.stopped && !this.#provisional;
  }
  get canUndo(): boolean {
    return this.canPlay && this.moveCount > 0;
  }
  get canRedo(): boolean {
    const { history } = this.#attempt;
    return this.canPlay && history.cursor < history.steps.length;
  }
  /** The number of the game before this one, where it can be taken up again. */
  get previousDeal(): number | null | undefined {
    return this.#previous?.attempt.deal;
  }
  /** Whether the game before this one can be taken up again. */
  get canGoBack(): boolean {
    return this.#previous !== undefined;
  }
  /** The rules' moves, where anything may move. */
  get legalMoves(): Move[] {
    return this.canPlay ? this.rules.moves(this.position) : [];
  }
  /** Whether what lies there only keeps the place of a deal that is not known yet. */
  get provisional(): boolean {
    return this.#provisional;
  }
  /** Whether nothing has been moved in this attempt. */
  get untouched(): boolean {
    return this.#attempt.history.steps.length === 0;
  }

  /** Begins an attempt. `deal` is its number, or `null` for a given position. */
  start(position: Position, deal: number | null, kind: 'start' | 'restart' = 'start'): void {
    this.#leave(false);
    this.#lay(beginAttempt(position, deal), kind, false);
  }

  /** Lays out cards that keep the place of a deal that is not known yet. */
  keepPlace(position: Position): void {
    this.#leave(false);
    this.#lay(beginAttempt(position, null), 'start', false, true);
  }

  /**
   * Goes on with an attempt that was begun before: a saved one. At the deal on the table it is the one on
   * the table, as it was at another time or after other moves: won and counted once. Where nothing was
   * done in that, it may likewise be the one before.
   */
  takeUp(saved: Attempt): void {
    const { rules } = this;
    const attempt = withFate(saved, this.#fates.get(saved.id));
    const mine = this.#attempt;
    const previous = this.untouched && this.#previous?.attempt;
    let resumed = attempt;
    if (beginAlike(rules, attempt, mine)) {
      if (!goesOn(attempt, mine)) this.#leave(true);
      resumed = withFate(attempt, mine);
    } else if (previous && beginAlike(rules, attempt, previous)) {
      this.#previous = goesOn(attempt, previous) ? undefined : { attempt: previous, isThis: true };
      resumed = withFate(attempt, previous);
    } else this.#leave(false);
    this.#lay(resumed, 'start', true);
  }

  /** Another one was found to come back to. */
  find(attempt: Attempt): void {
    const mine = this.#attempt;
    const isThis = beginAlike(this.rules, mine, attempt);
    if (!isThis || !goesOn(mine, attempt)) this.#layAside(attempt, isThis);
  }

  /** Keeps an attempt to come back to, where it is worth it: it was begun and is not over. */
  #layAside(attempt: Attempt, isThis: boolean): void {
    this.#dropPrevious();
    if (attempt.history.steps.length > 0 && isOpen(this.rules, attempt))
      this.#previous = { attempt, isThis };
    else this.#finish(attempt);
  }

  /** Takes up the game before this one again, with this one to come back to. */
  back(): boolean {
    if (!this.#previous || this.#asking) return false;
    const { attempt, isThis } = this.#previous;
    const mine = this.#attempt;
    this.#previous = undefined;
    this.#leave(isThis);
    this.#lay(isThis ? withFate(attempt, mine) : attempt, 'start', true);
    this.clock.run(this.status === 'playing');
    return true;
  }

  /**
   * Plays a move and what follows by itself.
   * @returns whether it was played
   */
  move(move: Move, autoCollect: boolean): boolean {
    if (this.rules.refusal(this.position, move) || !this.canPlay) return false;
    return this.#play([move], autoCollect);
  }

  /** Plays a move of the solution. */
  show(move: Move): boolean {
    const before = { ...this.#attempt, seconds: this.clock.seconds };
    const { shown, counted } = before;
    // Who is shown the solution has given up: the attempt counts as it stood, even without a move.
    this.#note({ shown: true, counted: true });
    const played = this.move(move, false);
    if (!played) this.#note({ shown, counted });
    else if (!counted) {
      this.#remember(this.#attempt);
      this.listener.finished(before);
    }
    return played;
  }

  /** Plays up every card that may be; the number of cards. */
  collect(): number {
    const moves = this.#collectable(this.#attempt.history);
    return moves.length > 0 && this.canPlay && this.#play(moves, false) ? moves.length : 0;
  }

  undo(): boolean {
    return this.canUndo && this.#travel('undo', this.moveCount - 1);
  }

  redo(): boolean {
    return this.canRedo && this.#travel('redo', this.moveCount + 1);
  }

  /** Before the end: everything undone, to be redone at will. After it: a new attempt. */
  restart(): boolean {
    const { won, history, deal } = this.#attempt;
    const over = won || this.status !== 'playing';
    if (!over) return this.moveCount > 0 && this.#travel('restart', 0);
    if (!this.#asks('restart', [])) return false;
    this.start(history.start, deal, 'restart');
    return true;
  }

  /** Ends the attempt at its score. */
  stop(): boolean {
    if (this.#asking || !this.canPlay || this.status !== 'playing') return false;
    this.#note({ stopped: true });
    this.clock.run(false);
    this.#finishThis();
    this.listener.ended('stopped');
    return true;
  }

  /** What the player has seen beyond the position. */
  get hintContext(): HintContext {
    return { passWithoutPlay: passWithoutPlay(this.rules.game, this.#attempt.history) };
  }

  /** The simple hint, or `null`. */
  hint(): Hint | null {
    return this.canPlay ? this.rules.hint(this.position, this.hintContext) : null;
  }

  /** A hint was given. */
  noteHint(): void {
    this.#note({ hints: this.#attempt.hints + 1 });
  }

  get #judged(): Verdict {
    const { rules, position } = this;
    if (this.#verdict?.position !== position)
      this.#verdict = {
        position,
        status: rules.status(position),
        stuck: rules.stuck(position),
        score: rules.score(position),
      };
    return this.#verdict;
  }

  #note(facts: Partial<Attempt>): void {
    this.#attempt = { ...this.#attempt, ...facts };
  }

  /**
   * Another attempt begins, or this one anew (`forThis`): what is on the table may be come back to. One
   * that nothing was done in is not missed.
   */
  #leave(forThis: boolean): void {
    if (!this.untouched) this.#layAside({ ...this.#attempt, seconds: this.clock.seconds }, forThis);
    else if (this.#previous && !forThis) this.#previous = { ...this.#previous, isThis: false };
  }

  /** The game before this one cannot be taken up any more. */
  #dropPrevious(): void {
    if (this.#previous && !this.#previous.isThis) this.#finish(this.#previous.attempt);
    this.#previous = undefined;
  }

  /** Tells of an attempt that is over, if a move was made in it and it has not been told before. */
  #finish(attempt: Attempt): Attempt {
    if (attempt.counted || attempt.history.steps.length === 0) return attempt;
    this.listener.finished(attempt);
    const counted = { ...attempt, counted: true };
    this.#remember(counted);
    return counted;
  }

  #remember({ id, won, counted }: Attempt): void {
    if (id) this.#fates.set(id, { won, counted });
  }

  #finishThis(): void {
    this.#attempt = this.#finish({ ...this.#attempt, seconds: this.clock.seconds });
  }

  /** Lays out an attempt, new or taken up again. */
  #lay(attempt: Attempt, kind: 'start' | 'restart', resumed: boolean, provisional = false): void {
    const before = this.position;
    this.#attempt = attempt;
    this.#provisional = provisional;
    this.clock.reset(attempt.seconds);
    this.listener.started({ kind, moves: [], before, after: this.position }, resumed);
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
    // Its own moves: what the page does with those it gave, or is told of, changes nothing here.
    let step = this.#stepOf(
      moves.map((move) => parseMove(formatMove(move))),
      this.position,
    );
    if (autoCollect && this.rules.spec.collect.unasked) {
      const following = this.#collectable(addStep(this.#attempt.history, step));
      const followed = this.#stepOf(following, step.position);
      step = { moves: [...step.moves, ...following], position: followed.position };
    }
    if (!this.#asks('move', step.moves)) return false;
    const before = this.position;
    const wasStuck = this.stuck;
    const status = this.status;
    this.#note({ history: addStep(this.#attempt.history, step) });
    this.#dropPrevious();
    this.#tell('move', step.moves, before, () => {
      this.#tellEnding(status, wasStuck);
    });
    return true;
  }

  #travel(kind: 'undo' | 'redo' | 'restart', cursor: number): boolean {
    const { history, undos } = this.#attempt;
    const step = history.steps[kind === 'undo' ? cursor : cursor - 1];
    const moves = step?.moves ?? [];
    if (!this.#asks(kind, moves)) return false;
    const before = this.position;
    this.#note({
      history: moveCursor(history, cursor),
      undos: kind === 'undo' ? undos + 1 : undos,
    });
    this.#tell(kind, moves, before, () => {
      // A page that moved on as it heard of the winning move was not told of the win.
      this.#tellWin();
    });
    return true;
  }

  /** Asks the page whether a step may happen. Steps from inside the question are refused. */
  #asks(kind: StepKind, moves: readonly Move[]): boolean {
    if (this.#asking) return false;
    this.#asking = true;
    const asked = this.#attempt.history;
    try {
      // A page may have laid out another game meanwhile: the step was none of that one.
      return this.listener.moving(kind, moves) && this.#attempt.history === asked;
    } finally {
      this.#asking = false;
    }
  }

  #tell(kind: StepKind, moves: readonly Move[], before: Position, ending: () => void): void {
    this.clock.run(this.status === 'playing');
    const after = this.position;
    this.listener.moved({ kind, moves, before, after });
    // A listener may have moved on; what it entered, it has told itself.
    if (this.position === after) ending();
  }

  /** Tells of a win, where it was not told before. @returns whether it was */
  #tellWin(): boolean {
    if (this.status !== 'won' || this.#attempt.won) return false;
    this.#note({ won: true });
    this.#remember(this.#attempt);
    this.#finishThis();
    if (!this.#attempt.shown) this.listener.ended('won');
    return true;
  }

  /** Tells of an ending that this move entered. */
  #tellEnding(before: GameStatus, wasStuck: boolean): void {
    const { status } = this;
    if (this.#tellWin()) return;
    if (status === 'lost' && before !== 'lost') {
      this.#finishThis();
      this.listener.ended('lost');
    } else if (status === 'playing' && !wasStuck && this.stuck) {
      this.listener.ended('stuck');
    }
  }
}
