/**
 * The cards of one board as elements: one for each card, which goes with its card from pile to pile.
 * So a move costs the cards that it moves; of all others, what was drawn is compared and left alone.
 */
import { nothing, render, type TemplateResult } from 'lit';
import type { Card } from '../../engine/card.js';

/** How a card is to look. */
export interface CardLook {
  readonly tag: 'button' | 'span';
  readonly face: TemplateResult | typeof nothing;
  /** Its place in the fan, in fan steps. */
  readonly step: number;
  /** `undefined` for those that it does not have. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

interface Drawn {
  readonly element: HTMLElement;
  readonly look: CardLook;
}

export class CardElements {
  readonly #drawn: Drawn[] = [];

  /** The element of a card, made to look like that. */
  draw(card: Card, look: CardLook): HTMLElement {
    const { tag, face, step, attributes } = look;
    const former = this.#drawn[card];
    const kept = former?.look.tag === tag ? former : undefined;
    const element = kept?.element ?? document.createElement(tag);
    if (face !== (kept?.look.face ?? nothing)) render(face, element);
    // An inline style attribute would be blocked by a strict content security policy.
    if (step !== kept?.look.step) element.style.setProperty('--step', `${step}`);
    for (const [name, value] of Object.entries(attributes)) {
      if (value === kept?.look.attributes[name]) continue;
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    this.#drawn[card] = { element, look };
    return element;
  }
}
