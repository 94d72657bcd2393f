/**
 * Dragging cards with mouse, pen or finger. Everything is measured while it happens: the page may
 * scroll, and an ancestor may be scaled, turned or mirrored. The cards dragged are moved by their
 * own style (a custom property would be inherited by all in them); nothing is rendered between lifting and dropping.
 */
import type { PileName } from '../engine/piles.js';
import type { Spot } from './board-view.js';

/** What dragging needs from the game around it. */
export interface DragHost {
  readonly board: HTMLElement | null;
  /** The card under an event, where one may be lifted there. */
  liftable(event: Event): Spot | undefined;
  /**
   * The cards left the table: draw them as lifted and mark the piles that take them.
   * @returns their elements, the first of the group first
   */
  dragStarted(spot: Spot): readonly HTMLElement[];
  /** How far from their place cards are seen that have not come to rest. */
  seenOff(spot: Spot): Offset;
  /** The piles that take the dragged cards, and all the others, as drawn. */
  pileElements(): readonly HTMLElement[];
  /** Dropped on a pile, or let go where none is (`undefined`). */
  dropped(spot: Spot, pile: PileName | undefined, offset: Offset): void;
  /** Broken off: the cards go home. */
  dragCancelled(offset: Offset): void;
}

/** How far the cards are from their place, in the board's own pixels. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A press becomes a drag after this many pixels of the screen. */
const DRAG_DISTANCE = 4;

type DragState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'pressed';
      readonly spot: Spot;
      readonly pointer: number;
      readonly start: Offset;
    }
  | {
      readonly phase: 'dragging';
      readonly spot: Spot;
      readonly pointer: number;
      readonly grip: Offset;
      /** The width of the board, which goes with the size of the cards. */
      readonly width: number | undefined;
    };

/** A board of which no card has been measured. */
const NO_AXES = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
] as const;

/** How far a card is moved to see where that leads, in the board's own pixels. */
const PROBE = 100;

/** Where a pixel across and a pixel down lead from a card, whatever scales, turns or mirrors the board. */
const axesOf = (card: HTMLElement): readonly [across: Offset, down: Offset] => {
  const moved = (translate: string): DOMRect => {
    card.style.translate = translate;
    return card.getBoundingClientRect();
  };
  // Not where its style may have put it: a lifted card stands out until the drag is drawn.
  const home = moved('0px');
  const axis = ({ left, top }: DOMRect): Offset => ({
    x: (left - home.left) / PROBE,
    y: (top - home.top) / PROBE,
  });
  return [axis(moved(`${PROBE}px`)), axis(moved(`0 ${PROBE}px`))];
};

