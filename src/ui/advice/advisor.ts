/**
 * What the solver does for the reader of one game: stronger hints, the warning that a game can no
 * longer be won, and the solution shown move by move. Loaded when first needed, so it imports nothing
 * at run time but the solver: everything else is handed to it.
 */
import type { html, TemplateResult } from 'lit';
import type { GameOptions } from '../../engine/game-spec.js';
import type { Hint } from '../../engine/hint.js';
import type { Move } from '../../engine/move.js';
import type { Position } from '../../engine/position.js';
import { tellOfNoWorker } from '../../solver/no-worker.js';
import type { Budget } from '../../solver/search.js';
import type { Service } from '../../solver/service.js';
import type { Result } from '../../solver/solve.js';
import type { AdviceTexts } from '../../texts/dialog-texts.js';
import type { Narrator } from '../narrator.js';
import type { Table } from '../table.js';

/** How far the solver goes in a page, where it shares the machine. */
const BUDGET = { nodes: 1_000_000, memory: 64e6 };
/** Of the positions before a lost one: the reader waits to hear of it, and may be at the next move. */
const BACK_BUDGET = { nodes: 60_000, memory: 64e6 };
/** Of deals that are tried for a winnable one, those that take more are passed over. */
const TRY_BUDGET = { nodes: 30_000, memory: 32e6 };
/** A search that lasts longer shows that it is going on. */
const SIGN_MS = 150;
/** Between two moves of the solution: time to see each. */
const SHOWN_MS = 700;

export interface AdvisedGame {
  readonly table: Table;
  readonly narrator: Narrator;
  readonly draw: { readonly html: typeof html };
  /** The words of the language spoken now. */
  words(): AdviceTexts;
  /** The `worker` attribute: `auto`, `none`, or an address. */
  worker(): string;
  /** Whether to say when the game can no longer be won. */
  warns(): boolean;
  /** Asked for when the bar has changed. */
  redraw(): void;
}

/** Since when a game is lost, where that was not found out. */
const UNKNOWN = -1;

/** What is known of a position: the moves to the win, or that there are none, or nothing. */
type Known = readonly Move[] | 'unwinnable' | 'unknown';

/** And with how many nodes that was looked for: with more, what is unknown may become known. */
interface Looked {
  readonly known: Known;
  readonly nodes: number;
}

/** What the bar is about. */
type Bar =
  | { readonly about: 'search'; tried: number }
  | { readonly about: 'lost'; readonly steps: number }
  | { readonly about: 'solution'; readonly moves: readonly Move[]; next: number; timer: number };

export class Advisor {
  #service: Promise<Service> | undefined;
  /** The deal or position that the known positions come from. */
  #start: Position | undefined;
  readonly #looked = new Map<string, Looked>();
  #work: AbortController | undefined;
  /** The check of the last move, which goes on while the reader asks for something. */
  #check: AbortController | undefined;
  #bar: Bar | undefined;
  /** The deal that was last judged, and how. */
  #judged: { readonly deal: number; readonly verdict: Result['verdict'] } | undefined;
  /** Whether it was told that the game is lost, and whether the reader plays on all the same. */
  #toldLost = false;
  #playsOn = false;
  /** How often the table has changed while a move of the solution is made: only the first is that move. */
  #changesWhileShown: number | undefined;

  constructor(readonly game: AdvisedGame) {}

  /** The strongest fair move: sampled from what the player cannot see. */
  async expertHint(): Promise<Hint | null> {
    const { rules, position, hintContext } = this.game.table;
    const signal = this.#newWork();
    const service = await this.#connect();
    const task = { ask: 'hint', spec: rules.spec, position, ...hintContext } as const;
    return service.do(task, { signal });
  }

