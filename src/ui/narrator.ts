/**
 * The status line, which is also what a screen reader hears. One thing done is one announcement: what
 * follows from it is added to the same text. It keeps sentences rather than words, so that the line
 * follows the language of the page.
 */
import type { ReactiveControllerHost } from 'lit';
import type { Texts } from '../texts/texts.js';

/** Something to say, in whatever language it is asked for. */
export type Sentence = (texts: Texts) => string;

export class Narrator {
  #sentences: readonly Sentence[] = [];
  /** The words last put together, and of which language they are. */
  #text = '';
  #texts: Texts | undefined;

  constructor(
    readonly host: ReactiveControllerHost,
    readonly texts: () => Texts,
  ) {}

  get text(): string {
    const texts = this.texts();
    if (texts !== this.#texts) {
      this.#texts = texts;
      this.#text = this.#sentences.map((sentence) => sentence(texts)).join(' ');
    }
    return this.#text;
  }

  say(...sentences: Sentence[]): void {
    const before = this.text;
    this.#change(sentences);
    // The same words again would not be heard as a change: a no-break space makes it one.
    if (before && this.text === before) this.#text += '\u00a0';
  }

  /** Adds to what was just said, where it is not part of it already. */
  add(sentence: Sentence): void {
    if (!this.#sentences.includes(sentence)) this.#change([...this.#sentences, sentence]);
  }

  /** Says the same in other words: what a sentence is made of has come. */
  reword(): void {
    this.#change(this.#sentences);
  }

  #change(sentences: readonly Sentence[]): void {
    this.#sentences = sentences;
    this.#texts = undefined;
    this.host.requestUpdate();
  }
}
