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
import type { DialogContent, DialogName } from './dialogs/dialog-content.js';
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
  #content: DialogContent | undefined;
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
      if (root && !this.#content) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(dialogStyles);
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      }
      const draw = { html, nothing, cardFace, suitClass, parseCard };
      this.#content = dialogs[name]({ draw, texts, words, game: id, settings });
      this.#opening = true;
      this.element.requestUpdate();
    } catch (error) {
      console.warn(`The dialog "${name}" did not load.`, error);
      narrator.say(texts.unavailable);
    }
  }

  render(): TemplateResult | typeof nothing {
    const content = this.#content;
    if (!content) return nothing;
    // eslint-disable-next-line lit-a11y/click-events-have-key-events -- Escape closes a dialog by itself
    return html`<dialog part="dialog" aria-labelledby="dialog-title" @click=${this.#click}>
      <header>
        <h2 id="dialog-title">${content.title}</h2>
        <form method="dialog"><button part="button" aria-label=${content.close}>✕</button></form>
      </header>
      ${content.body()}
    </dialog>`;
  }

  hostUpdated(): void {
    if (!this.#opening) return;
    this.#opening = false;
    this.#dialog?.showModal();
  }

  get #dialog(): HTMLDialogElement | null | undefined {
    return this.element.shadowRoot?.querySelector('dialog');
  }

  /** A click beside the dialog closes it. */
  readonly #click = (event: Event): void => {
    if (event.target === this.#dialog) this.#dialog?.close();
  };
}
