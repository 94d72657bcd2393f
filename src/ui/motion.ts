/**
 * Motion from the difference of two positions. The model is always ahead: cards are drawn in their
 * new places at once, and from there an animation shows the way they came. It can be interrupted at
 * any moment, by starting the next one from where the card is seen.
 *
 * The size of the board comes from a ResizeObserver, so that no layout is read to start a motion.
 */
import { PACK_SIZE, type Card } from '../engine/card.js';
import type { CardPlace } from './board-layout.js';
import type { Offset } from './drag.js';

/** Milliseconds that a card travels. */
const DURATION = 180;
const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** The board's measures in its own pixels. */
export interface BoardMeasures {
  readonly cellWidth: number;
  readonly rowHeight: number;
  /** The longest fan that the board has room for, from the first card's top to the last's. */
  readonly fanRoom: number;
  /** A fan step where there is room enough. */
  readonly downStep: number;
  readonly acrossStep: number;
  /** 1 where the start edge is left, -1 where it is right. */
  readonly direction: 1 | -1;
}

interface Flight {
  readonly animation: Animation;
  readonly from: Offset;
  readonly to: Offset;
}

export class Motion {
  /** `undefined` while the board has no size: nothing moves that nobody sees. */
  measures: BoardMeasures | undefined;
  readonly #flights = new Map<Card, Flight>();
  /** Where the player's hand let cards go, for the next motion. */
  readonly #released = new Map<Card, Offset>();

  /** The cards were let go that far from their place. */
  release(cards: readonly Card[], offset: Offset): void {
    for (const card of cards) this.#released.set(card, offset);
  }

  /** Moves every card that has another place now, from where it was seen. */
  run(
    before: readonly CardPlace[],
    after: readonly CardPlace[],
    elementOf: (card: Card) => HTMLElement | null,
  ): void {
    const { measures } = this;
    const released = new Map(this.#released);
    this.#released.clear();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!measures || still) return;
    for (let card = 0; card < PACK_SIZE; card++) {
      const old = before[card];
      const place = after[card];
      if (!old || !place) continue;
      const to = this.#pixels(measures, place);
      const from = this.#seen(measures, card, old, released.get(card));
      if (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1) continue;
      const element = elementOf(card);
      if (element) this.#fly(card, element, from, to, !old.faceUp && place.faceUp);
    }
  }

  /** Ends every motion where it was going. */
  finish(): void {
    for (const { animation } of this.#flights.values()) animation.cancel();
    this.#flights.clear();
  }

  #pixels(measures: BoardMeasures, place: CardPlace): Offset {
    const { cellWidth, rowHeight, fanRoom, downStep, acrossStep, direction } = measures;
    const down = place.fan === 'down' ? Math.min(downStep, fanRoom / Math.max(place.steps, 1)) : 0;
    const across = place.fan === 'across' ? acrossStep : 0;
    return {
      x: direction * (place.x * cellWidth + place.step * across),
      y: place.y * rowHeight + place.step * down,
    };
  }

  /** Where a card is seen now: in flight, in the hand that let it go, or in its old place. */
  #seen(measures: BoardMeasures, card: Card, old: CardPlace, released: Offset | undefined): Offset {
    const flight = this.#flights.get(card);
    const progress = flight?.animation.effect?.getComputedTiming().progress;
    if (flight && typeof progress === 'number' && !released) {
      const { from, to } = flight;
      return { x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress };
    }
    const place = this.#pixels(measures, old);
    return released ? { x: place.x + released.x, y: place.y + released.y } : place;
  }

  #fly(card: Card, element: HTMLElement, from: Offset, to: Offset, turnsUp: boolean): void {
    this.#flights.get(card)?.animation.cancel();
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    const animation = element.animate(
      [
        { transform: turnsUp ? `${start} rotateY(90deg)` : start, zIndex: 3 },
        { transform: turnsUp ? 'translate(0, 0) rotateY(0deg)' : 'translate(0, 0)', zIndex: 3 },
      ],
      { duration: DURATION, easing: EASING },
    );
    const flight: Flight = { animation, from, to };
    this.#flights.set(card, flight);
    // Forgotten when it ends; what is drawn does not depend on it.
    const forget = (): void => {
      if (this.#flights.get(card) === flight) this.#flights.delete(card);
    };
    animation.addEventListener('finish', forget);
    animation.addEventListener('cancel', forget);
  }
}
