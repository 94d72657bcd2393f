/**
 * The dialogs of a game: its rules and the reader's settings. What is in them is in files beside the
 * bundle, loaded when a dialog is first opened. Those files import nothing (a file shared by several
 * bundles could not): what they draw with is handed to them.
 */
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { parseCard } from '../engine/card.js';
import { dialogTextsFor } from '../texts/languages.js';
import type { Texts } from '../texts/texts.js';
import { cardFace, suitClass } from './cards/card-face.js';
import type { DialogName } from './dialogs/dialog-content.js';
import type { Narrator } from './narrator.js';
import type { SettingsController } from './settings-controller.js';

/** The game whose dialogs these are. */
export interface DialogGame {
  readonly id: string;
  readonly settings: SettingsController;
  readonly narrator: Narrator;
  texts(): Texts;
}

export class DialogController implements ReactiveController {
  #view: (() => TemplateResult) | undefined;
  #opening = false;

  constructor(
    readonly element: LitElement,
    readonly game: DialogGame,
  ) {
    element.addController(this);
  }

  /** Opens a dialog; says so where its files cannot be loaded. */
  async open(name: DialogName): Promise<void> {
    const { settings, narrator, id } = this.game;
    const texts = this.game.texts();
    try {
      const [{ dialogs, dialogStyles }, words] = await Promise.all([
        import('./dialogs/dialog-views.js'),
        dialogTextsFor(texts.language),
      ]);
      const root = this.element.shadowRoot;
      if (root && !this.#view) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(dialogStyles);
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      }
      const draw = { html, nothing, cardFace, suitClass, parseCard };
      this.#view = dialogs[name]({ draw, texts, words, game: id, settings });
      this.#opening = true;
      this.element.requestUpdate();
    } catch (error) {
      console.warn(`The dialog "${name}" did not load.`, error);
      narrator.say(texts.unavailable);
    }
  }

  render(): TemplateResult | typeof nothing {
    return this.#view?.() ?? nothing;
  }

  hostUpdated(): void {
    if (!this.#opening) return;
    this.#opening = false;
    this.element.shadowRoot?.querySelector('dialog')?.showModal();
  }
}
