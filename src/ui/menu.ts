/** The menu of the toolbar: whether it is open, and where the focus goes when it closes. */
import type { LitElement } from 'lit';

export class Menu {
  #open = false;

  constructor(readonly element: LitElement) {}

  get open(): boolean {
    return this.#open;
  }

  toggle(): void {
    this.#open = !this.#open;
    this.element.requestUpdate();
  }

  /** The focus goes back to the menu's button where it was inside. */
  readonly close = (): void => {
    if (!this.#open) return;
    const root = this.element.shadowRoot;
    if (root?.activeElement?.closest('.menu'))
      root.querySelector<HTMLElement>('[data-command="more"]')?.focus();
    this.forget();
  };

  /** Closed without a word about the focus: the game under it is another one. */
  forget(): void {
    this.#open = false;
    this.element.requestUpdate();
  }
}
