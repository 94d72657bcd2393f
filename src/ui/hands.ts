/**
 * The player's hands: drag, click and click, double click and keyboard, all ending in the same few
 * intents. Keeps what is lifted and where the board's Tab stop is; the game does the rest.
 */
import type { Card } from '../engine/card.js';
import type { Move } from '../engine/move.js';
import type { PileName } from '../engine/piles.js';
import type { Position } from '../engine/position.js';
import type { Refusal } from '../engine/refusal.js';
import type { Rules } from '../engine/rules.js';
import type { Texts } from '../texts/texts.js';
import type { DrawnPile } from './board-layout.js';
import type { Spot } from './board-view.js';
import { Drag, type DragHost, type Offset } from './drag.js';
import { commandByKey, nearestSpot, spotByKey, type KeyCommand } from './keyboard.js';
import { namedPile } from './pile-names.js';

/** Two clicks on one card within this many milliseconds are a double click. */
const DOUBLE_CLICK = 400;

/** The game in whose service the hands are. */
export interface HandsHost {
  readonly rules: Rules;
  readonly position: Position;
  readonly drawn: readonly DrawnPile[];
  readonly legalMoves: readonly Move[];
  readonly texts: Texts;
  readonly board: HTMLElement | null;
  /** Whether the player may move at all. */
  readonly playable: boolean;
  /** Why a move is refused now, or `null`. */
  refusal(move: Move): Refusal | null;
  /** Plays a legal move; `false` where the page forbade it. */
  play(move: Move): boolean;
  command(command: 'undo' | 'redo' | 'hint'): void;
  say(text: string): void;
  /** Cards were let go that far from their place; they travel from there. */
  released(cards: readonly Card[], offset: Offset): void;
  redraw(): void;
  focusBoard(): void;
}

export class Hands implements DragHost {
  readonly drag = new Drag(this);
  /** The cards that are lifted. */
  lifted: Spot | undefined;
  /** The cards that follow the pointer. */
  #dragged: readonly Card[] = [];
  #active: Spot = { pile: 'stock', count: 0 };
  #lastClick = { pile: '', card: '', time: 0, clicks: 0, moved: false };

  constructor(readonly host: HandsHost) {}

  get board(): HTMLElement | null {
    return this.host.board;
  }

