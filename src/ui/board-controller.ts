/**
 * The board on the page: draws the position, puts the player's hands on it, and shows the way that
 * cards went. Everything that a gesture wants goes to the game through `BoardHost`.
 */
import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { Card } from '../engine/card.js';
import type { Hint } from '../engine/hint.js';
import type { Move } from '../engine/move.js';
import type { Position } from '../engine/position.js';
import type { Refusal } from '../engine/refusal.js';
import type { Texts } from '../texts/texts.js';
import { cardPlaces, layOut, type CardPlace, type DrawnPile } from './board-layout.js';
import { hasCaptions, pilesView } from './board-view.js';
import { customProperties } from './custom-properties.js';
import type { Offset } from './drag.js';
import { Hands, type HandsHost } from './hands.js';
import { Motion } from './motion.js';
import type { Narrator } from './narrator.js';
import type { Table } from './table.js';

/** What the board needs of the game it belongs to. */
export interface BoardGame {
  readonly table: Table;
  readonly narrator: Narrator;
  readonly texts: () => Texts;
  /** Whether the reader may play. */
  readonly playable: () => boolean;
  readonly play: (move: Move) => boolean;
  readonly command: (command: 'undo' | 'redo' | 'hint') => void;
  /** Told when cards leave the table for a drag, and when they are back. */
  readonly dragging: (active: boolean) => void;
}

export class BoardController implements ReactiveController, HandsHost {
  readonly hands = new Hands(this);
  /** The hint that is being shown. */
  hint: Hint | undefined;
  readonly #motion = new Motion();
  #position: Position | undefined;
  #drawn: readonly DrawnPile[] = [];
  #places: readonly CardPlace[] = [];
  /** The places that were drawn last. */
  #shownPlaces: readonly CardPlace[] = [];
  #observer: ResizeObserver | undefined;
  #focusWanted = false;

  constructor(
    readonly element: LitElement,
    readonly game: BoardGame,
  ) {
    element.addController(this);
  }

  get rules(): Table['rules'] {
    return this.game.table.rules;
  }
  get position(): Position {
    return this.game.table.position;
  }
  get drawn(): readonly DrawnPile[] {
    this.#layOut();
    return this.#drawn;
  }
  get legalMoves(): readonly Move[] {
    return this.game.table.legalMoves;
  }
  get texts(): Texts {
    return this.game.texts();
  }
  get playable(): boolean {
    return this.game.playable();
  }
  get board(): HTMLElement | null {
    return this.element.renderRoot.querySelector<HTMLElement>('.board');
  }

  refusal(move: Move): Refusal | null {
    return this.game.table.refusal(move);
  }
  play(move: Move): boolean {
    return this.game.play(move);
  }
  command(command: 'undo' | 'redo' | 'hint'): void {
    this.game.command(command);
  }
  say(text: string): void {
    this.game.narrator.say(text);
  }
  redraw(): void {
    this.game.dragging(this.hands.drag.active);
    this.element.requestUpdate();
  }
  focusBoard(): void {
    this.#focusWanted = true;
  }
  released(cards: readonly Card[], offset: Offset): void {
    this.#motion.release(cards, offset);
  }

  /** The table has changed: what was in hand and what was hinted at is out of date. */
  changed(): void {
    this.hands.reset();
    this.hint = undefined;
    this.element.requestUpdate();
  }

  render(): TemplateResult {
    const { hands, hint, drawn } = this;
    const { rules, position, texts } = this;
    const hinted = hint && { from: { pile: hint.from, count: hint.count ?? 1 }, to: hint.to };
    return html`<div
      class="board ${hasCaptions(rules) ? 'captioned' : ''}"
      part="board"
      ${customProperties({ '--columns': rules.spec.boardColumns })}
      @click=${hands.click}
      @keydown=${hands.keyDown}
      @focusin=${hands.focusIn}
      @pointerdown=${hands.drag.down}
      @pointermove=${hands.drag.move}
      @pointerup=${hands.drag.up}
      @pointercancel=${hands.drag.cancel}
      @lostpointercapture=${hands.drag.lost}
      @contextmenu=${hands.drag.cancel}
    >
      ${pilesView({
        rules,
        position,
        drawn,
        texts,
        active: hands.active,
        lifted: hands.lifted,
        dragging: hands.drag.active,
        targets: hands.targets,
        hinted,
      })}
    </div>`;
  }

  hostUpdate(): void {
    const root = this.element.renderRoot;
    // A focused button that goes away takes the focus with it; its place gets it back.
    const focused = root instanceof ShadowRoot ? root.activeElement : null;
    if (focused && this.board?.contains(focused)) this.#focusWanted = true;
  }

  hostUpdated(): void {
    const { board } = this;
    if (!board) return;
    if (!this.#observer) {
      this.#observer = new ResizeObserver(() => {
        this.#measure();
      });
      this.#observer.observe(board);
    }
    const elementOf = (card: Card): HTMLElement | null =>
      board.querySelector<HTMLElement>(`[data-card="${card}"]`);
    this.#motion.run(this.#shownPlaces, this.#places, elementOf);
    this.#shownPlaces = this.#places;
    if (!this.#focusWanted) return;
    this.#focusWanted = false;
    board.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: false });
  }

  hostDisconnected(): void {
    this.hands.reset();
    this.#motion.finish();
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#motion.measures = undefined;
  }

  #layOut(): void {
    const { position } = this;
    if (position === this.#position) return;
    this.#position = position;
    this.#drawn = layOut(this.rules.game, position);
    this.#places = cardPlaces(position, this.#drawn);
  }

  /** Takes the board's measures when its size has changed, for motion to use. */
  #measure(): void {
    const { board } = this;
    const pile = board?.querySelector<HTMLElement>('.pile.down');
    const card = board?.querySelector<HTMLElement>('.base');
    if (!board || !card || board.offsetWidth === 0) {
      this.#motion.measures = undefined;
      return;
    }
    const style = getComputedStyle(board);
    const [width, height] = [card.offsetWidth, card.offsetHeight];
    const gap = Number(style.getPropertyValue('--gap')) || 0.1;
    const caption = Number(style.getPropertyValue('--caption')) || 0;
    this.#motion.measures = {
      cellWidth: width * (1 + gap),
      rowHeight: height + width * (gap + caption),
      fanRoom: (pile?.offsetHeight ?? height) - height,
      downStep: 0.36 * width,
      acrossStep: 0.3 * width,
      direction: style.direction === 'rtl' ? -1 : 1,
    };
  }
}
