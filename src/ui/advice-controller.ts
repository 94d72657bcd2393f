/**
 * The way to the solver's advice (advice/advisor.ts), which is a file loaded when it is first needed.
 * Where it cannot load, hints are the simple ones, and so the game says.
 */
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { GameOptions } from '../engine/game-spec.js';
import type { Hint } from '../engine/hint.js';
import type { AdviceTexts } from '../texts/dialog-texts.js';
import { dialogTextsFor } from '../texts/languages.js';
import type { Texts } from '../texts/texts.js';
import type { Advisor } from './advice/advisor.js';
import { tellMissing } from './missing-file.js';
import type { Narrator } from './narrator.js';
import { sayUnavailable } from './sentences.js';
import type { HintKind } from './settings.js';
import type { Table } from './table.js';

/** The game that is advised. */
export interface AdviceGame {
  readonly table: Table;
  readonly narrator: Narrator;
  texts(): Texts;
  worker(): string;
  /** Whether to say when the game can no longer be won. */
  warns(): boolean;
}

export class AdviceController implements ReactiveController {
  #loading: Promise<Advisor> | undefined;
  #advisor: Advisor | undefined;
  #words: AdviceTexts | undefined;
  /** How often what had been asked for was of no use any more. */
  #changes = 0;
  /** Whether it was said that there is no solver. */
  #missed = false;
  /** The texts whose further words are at hand or on their way. */
  #texts: Texts | undefined;

  constructor(
    readonly element: LitElement,
    readonly game: AdviceGame,
  ) {
    element.addController(this);
  }

  hostUpdate(): void {
    // What is said, and the bar, are in the language of the page as soon as there are the words.
    if (this.#loading && this.#texts !== this.game.texts())
      void this.#loadWords().then(
        () => {
          this.game.narrator.reword();
        },
        // Then it goes on in the words it has.
        () => undefined,
      );
  }

  render(): TemplateResult | typeof nothing {
    const bar = this.#advisor?.render();
    return bar ? html`<div class="ending advice" part="ending">${bar}</div>` : nothing;
  }

  hostDisconnected(): void {
    // Only moved to another place in the page.
    if (this.element.isConnected) return;
    this.giveUp();
    this.#advisor?.leave();
  }

  /** The table has changed. */
  changed(): void {
    this.giveUp();
    this.warn();
  }

  /** Says where the game can no longer be won, if that is wanted. */
  warn(): void {
    if (this.game.warns()) void this.#with((advisor) => advisor.warn());
  }

  /** Gives up what is being worked on, and ends a solution that is shown. */
  giveUp(): void {
    if (this.#advisor?.giveUp() !== false) this.#changes++;
  }

  /** What is known of the deal on the table, once it was asked for. */
  get fact(): string | undefined {
    return this.#advisor?.fact;
  }

  async judge(): Promise<void> {
    await this.#with((advisor) => advisor.judge());
  }

  /** A deal proved winnable, or without a solver the first; `undefined` where the search was given up. */
  findWinnable(first: number, options: Partial<GameOptions>): Promise<number | undefined> {
    return this.#with((advisor) => advisor.findWinnable(first, options), first);
  }

  /** The solution stands still, where one is shown. */
  pause(): void {
    this.#advisor?.pause();
  }

  async showSolution(): Promise<void> {
    const missed = this.#missed;
    const outcome = await this.#with<undefined | null>((advisor) => advisor.showSolution(), null);
    // Whoever asks once more is told once more.
    if (missed && outcome === null) this.game.narrator.say(sayUnavailable);
  }

  /** A hint of that kind, or `null`; `undefined` where the question was given up. */
  hint(kind: HintKind): Promise<Hint | null | 'unavailable' | undefined> {
    return this.#with<Hint | null | 'unavailable'>(
      (advisor) => (kind === 'solver' ? advisor.solverHint() : advisor.expertHint()),
      'unavailable',
    );
  }

  /** Has the advisor do something; `otherwise` where its files do not load, nothing where it gave up. */
  async #with<Outcome>(
    ask: (advisor: Advisor) => Outcome | Promise<Outcome>,
    otherwise?: Outcome,
  ): Promise<Outcome | undefined> {
    const changes = this.#changes;
    try {
      const advisor = this.#advisor ?? (await this.#load());
      return changes === this.#changes ? await ask(advisor) : undefined;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return undefined;
      if (!this.#missed) {
        this.#missed = true;
        tellMissing('The solver did not load.', error);
        // Said beside whatever is done instead, once that is told: all of it within this task.
        setTimeout(() => {
          this.game.narrator.add(sayUnavailable);
        });
      }
      return otherwise;
    }
  }

  async #load(): Promise<Advisor> {
    this.#loading ??= Promise.all([import('./advice/advisor.js'), this.#loadWords()]).then(
      ([{ Advisor }, words]) =>
        new Advisor({
          ...this.game,
          draw: { html },
          words: () => this.#words ?? words,
          redraw: () => {
            this.element.requestUpdate();
          },
        }),
    );
    try {
      return (this.#advisor = await this.#loading);
    } catch (error) {
      // It may come the next time.
      this.#loading = undefined;
      throw error;
    }
  }

  async #loadWords(): Promise<AdviceTexts> {
    const texts = this.game.texts();
    this.#texts = texts;
    const { advice } = await dialogTextsFor(texts.language);
    // Those of another language may have been asked for meanwhile, and have come first.
    if (this.#texts === texts) this.#words = advice;
    return advice;
  }
}
