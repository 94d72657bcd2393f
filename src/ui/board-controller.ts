/**
 * The board on the page: draws the position, puts the player's hands on it, and shows the way that
 * cards went.
 */
import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { Card } from '../engine/card.js';
import type { Hint } from '../engine/hint.js';
import type { Position } from '../engine/position.js';
import { cardPlaces, layOut, type CardPlace, type DrawnPile } from './board-layout.js';
import { hasCaptions, pilesView } from './board-view.js';
import { CardElements } from './cards/card-elements.js';
import { loadPictures } from './cards/card-face.js';
import { customProperties } from './custom-properties.js';
import type { Offset } from './drag.js';
import { Hands, type HandledGame, type Surface } from './hands.js';
import { Motion } from './motion.js';

/** The game whose board this is. */
export interface BoardGame extends HandledGame {
  /** Told when cards leave the table for a drag, and when they are back. */
  dragging(active: boolean): void;
}

export class BoardController implements ReactiveController, Surface {
  readonly hands: Hands;
  /** The hint that is being shown. */
  hint: Hint | null = null;
  readonly #motion = new Motion();
  readonly #cards = new CardElements();
  #position: Position | undefined;
  #drawn: readonly DrawnPile[] = [];
  #places: readonly CardPlace[] = [];
  /** The places that were drawn last. */
  #shownPlaces: readonly CardPlace[] = [];
  #observer: ResizeObserver | undefined;
  #focusWanted = false;
  /** What had the focus before the last change was drawn. */
  #focused: Element | null | undefined;

  constructor(
    readonly element: LitElement,
    readonly game: BoardGame,
  ) {
    this.hands = new Hands(game, this);
    element.addController(this);
  }

  get board(): HTMLElement | null {
    return this.element.renderRoot.querySelector('.board');
  }

  get drawn(): readonly DrawnPile[] {
    const { rules, position } = this.game.table;
    if (position !== this.#position) {
      this.#position = position;
      this.#drawn = layOut(rules.game, position);
      this.#places = cardPlaces(position, this.#drawn);
    }
    return this.#drawn;
  }

  redraw(): void {
    this.game.dragging(this.hands.drag.active);
    this.element.requestUpdate();
  }

  takeFocus(): void {
    this.#focusWanted = true;
  }

  seenOff(card: Card): Offset {
    return this.#motion.offsetOf(card);
  }

  taken(cards: readonly Card[]): void {
    this.#motion.halt(cards);
  }

  released(cards: readonly Card[], offset: Offset): void {
    this.#motion.release(cards, offset);
  }

  /** The table has changed: what was in hand and what was hinted at is out of date. */
  changed(): void {
    this.hands.reset();
    this.hint = null;
  }

  render(): TemplateResult {
    const { hands, hint, drawn, game } = this;
    const { rules, position } = game.table;
    const { drag } = hands;
    const { columns, longestFan } = rules.spec.board;
    const won = game.table.status === 'won' ? 'won' : '';
    return html`<div
      class="board ${won} ${hasCaptions(rules) ? 'captioned' : ''}"
      part="board"
      ${customProperties({ '--columns': columns, '--longest': longestFan })}
      @click=${hands.click}
      @keydown=${hands.keyDown}
      @focusin=${hands.focusIn}
      @pointerdown=${drag.down}
      @pointermove=${drag.move}
      @pointercancel=${drag.cancel}
      @lostpointercapture=${drag.lost}
      @contextmenu=${drag.menu}
    >
      ${pilesView({
        rules,
        position,
        drawn,
        texts: game.texts(),
        cards: this.#cards,
        active: hands.active,
        lifted: hands.lifted,
        dragging: drag.active,
        playable: game.playable(),
        targets: hands.targets,
        hinted: hint && { from: { pile: hint.from, count: hint.count ?? 1 }, to: hint.to },
      })}
    </div>`;
  }

  hostConnected(): void {
    void loadPictures().then(() => {
      this.element.requestUpdate();
    });
  }

  hostUpdate(): void {
    this.#focused = this.element.shadowRoot?.activeElement;
    // A focused button that goes away takes the focus with it; its place gets it back.
    if (this.#focused?.closest('.board')) this.takeFocus();
  }

  hostUpdated(): void {
    const { board } = this;
    if (!board) return;
    if (!this.#observer) {
      this.#observer = new ResizeObserver(() => {
        this.hands.drag.resized();
        this.#motion.measure(board);
      });
      this.#observer.observe(board);
    }
    this.#motion.run(this.#shownPlaces, this.#places, board);
    this.#shownPlaces = this.#places;
    // A button elsewhere that goes away with the focus leaves it to the board.
    if (this.#focusWanted || (this.#focused && !this.element.shadowRoot?.activeElement))
      this.#focus(board.querySelector<HTMLElement>('[tabindex="0"]'));
    this.#focusWanted = false;
  }

  #focus(stop: HTMLElement | null): void {
    // Asked once more, the browser would lay out the page for it.
    if (!stop?.matches(':focus')) stop?.focus();
  }

  hostDisconnected(): void {
    this.hands.reset();
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}