const overlap = (one: DOMRect, other: DOMRect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The element that most of a rectangle lies on, if it lies on any. */
const mostOverlapped = (
  rect: DOMRect,
  elements: readonly HTMLElement[],
): HTMLElement | undefined => {
  let best: HTMLElement | undefined;
  let most = 0;
  for (const element of elements) {
    const area = overlap(rect, element.getBoundingClientRect());
    if (area > most) {
      most = area;
      best = element;
    }
  }
  return best;
};

export class Drag {
  #state: DragState = { phase: 'idle' };
  #cards: readonly HTMLElement[] = [];
  #offset: Offset = { x: 0, y: 0 };
  /** Where the cards were when they were pressed, which may be on their way home. */
  #caught: Offset = { x: 0, y: 0 };
  /** Where the pointer was seen last, on the screen. */
  #point: Offset = { x: 0, y: 0 };
  /** Where a pixel across and a pixel down of the board lead on the screen. */
  #axes: readonly [across: Offset, down: Offset] = NO_AXES;
  /** A drag ends with a click that means nothing. */
  #swallowClick = false;

  constructor(readonly host: DragHost) {}

  get active(): boolean {
    return this.#state.phase === 'dragging';
  }

  /** Whether a click is only the end of a drag. */
  swallowsClick(): boolean {
    const swallow = this.#swallowClick;
    this.#swallowClick = false;
    return swallow;
  }

  readonly down = (event: PointerEvent): void => {
    this.#swallowClick = false;
    if (event.button !== 0 || !event.isPrimary || event.ctrlKey) return;
    const spot = this.host.liftable(event);
    if (!spot) return;
    const start = { x: event.clientX, y: event.clientY };
    this.#caught = this.host.seenOff(spot);
    this.#state = { phase: 'pressed', spot, pointer: event.pointerId, start };
    for (const [type, listener] of this.#around) addEventListener(type, listener, true);
  };

  readonly move = (event: PointerEvent): void => {
    const state = this.#state;
    if (state.phase === 'idle' || event.pointerId !== state.pointer) return;
    if ((event.buttons & 1) === 0 || event.buttons > 1) {
      // The button was let go where the page could not see it, or a second one came down.
      this.cancel();
      return;
    }
    if (state.phase === 'pressed') {
      const { start } = state;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG_DISTANCE) return;
      const grip = this.#fromBoard(start);
      if (!grip) return;
      const { spot, pointer } = state;
      this.#state = { phase: 'dragging', spot, pointer, grip, width: this.#width };
      // Captured, the pointer is ours also outside the frame.
      this.host.board?.setPointerCapture(event.pointerId);
      this.#cards = this.host.dragStarted(spot);
      const [first] = this.#cards;
      this.#axes = first ? axesOf(first) : NO_AXES;
    }
    this.#point = { x: event.clientX, y: event.clientY };
    this.#follow();
  };

  readonly up = (event: PointerEvent): void => {
    const state = this.#state;
    if (state.phase === 'idle' || event.pointerId !== state.pointer) return;
    this.#rest();
    if (state.phase === 'pressed') return;
    this.#swallowClick = true;
    const pile = this.#pileUnderCards();
    const offset = this.#end();
    this.host.dropped(state.spot, pile, offset);
  };

  /** Sends the cards home, however the gesture was broken off. */
  readonly cancel = (): void => {
    const state = this.#state;
    this.#rest();
    if (state.phase !== 'dragging') return;
    this.#swallowClick = true;
    if (this.host.board?.hasPointerCapture(state.pointer))
      this.host.board.releasePointerCapture(state.pointer);
    this.host.dragCancelled(this.#end());
  };

  /** The board may have another size than when the cards were taken: what was measured is no good then. */
  resized(): void {
    const state = this.#state;
    if (state.phase === 'dragging' && state.width !== this.#width) this.cancel();
  }

  /** A long press of a finger goes on dragging; the menu of a mouse breaks it off. */
  readonly menu = (event: MouseEvent): void => {
    if (this.#state.phase === 'idle') return;
    if (event instanceof PointerEvent && event.pointerType === 'touch') event.preventDefault();
    else this.cancel();
  };

  /** A pointer lost after the drop is no cancel: by then the state is idle. */
  readonly lost = (event: PointerEvent): void => {
    const { pointer } = this.#state.phase === 'dragging' ? this.#state : {};
    // A finger is held by the card it touched until the board takes it over: that is no loss.
    if (event.pointerId === pointer && !this.host.board?.hasPointerCapture(pointer)) this.cancel();
  };

  get #width(): number | undefined {
    return this.host.board?.offsetWidth;
  }

  /** How far a point of the screen is from the board, wherever the page scrolls it. */
  #fromBoard({ x, y }: Offset): Offset | undefined {
    const rect = this.host.board?.getBoundingClientRect();
    return rect && { x: x - rect.left, y: y - rect.top };
  }

  /** Keeps the cards under the pointer, which moves, or under which the page scrolls. */
  readonly #follow = (): void => {
    const point = this.#fromBoard(this.#point);
    if (!point || this.#state.phase !== 'dragging') return;
    const [x, y] = [point.x - this.#state.grip.x, point.y - this.#state.grip.y];
    const [across, down] = this.#axes;
    const area = across.x * down.y - across.y * down.x || 1;
    this.#offset = {
      x: this.#caught.x + (x * down.y - y * down.x) / area,
      y: this.#caught.y + (y * across.x - x * across.y) / area,
    };
    for (const { style } of this.#cards)
      style.translate = `${this.#offset.x}px ${this.#offset.y}px`;
  };

  /** The browser's own dragging, of a selection or of what the game lies in, is not meant here. */
  readonly #forbid = (event: Event): void => {
    event.preventDefault();
  };

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // It is for nothing else around the game.
    if (this.active) event.preventDefault();
    this.cancel();
  };

  /**
   * What is heard everywhere from the press on: pointer and focus may be elsewhere. A second finger or
   * button breaks off what was begun before the board hears of it.
   */
  readonly #around = [
    ['scroll', this.#follow],
    ['pointerdown', this.cancel],
    ['pointerup', this.up as EventListener],
    ['keydown', this.#escape as EventListener],
    ['dragstart', this.#forbid],
  ] as const;

  #rest(): void {
    this.#state = { phase: 'idle' };
    for (const [type, listener] of this.#around) removeEventListener(type, listener, true);
  }

  /** The pile dropped on: of those that take the cards the one overlapped most, else any. */
  #pileUnderCards(): PileName | undefined {
    const [first] = this.#cards;
    if (!first) return undefined;
    const rect = first.getBoundingClientRect();
    const piles = this.host.pileElements();
    const takers = piles.filter((pile) => pile.classList.contains('target'));
    return (mostOverlapped(rect, takers) ?? mostOverlapped(rect, piles))?.dataset.pile;
  }

  #end(): Offset {
    for (const { style } of this.#cards) style.translate = '';
    const offset = this.#offset;
    this.#offset = { x: 0, y: 0 };
    return offset;
  }
}
