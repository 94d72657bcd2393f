/**
 * Motion from the difference of two positions. The model is always ahead: cards are drawn in their
 * new places at once, and from there an animation shows the way they came. It can be interrupted at
 * any moment, by starting the next one from where the card is seen.
 *
 * The measures of the board are taken when its size changes, so that no layout is read to start a
 * motion.
 */
import { PACK_SIZE, type Card } from '../engine/card.js';
import { ACROSS_STEP, DOWN_STEP, type CardPlace } from './board-layout.js';
import type { Offset } from './drag.js';
import { runsLeftward } from './reading-direction.js';

/** How a card travels. */
const timing = { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };

interface Flight {
  readonly element: Element;
  readonly animation: Animation;
  readonly from: Offset;
  readonly to: Offset;
}

/** A place in the board's own pixels. */
type ToPixels = (place: CardPlace) => Offset;

export class Motion {
  /** `undefined` while the board has no size: nothing moves that nobody sees. */
  #toPixels: ToPixels | undefined;
  readonly #flights = new Map<Card, Flight>();
  /** Where the player's hand let cards go, for the next motion. */
  #released = new Map<Card, Offset>();

  /** The cards were let go that far from their place. */
  release(cards: readonly Card[], offset: Offset): void {
    for (const card of cards) this.#released.set(card, offset);
  }

  /** How far from its place a card is seen. */
  offsetOf(card: Card): Offset {
    const to = this.#flights.get(card)?.to;
    if (!to) return { x: 0, y: 0 };
    const seen = this.#seen(card, to);
    return { x: seen.x - to.x, y: seen.y - to.y };
  }

  /** Cards on their way are in their places at once. */
  halt(cards: readonly Card[]): void {
    for (const card of cards) {
      this.#land(this.#flights.get(card));
      this.#flights.delete(card);
    }
  }

  /** Takes the measures of the board, from what the style sheet made of the space there is. */
  measure(board: HTMLElement): void {
    const size = (part: string): [number, number] => {
      const element = board.querySelector<HTMLElement>(part);
      return [element?.offsetWidth ?? 0, element?.offsetHeight ?? 0];
    };
    const [width, height] = size('.base');
    const room = size('.pile.down')[1] - height;
    const across = runsLeftward(board) ? -ACROSS_STEP : ACROSS_STEP;
    const piles = new Map(
      [...board.querySelectorAll<HTMLElement>('[data-pile]')].map(
        ({ dataset, offsetLeft, offsetTop }) => [dataset.pile, { x: offsetLeft, y: offsetTop }],
      ),
    );
    this.#toPixels = width
      ? ({ pile, fan, steps, step }) => {
          const { x, y } = piles.get(pile.name) ?? { x: 0, y: 0 };
          return {
            x: x + (fan === 'across' ? step * across * width : 0),
            y: y + (fan === 'down' ? step * Math.min(DOWN_STEP * width, room / (steps || 1)) : 0),
          };
        }
      : undefined;
  }

  /** Moves every card that has another place now, from where it was seen. */
  run(before: readonly CardPlace[], after: readonly CardPlace[], board: HTMLElement): void {
    const toPixels = this.#toPixels;
    const released = this.#released;
    this.#released = new Map();
    if (!toPixels || (before === after && released.size === 0)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (let card = 0; card < PACK_SIZE; card++) {
      const old = before[card];
      const place = after[card];
      if (!old || !place) continue;
      const to = toPixels(place);
      const hand = released.get(card);
      const from = this.#seen(card, toPixels(old), hand);
      if (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1) continue;
      const element = board.querySelector(`[data-card="${card}"]`);
      if (!element) continue;
      this.#fly(card, element, from, to, !old.faceUp && place.faceUp);
      element.setAttribute('data-aloft', hand && old.pile === place.pile ? 'home' : 'away');
    }
  }

  /** Where a card is seen now: in the hand that let it go, in flight, or in its old place. */
  #seen(card: Card, old: Offset, released?: Offset): Offset {
    if (released) return { x: old.x + released.x, y: old.y + released.y };
    const flight = this.#flights.get(card);
    const progress = flight?.animation.effect?.getComputedTiming().progress;
    if (!flight || typeof progress !== 'number') return old;
    const { from, to } = flight;
    return { x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress };
  }

  #fly(card: Card, element: Element, from: Offset, to: Offset, turnsUp: boolean): void {
    this.#land(this.#flights.get(card));
    // Nothing but the transform is animated: the browser can do that without this thread.
    const animation = element.animate(
      [
        {
          transform:
            `translate(${from.x - to.x}px, ${from.y - to.y}px)` +
            (turnsUp ? ' rotateY(90deg)' : ''),
        },
        { transform: turnsUp ? 'translate(0) rotateY(0)' : 'translate(0)' },
      ],
      timing,
    );
    const flight = { element, animation, from, to };
    this.#flights.set(card, flight);
    // One that has landed is not asked where it is at every move from then on. Nothing waits for this.
    animation.finished.then(
      () => {
        if (this.#flights.get(card) !== flight) return;
        this.#flights.delete(card);
        this.#land(flight);
      },
      () => undefined,
    );
  }

  #land(flight: Flight | undefined): void {
    flight?.animation.cancel();
    flight?.element.removeAttribute('data-aloft');
  }
}