  /** The board's one Tab stop: the nearest spot to where it was last. */
  get active(): Spot {
    return nearestSpot(this.host.drawn, this.#active);
  }

  /** The piles that take what is lifted. */
  get targets(): ReadonlySet<PileName> {
    const { lifted } = this;
    if (!lifted) return new Set();
    return new Set(
      this.host.legalMoves
        .filter(({ from, count = 1 }) => from === lifted.pile && count === lifted.count)
        .map(({ to }) => to),
    );
  }

  /** Forgets what is lifted, after the table has changed under the hands. */
  reset(): void {
    this.drag.cancel();
    this.lifted = undefined;
  }

  readonly click = (event: MouseEvent): void => {
    if (this.drag.swallowsClick()) return;
    const spot = this.#spotOf(event);
    if (!spot) {
      this.#letGo();
      return;
    }
    this.#active = spot;
    if (!this.host.playable) return;
    const card = this.#cardAt(spot);
    const last = this.#lastClick;
    // A click without a detail comes from a key, a screen reader or a script.
    const chained =
      event.detail > 0 && last.pile === spot.pile && event.timeStamp - last.time < DOUBLE_CLICK;
    const clicks = chained ? last.clicks + 1 : 1;
    this.#lastClick = { pile: spot.pile, card, time: event.timeStamp, clicks, moved: false };
    if (spot.pile !== 'stock' && chained && (last.moved || clicks > 2)) {
      // The rest of a double or triple click must not hit what now lies there.
      this.#lastClick.moved = true;
      return;
    }
    if (clicks === 2 && card !== '' && card === last.card && spot.count === 1) {
      this.#lastClick.moved = true;
      this.playUp(spot.pile);
    } else {
      this.#lastClick.moved = this.#activate(spot);
    }
  };

  readonly focusIn = (event: FocusEvent): void => {
    const spot = this.#spotOf(event);
    if (!spot || (spot.pile === this.#active.pile && spot.count === this.#active.count)) return;
    this.#active = spot;
    this.host.redraw();
  };

  readonly keyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const command = commandByKey(event);
    if (command) {
      // Escape belongs to the page where there is nothing to let go.
      if (command === 'let-go' && !this.lifted) return;
      event.preventDefault();
      if (command === 'let-go') this.#letGo();
      else if (this.host.playable) this.#obey(command);
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey || !this.#spotOf(event)) return;
    const { board, drawn } = this.host;
    const rightToLeft = !!board && getComputedStyle(board).direction === 'rtl';
    const spot = spotByKey(drawn, this.active, event.key, rightToLeft);
    if (!spot) return;
    event.preventDefault();
    this.#active = spot;
    this.host.redraw();
    this.host.focusBoard();
  };

  /** Sends the exposed card of a pile to its foundation, or says why it stays. */
  playUp(pile: PileName): void {
    const { rules, position, texts } = this.host;
    const move = rules.autoMove(position, pile);
    this.lifted = undefined;
    if (move) {
      this.host.play(move);
      return;
    }
    const card = rules.cards(position, pile).at(-1);
    const choices = rules.foundationsFor(position, pile);
    if (choices.length > 1 && card) {
      this.lifted = { pile, count: 1 };
      const named = choices.map((name) => namedPile(rules.game, rules.pile(name)));
      this.host.say(texts.choose(card, named));
    } else if (
      card &&
      rules.pile(pile).kind !== 'stock' &&
      rules.pile(pile).kind !== 'foundation'
    ) {
      this.host.say(texts.noFoundation(card));
    }
    this.host.redraw();
  }

  // What a drag asks and tells.

  liftable(event: Event): Spot | undefined {
    const spot = this.#spotOf(event);
    if (!spot || !this.host.playable || spot.count === 0) return undefined;
    const { rules, position } = this.host;
    return spot.count <= rules.mostLifted(position, spot.pile) ? spot : undefined;
  }

  dragStarted(spot: Spot): void {
    const { rules, position } = this.host;
    this.#dragged = (position.piles[rules.pile(spot.pile).index] ?? []).slice(-spot.count);
    this.lifted = spot;
    this.#active = spot;
    this.host.redraw();
  }

  draggedCards(): readonly HTMLElement[] {
    const { lifted } = this;
    const cards = lifted
      ? this.board?.querySelectorAll<HTMLElement>(`[data-pile="${lifted.pile}"] > [data-card]`)
      : undefined;
    return cards && lifted ? [...cards].slice(-lifted.count) : [];
  }

  pileElements(): readonly HTMLElement[] {
    return [...(this.board?.querySelectorAll<HTMLElement>('[data-pile]') ?? [])];
  }

  dropped(spot: Spot, pile: PileName | undefined, offset: Offset): void {
    this.host.released(this.#dragged, offset);
    if (pile !== undefined && pile !== spot.pile) this.#place(spot, pile);
    else this.lifted = undefined;
    this.host.redraw();
  }

  dragCancelled(offset: Offset): void {
    this.host.released(this.#dragged, offset);
    this.lifted = undefined;
    this.host.redraw();
  }

  // The intents.

  /** @returns whether the table changed */
  #activate(spot: Spot): boolean {
    const { lifted } = this;
    if (spot.pile === 'stock') return this.#turn();
    if (!lifted) {
      this.#lift(spot);
      return false;
    }
    if (lifted.pile !== spot.pile) return this.#place(lifted, spot.pile);
    if (lifted.count === spot.count) this.#letGo();
    else this.#lift(spot);
    return false;
  }

  #lift(spot: Spot): void {
    const { rules, position, texts } = this.host;
    this.lifted = undefined;
    const most = rules.mostLifted(position, spot.pile);
    const card = this.#cardAt(spot);
    if (card && spot.count <= most) {
      this.lifted = spot;
      this.host.say(texts.lifted(card, spot.count));
    } else {
      // Asked about a place that takes cards from anywhere, the rules say why these cannot be taken.
      this.#refuse({
        from: spot.pile,
        to: this.#elsewhere(spot.pile),
        count: Math.max(spot.count, 1),
      });
    }
    this.host.redraw();
  }

  #place({ pile, count }: Spot, to: PileName): boolean {
    this.lifted = undefined;
    const move: Move = count > 1 ? { from: pile, to, count } : { from: pile, to };
    if (this.#refuse(move)) {
      this.host.redraw();
      return false;
    }
    return this.host.play(move);
  }

  #turn(): boolean {
    this.lifted = undefined;
    const { rules } = this.host;
    const turn: Move = { from: 'stock', to: rules.spec.stock.turnsTo };
    const waste = rules.game.wastes[0]?.name ?? '';
    const redeal: Move = { from: waste, to: 'stock' };
    const canRedeal = !rules.game.turned && this.host.refusal(redeal) === null;
    if (canRedeal) return this.host.play(redeal);
    return !this.#refuse(turn) && this.host.play(turn);
  }

  #letGo(): void {
    if (!this.lifted) return;
    if (this.drag.active) {
      this.drag.cancel();
      return;
    }
    this.lifted = undefined;
    this.host.say(this.host.texts.letGo);
    this.host.redraw();
  }

  /** Says why a move is refused; `false` where it is not. */
  #refuse(move: Move): boolean {
    const refusal = this.host.refusal(move);
    if (!refusal) return false;
    const { rules, texts } = this.host;
    this.host.say(texts.refusal(refusal, namedPile(rules.game, rules.pile(move.to))));
    return true;
  }

  #obey(command: Exclude<KeyCommand, 'let-go'>): void {
    if (command === 'turn') this.#turn();
    else if (command === 'play-up') this.playUp(this.active.pile);
    else this.host.command(command);
  }

  /** A foundation that is not this pile. */
  #elsewhere(pile: PileName): PileName {
    const { foundations } = this.host.rules.game;
    return foundations.find(({ name }) => name !== pile)?.name ?? pile;
  }

  #cardAt({ pile, count }: Spot): string {
    const cards = this.host.rules.cards(this.host.position, pile);
    return count > 0 && pile !== 'stock' ? (cards.at(-count) ?? '') : '';
  }

  /** The button of the board that an event came through. */
  #spotOf(event: Event): Spot | undefined {
    for (const target of event.composedPath()) {
      if (target === this.board) return undefined;
      if (!(target instanceof HTMLElement) || target.dataset['count'] === undefined) continue;
      const pile = target.closest<HTMLElement>('[data-pile]')?.dataset['pile'];
      return pile === undefined ? undefined : { pile, count: Number(target.dataset['count']) };
    }
    return undefined;
  }
}