  /**
   * The next move of a line that wins. Where there is none, says since when, and gives `null`; where
   * that cannot be found out, a fair hint.
   */
  async solverHint(): Promise<Hint | null> {
    const { table, narrator } = this.game;
    const signal = this.#newWork();
    const known = await this.#look(table.position, signal);
    if (known === 'unknown') {
      const hint = await this.expertHint();
      if (!hint) narrator.say(() => this.game.words().notKnown);
      return hint;
    }
    if (known === 'unwinnable') {
      const steps = await this.#stepsSinceWinnable(signal);
      narrator.say(() => this.#lost(steps));
      return null;
    }
    const [move] = known;
    if (!move) return null;
    return table.rules.hintFor(table.position, move, 'wins');
  }

  /**
   * What was being worked on is of no use any more, and a solution shown ends; `false` where it is the
   * solution itself that changes the table.
   */
  giveUp(): boolean {
    if (this.#changesWhileShown !== undefined && this.#changesWhileShown++ === 0) return false;
    this.#work?.abort();
    this.#check?.abort();
    this.#close();
    return true;
  }

  /** The game has left the page: its worker ends. */
  leave(): void {
    void this.#service?.then(
      (service) => {
        service.close();
      },
      () => undefined,
    );
    this.#service = undefined;
  }

  /** Shows how the game is won from here; says so where it cannot be. */
  async showSolution(): Promise<undefined> {
    const { table, narrator } = this.game;
    if (table.status === 'won') return;
    const signal = this.#newWork();
    const known = await this.#look(table.position, signal);
    if (typeof known === 'string') {
      narrator.say(() => this.game.words()[known === 'unknown' ? 'notKnown' : 'cannotBeWon']);
      return;
    }
    this.#bar = { about: 'solution', moves: known, next: 0, timer: 0 };
    this.#run(true);
  }

  /**
   * The first deal from a number on that is proved winnable: the same for the same number
   * everywhere. Deals that would take long are passed over.
   * @throws AbortError when the reader cancels, or goes on with the game on the table
   */
  async findWinnable(first: number, options: Partial<GameOptions>): Promise<number> {
    const { rules } = this.game.table;
    const signal = this.#newWork();
    const bar = { about: 'search' as const, tried: 0 };
    // Most are found before there is anything to see.
    const sign = window.setTimeout(() => {
      this.#bar = bar;
      this.game.narrator.say(() => this.game.words().searching(0));
    }, SIGN_MS);
    try {
      // After the last number, all bits set, comes the first.
      for (let deal = first; ; deal = (deal + 1) >>> 0 || 1) {
        const { verdict } = await this.#solve(rules.deal(deal, options), TRY_BUDGET, signal);
        if (verdict === 'winnable') {
          this.#judged = { deal, verdict };
          return deal;
        }
        bar.tried++;
        this.game.redraw();
      }
    } finally {
      clearTimeout(sign);
      if (this.#bar === bar) this.#close();
    }
  }

  /** Finds out whether the deal on the table can be won, for the line that tells its number. */
  async judge(): Promise<void> {
    const { deal, history } = this.game.table.attempt;
    if (deal === null || deal === this.#judged?.deal) return;
    const known = await this.#look(history.start);
    const verdict = typeof known === 'string' ? known : 'winnable';
    this.#judged = { deal, verdict };
    this.game.redraw();
  }

  /** What is known of the deal on the table. */
  get fact(): string | undefined {
    const { deal } = this.game.table.attempt;
    return deal !== null && deal === this.#judged?.deal
      ? this.game.words().deal[this.#judged.verdict]
      : undefined;
  }

  /** The bar below the board, where there is something to say or to choose. */
  render(): TemplateResult | undefined {
    const bar = this.#bar;
    const { draw, table } = this.game;
    if (!bar || (bar.about === 'lost' && !this.game.warns())) return undefined;
    const words = this.game.words();
    const { html } = draw;
    const button = (text: string, click: () => void): TemplateResult =>
      html`<button part="button" @click=${click}>${text}</button>`;
    if (bar.about === 'lost')
      return html`<p>${this.#lost(bar.steps)}</p>
        ${bar.steps > 0 ? button(words.backToWinnable, this.#rescue) : ''}
        ${button(words.goOn, this.#playOn)}`;
    if (bar.about === 'search')
      return html`<p>${words.searching(bar.tried)}</p>
        ${button(words.cancel, this.#cancel)}`;
    const { moves, next, timer } = bar;
    const over = next === moves.length;
    return html`<p>${over ? words.shown : words.solution(next, moves.length)}</p>
      ${
        over
          ? button(words.again, () => {
              table.restart();
            })
          : [
              button(words.nextMove, () => {
                this.#run(false);
                this.#step();
              }),
              button(timer ? words.pause : words.run, () => {
                this.#run(!timer);
              }),
            ]
      }
      ${button(words.goOn, this.#close)}`;
  }

  // The solution, move by move.

  readonly #close = (): void => {
    this.#run(false);
    this.#bar = undefined;
    this.game.redraw();
  };

  readonly #cancel = (): void => {
    this.#work?.abort();
    this.#close();
  };

  /** Plays on by itself, or stops doing so. */
  #run(on: boolean): void {
    const bar = this.#bar;
    if (bar?.about !== 'solution') return;
    clearTimeout(bar.timer);
    bar.timer = on ? window.setTimeout(this.#step, SHOWN_MS) : 0;
    this.game.redraw();
  }

  readonly #step = (): void => {
    const bar = this.#bar;
    if (bar?.about !== 'solution') return;
    const move = bar.moves[bar.next];
    this.#changesWhileShown = 0;
    try {
      // A page may forbid a move: then there is no more to show.
      if (!move || !this.game.table.show(move)) {
        this.#close();
        return;
      }
    } finally {
      this.#changesWhileShown = undefined;
    }
    // Or it has done something else as soon as it heard of this one.
    if (this.#bar !== bar) return;
    bar.next++;
    if (bar.next === bar.moves.length) this.game.narrator.add(() => this.game.words().shown);
    this.#run(bar.timer !== 0 && bar.next < bar.moves.length);
  };

  /** Lets the solution stand still, for the reader to do something else. */
  pause(): void {
    this.#run(false);
  }

  // The warning.

  readonly #playOn = (): void => {
    this.#playsOn = true;
    this.#close();
  };

  readonly #rescue = (): void => {
    if (this.#bar?.about !== 'lost') return;
    for (let { steps } = this.#bar; steps > 0 && this.game.table.undo(); steps--);
  };

  /**
   * Says where the game can no longer be won.
   * @throws AbortError when the game goes on first
   */
  async warn(): Promise<void> {
    const { table, narrator } = this.game;
    if (this.#changesWhileShown !== undefined || table.status !== 'playing') return;
    const { signal } = (this.#check = new AbortController());
    const known = await this.#look(table.position, signal);
    signal.throwIfAborted();
    if (known !== 'unwinnable') {
      this.#toldLost = this.#playsOn = false;
      return;
    }
    if (this.#playsOn) return;
    const steps = await this.#stepsSinceWinnable(signal);
    signal.throwIfAborted();
    // What the reader asked for meanwhile stays.
    if (!this.#bar) this.#bar = { about: 'lost', steps };
    // Told once: a position after a lost one is lost as well.
    if (!this.#toldLost) narrator.add(() => this.#lost(steps));
    this.#toldLost = true;
    this.game.redraw();
  }

  /** What to say of a lost game. */
  #lost(steps: number): string {
    const words = this.game.words();
    return steps === UNKNOWN ? words.cannotBeWon : words.lost(steps);
  }

  /** How many steps back the game could be won for certain; 0 where it never could; else UNKNOWN. */
  async #stepsSinceWinnable(signal: AbortSignal): Promise<number> {
    const { history } = this.game.table.attempt;
    let earliest: Known = 'unwinnable';
    for (let back = 1; back <= history.cursor; back++) {
      const position = history.steps[history.cursor - back - 1]?.position ?? history.start;
      // The searches of positions before one that was too hard would take as long.
      const known: Known =
        earliest === 'unknown'
          ? (this.#looked.get(this.#nameOf(position))?.known ?? earliest)
          : await this.#look(position, signal, BACK_BUDGET);
      if (typeof known !== 'string') return back;
      earliest = known;
    }
    return earliest === 'unknown' ? UNKNOWN : 0;
  }

  // What is known.

  async #look(position: Position, signal?: AbortSignal, budget = BUDGET): Promise<Known> {
    // What is known already is no answer any more to a question that was given up.
    signal?.throwIfAborted();
    const { rules, attempt } = this.game.table;
    if (this.#start !== attempt.history.start) {
      this.#looked.clear();
      this.#toldLost = this.#playsOn = false;
    }
    this.#start = attempt.history.start;
    const name = this.#nameOf(position);
    const found = this.#looked.get(name);
    const { nodes } = budget;
    if (found && (found.known !== 'unknown' || nodes <= found.nodes)) return found.known;
    const { verdict, moves } = await this.#solve(position, budget, signal);
    if (verdict !== 'winnable' || !moves) {
      const known = verdict === 'unwinnable' ? verdict : 'unknown';
      this.#looked.set(name, { known, nodes });
      return known;
    }
    // Every position of the line is won by the rest of it.
    let at = position;
    for (const [index, move] of moves.entries()) {
      this.#looked.set(this.#nameOf(at), { known: moves.slice(index), nodes });
      at = rules.apply(at, move);
    }
    return moves;
  }

  async #solve(position: Position, budget: Budget, signal?: AbortSignal): Promise<Result> {
    const { spec } = this.game.table.rules;
    const service = await this.#connect();
    return service.do({ ask: 'solve', spec, position, budget }, { signal });
  }

  /** All that differs between the positions of one deal. */
  #nameOf({ piles, faceDown, redealsUsed }: Position): string {
    return JSON.stringify([piles, faceDown, redealsUsed]);
  }

  #connect(): Promise<Service> {
    this.#service ??= import('../../solver/connect.js').then(
      ({ connect }) => connect(this.game.worker(), tellOfNoWorker),
      (error: unknown) => {
        // It may come the next time.
        this.#service = undefined;
        throw error;
      },
    );
    return this.#service;
  }

  /** Gives up what is being worked on for something new. */
  #newWork(): AbortSignal {
    this.#work?.abort();
    this.#work = new AbortController();
    return this.#work.signal;
  }
}
