/**
 * The status line, which is also what a screen reader hears. One thing done is one announcement: what
 * follows from it is added to the same text.
 */
import type { ReactiveControllerHost } from 'lit';

export class Narrator {
  #text = '';

  constructor(readonly host: ReactiveControllerHost) {}

  get text(): string {
    return this.#text;
  }

  say(text: string): void {
    // The same words again would not be heard as a change: a no-break space makes it one.
    this.#text = text && text === this.#text ? `${text}\u00a0` : text;
    this.host.requestUpdate();
  }

  /** Adds to what was just said. */
  add(text: string): void {
    this.#text = this.#text ? `${this.#text} ${text}` : text;
    this.host.requestUpdate();
  }
}
