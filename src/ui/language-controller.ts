/** The words of an element: those of the nearest `lang`, through shadow roots too, as it changes. */
import type { LitElement, ReactiveController } from 'lit';
import { texts as english } from '../texts/english.js';
import { textsFor } from '../texts/languages.js';
import type { Texts } from '../texts/texts.js';

const shadowHost = (element: Element): Element | undefined => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
};

/** The tag of the language that an element is in. */
const nearestLanguage = (element: Element): string => {
  const tag = element.closest('[lang]')?.getAttribute('lang');
  const host = shadowHost(element);
  return tag ?? (host ? nearestLanguage(host) : 'en');
};

export class LanguageController implements ReactiveController {
  texts: Texts = english;
  #observer: MutationObserver | undefined;

  constructor(readonly element: LitElement) {
    element.addController(this);
  }

  hostConnected(): void {
    this.read();
    this.#observer = new MutationObserver(this.read);
    for (let element: Element | undefined = this.element; element; element = shadowHost(element))
      this.#observer.observe(element.getRootNode(), {
        attributes: true,
        attributeFilter: ['lang'],
        subtree: true,
      });
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  /** Looks for the language anew. */
  readonly read = (): void => {
    this.texts = textsFor(nearestLanguage(this.element), this.read) ?? this.texts;
    this.element.requestUpdate();
  };
}
