import { ContextProvider } from '@lit/context';
import { css, html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { defineElement } from '../ui/define-element.js';
import { SettingWords, wordSettings } from '../ui/setting-words.js';
import { settingsContext, type Deck, type HintKind, type SharedSettings } from '../ui/settings.js';
import type { StorageKind } from '../ui/storage.js';

export type * from '../ui/page-types.js';

/**
 * Settings for all the games inside it. A game's own attribute wins. Its `lang` is the language of the
 * games by being the nearest one.
 *
 * @tag patience-settings
 *
 * @attr {'two-colour'|'four-colour'} deck - The colours of the suits.
 * @attr {string} controls - What the toolbars show, as in the games.
 * @attr {string} counters - Which counters are shown, as in the games.
 * @attr {'local'|'session'|'none'} storage - Where games and the readers' choices are kept.
 * @attr {'simple'|'expert'|'solver'|'off'} hints - Where hints come from, as in the games.
 * @attr {boolean} mirror - Lays the boards out for the left hand.
 *
 * @slot - The page's content with the games in it.
 */
export class PatienceSettings extends LitElement implements SharedSettings {
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  static override properties: PropertyDeclarations = {
    deck: {},
    controls: {},
    counters: {},
    storage: {},
    hints: {},
    mirror: { type: Boolean },
  };

  declare deck: Deck | undefined;
  declare controls: string | undefined;
  declare counters: string | undefined;
  declare storage: StorageKind | undefined;
  declare hints: HintKind | undefined;
  declare mirror: boolean | undefined;

  readonly #provider = new ContextProvider(this, { context: settingsContext, initialValue: {} });

  readonly #words = new SettingWords(this);

  protected override willUpdate(): void {
    const good = wordSettings.filter((name) => this.#words.read(name, this[name]));
    const texts = Object.fromEntries(good.map((name) => [name, this[name]]));
    this.#provider.setValue({ ...texts, mirror: this.mirror });
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}

defineElement('patience-settings', PatienceSettings);

declare global {
  interface HTMLElementTagNameMap {
    'patience-settings': PatienceSettings;
  }
}
