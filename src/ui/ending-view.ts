/**
 * How a game ended, and what to do next: a calm panel over the status line. As it may cover the end of
 * a long column, it can be closed to look at the board; it stays so until the next ending.
 */
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { endingOf, sayEnding } from './sentences.js';
import type { Ending } from './table-listener.js';
import type { Table } from './table.js';
import { commandButton, type CommandState } from './toolbar-view.js';

/** What is offered, as far as it can be done. */
const offers = ['undo', 'stop', 'restart', 'new', 'back'] as const;

export class EndingPanel implements ReactiveController {
  #ending: Ending | undefined;
  #closed = false;

  /** @param focusBoard asked for when the panel goes while the focus is in it */
  constructor(
    readonly element: LitElement,
    readonly table: Table,
    readonly focusBoard: () => void,
  ) {
    element.addController(this);
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Escape belongs to the page where there is nothing to close.
      if (!this.#ending || this.#closed || !this.#hasFocus('.board,.ending')) return;
      event.preventDefault();
      this.close();
    });
  }

  close(): void {
    this.#closed = true;
    this.element.requestUpdate();
  }

  hostUpdate(): void {
    const ending = endingOf(this.table);
    if (ending !== this.#ending) this.#closed = false;
    else if (!this.#closed) return;
    this.#ending = ending;
    // The button that has the focus goes, or makes way for another one.
    if (this.#hasFocus('.ending')) this.focusBoard();
  }

  /** @param said what the status line says: heard there, the ending is not to be heard again */
  render(state: CommandState, playable: boolean, said: string): TemplateResult | typeof nothing {
    const ending = this.#ending;
    if (!ending || this.#closed) return nothing;
    const words = sayEnding(state.texts, ending, this.table.score);
    return html`<div class="ending" part="ending">
      <p aria-hidden=${said.includes(words) || nothing}>${words}</p>
      ${ending === 'won' || ending === 'lost' ? html`<slot name=${ending}></slot>` : nothing}
      ${offers
        .filter((command) => playable && state.enabled(command))
        .map((command) => commandButton(state, command, true))}
      ${commandButton(state, 'look', false)}
    </div>`;
  }

  #hasFocus(selector: string): boolean {
    return Boolean(this.element.shadowRoot?.activeElement?.closest(selector));
  }
}
