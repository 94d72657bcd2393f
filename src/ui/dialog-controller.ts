/**
 * The dialogs of a game: its rules, the reader's statistics and settings, the choice of a deal. What is
 * in them is in files beside the bundle, loaded when a dialog is first opened. Those files import
 * nothing (a file shared by several bundles could not): what they draw with is handed to them.
 */
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { parseCard } from '../engine/card.js';
import { dialogTextsFor } from '../texts/languages.js';
import type { Texts } from '../texts/texts.js';
import { cardFace, suitClass } from './cards/card-face.js';
import type {
  DealingElement,
  DialogName,
  DialogState,
  DialogView,
  KeptStatistics,
} from './dialogs/dialog-content.js';
import { tellMissing } from './missing-file.js';
import type { Narrator } from './narrator.js';
import { sayUnavailable } from './sentences.js';
import type { SettingsController } from './settings-controller.js';
import { formatTime } from './toolbar-view.js';

/** The game whose dialogs these are. */
export interface DialogGame {
  readonly id: string;
  readonly settings: SettingsController;
  readonly statistics: KeptStatistics;
  readonly narrator: Narrator;
  texts(): Texts;
}

export class DialogController implements ReactiveController {
  #view: DialogView | undefined;
  #state: DialogState | undefined;
  #opening = false;
  /** The texts of the dialog that is shown, or that is being loaded. */
  #texts: Texts | undefined;

  constructor(
    readonly element: LitElement & DealingElement,
    readonly game: DialogGame,
  ) {
    element.addController(this);
  }

  /** Opens a dialog; says so where its files cannot be loaded. */
  open(name: DialogName): Promise<void> {
    return this.#load(name);
  }

  render(): TemplateResult | typeof nothing {
    return this.#state && this.#view ? this.#view(this.#state) : nothing;
  }

  hostUpdate(): void {
    if (this.#dialog?.open && this.game.texts() !== this.#texts) void this.#load();
  }

  hostUpdated(): void {
    if (!this.#opening) return;
    this.#opening = false;
    // The game may have left the page meanwhile.
    if (this.element.isConnected) this.#dialog?.showModal();
  }

  /** Out of the page a dialog is modal no more, but would stay open. */
  hostDisconnected(): void {
    this.#dialog?.close();
  }

  get #dialog(): HTMLDialogElement | null | undefined {
    return this.element.shadowRoot?.querySelector('dialog');
  }

  /** Loads what a dialog says; without a name, the words of the one that is open. */
  async #load(name?: DialogName): Promise<void> {
    const { settings, statistics, narrator, id } = this.game;
    const texts = this.game.texts();
    this.#texts = texts;
    try {
      const [{ dialogs, adoptStyles }, words] = await Promise.all([
        import('./dialogs/dialog-views.js'),
        dialogTextsFor(texts.language),
      ]);
      // The page may speak another language meanwhile.
      if (texts !== this.game.texts()) {
        await this.#load(name);
        return;
      }
      const draw = { html, nothing, cardFace, suitClass, parseCard, formatTime };
      const redraw = (): Promise<unknown> => {
        this.element.requestUpdate();
        return this.element.updateComplete;
      };
      const { element } = this;
      this.#state = { draw, texts, words, game: id, settings, statistics, element, redraw };
      if (name) {
        if (!this.#view) adoptStyles(this.element.shadowRoot);
        this.#view = dialogs[name]();
        this.#opening = true;
      }
      this.element.requestUpdate();
    } catch (error) {
      tellMissing('The dialogs did not load.', error);
      narrator.say(sayUnavailable);
    }
  }
}
