/**
 * The player's hands: drag, click and click, double click and keyboard, all ending in the same few
 * intents. Keeps what is lifted and where the board's Tab stop is; the game does the rest.
 */
import type { Card } from '../engine/card.js';
import type { Move } from '../engine/move.js';
import type { PileName } from '../engine/piles.js';
import { cardsOf } from '../engine/position.js';
import type { Texts } from '../texts/texts.js';
import type { DrawnPile } from './board-layout.js';
import type { Spot } from './board-view.js';
import { Drag, type DragHost, type Offset } from './drag.js';
import { commandByKey, nearestSpot, spotByKey } from './keyboard.js';
import type { Narrator, Sentence } from './narrator.js';
import { namedPile } from './pile-names.js';
import type { Table } from './table.js';

/** Two clicks on one card within this many milliseconds are a double click. */
const DOUBLE_CLICK = 400;

/** A strip of a covered card narrower than this many pixels is hard to hit (WCAG 2.5.8). */
const TARGET_SIZE = 24;

/** The game that the hands play. */
export interface HandledGame {
  readonly table: Table;
  texts(): Texts;
  /** Whether the reader may play. */
  playable(): boolean;
  readonly narrator: Narrator;
  /** Plays a legal move; `false` where the page forbade it. */
  play(move: Move): boolean;
  run(command: 'undo' | 'redo' | 'hint'): void;
}

/** The board that they touch. */
export interface Surface {
  readonly board: HTMLElement | null;
  readonly drawn: readonly DrawnPile[];
  redraw(): void;
  /** Puts the focus on the board's Tab stop once it is drawn. */
  takeFocus(): void;
  /** How far from its place a card is seen. */
  seenOff(card: Card): Offset;
  /** Cards were taken, perhaps on their way. */
  taken(cards: readonly Card[]): void;
  /** Cards were let go that far from their place; they travel from there. */
  released(cards: readonly Card[], offset: Offset): void;
}

const moveOf = ({ pile, count }: Spot, to: PileName): Move =>
  // Where the stock takes part there is no count.
  count > 1 && to !== 'stock' ? { from: pile, to, count } : { from: pile, to };

/** What of the board an event came through: a card or place has a count, a pile a name. */
const partOf = (event: Event, attribute: 'data-count' | 'data-pile'): HTMLElement | null => {
  const [target] = event.composedPath();
  return target instanceof Element ? target.closest(`[${attribute}]`) : null;
};

export class Hands implements DragHost {
  readonly drag = new Drag(this);
  /** The cards that are lifted. */
  lifted: Spot | undefined;
  /** The cards that follow the pointer. */
  #dragged: readonly Card[] = [];
  #active: Spot = { pile: 'stock', count: 0 };
  /** Whether the lifted cards were tapped where strips are thin, so that the tap may have missed. */
  #unsure = false;
  #lastClick = { pile: '', card: -1, time: 0, clicks: 0, moved: false };

  constructor(
    readonly game: HandledGame,
    readonly surface: Surface,
  ) {}

  get board(): HTMLElement | null {
    return this.surface.board;
  }

  /** The board's one Tab stop: the nearest spot to where it was last. */
  get active(): Spot {
    return nearestSpot(this.surface.drawn, this.#active);
  }

  /** The piles that take what is lifted. */
  get targets(): ReadonlySet<PileName> {
    const { lifted } = this;
    const moves = lifted ? this.game.table.legalMoves : [];
    return new Set(
      moves
        .filter(({ from, count = 1 }) => from === lifted?.pile && count === lifted.count)
        .map(({ to }) => to),
    );
  }

  /** Forgets what is lifted, after the table has changed under the hands. */
  reset(): void {
    this.drag.cancel();
    this.lifted = undefined;
  }

  readonly click = (event: MouseEvent): void => {
    // A key's click has no detail, and is never the end of a drag.
    if (this.drag.swallowsClick() && event.detail > 0) return;
    const spot = this.#spotOf(event, this.lifted);
    if (!spot) {
      this.#letGo();
      return;
    }
    this.#active = spot;
    if (!this.#mayPlay()) return;
    const { pile, count } = spot;
    const card = this.#cardsOf(spot)[0] ?? -1;
    const last = this.#lastClick;
    const time = event.timeStamp;
    // A click without a detail comes from a key, a screen reader or a script.
    const chained = event.detail > 0 && last.pile === pile && time - last.time < DOUBLE_CLICK;
    const clicks = chained ? last.clicks + 1 : 1;
    const click = { pile, card, time, clicks, moved: true };
    this.#lastClick = click;
    if (pile !== 'stock') {
      // The rest of a double or triple click must not hit what now lies there.
      if (chained && (last.moved || clicks > 2)) return;
      if (clicks === 2 && count === 1 && card === last.card) {
        this.playUp(pile);
        return;
      }
    }
    const thin = event.detail > 0 && this.#stripOf(event) < TARGET_SIZE;
    click.moved = this.#activate(spot, thin);
  };

  readonly focusIn = (event: Event): void => {
    const spot = this.#spotOf(event);
    if (!spot) return;
    const { pile, count } = this.active;
    this.#active = spot;
    if (pile !== spot.pile || count !== spot.count) this.surface.redraw();
  };

  readonly keyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    // A key that is held too long would lift, and let go at once.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    const command = commandByKey(event.key);
    // Escape belongs to the page where there is nothing to let go.
    if (command === 'let-go' && !this.lifted) return;
    const { board, drawn } = this.surface;
    if (command === 'let-go') this.#letGo();
    else if (command) {
      if (!this.#mayPlay()) return;
      if (command === 'turn') this.#turn();
      else if (command === 'play-up') this.playUp(this.active.pile);
      else this.game.run(command);
    } else {
      const spot = board && this.#spotOf(event) && spotByKey(drawn, this.active, event.key, board);
      if (!spot) return;
      this.#active = spot;
      if (this.#unsure && this.lifted?.pile === spot.pile) this.#lift(spot, true);
      this.surface.takeFocus();
    }
    event.preventDefault();
    this.surface.redraw();
  };

  /** Sends the exposed card of a pile to its foundation, or says why it stays. */
  playUp(name: PileName): void {
    const { rules, position } = this.game.table;
    const move = rules.autoMove(position, name);
    const { kind } = rules.pile(name);
    const card = rules.cards(position, name).at(-1);
    const choices = rules.foundationsFor(position, name);
    if (move) this.#play(move);
    else if (!card || kind === 'stock' || kind === 'foundation')
      this.#refuseLift({ pile: name, count: 1 });
    else if (choices.length > 0) {
      this.lifted = { pile: name, count: 1 };
      const piles = choices.map((choice) => namedPile(rules.game, rules.pile(choice)));
      this.game.narrator.say((texts) => texts.choose(card, piles));
    } else this.#putBack((texts) => texts.noFoundation(card));
    this.surface.redraw();
  }

  // What a drag asks and tells.

  liftable(event: Event): Spot | undefined {
    const spot = this.#spotOf(event);
    return spot && this.game.playable() && this.#canLift(spot) ? spot : undefined;
  }

  seenOff(spot: Spot): Offset {
    const [card] = this.#cardsOf(spot);
    return card === undefined ? { x: 0, y: 0 } : this.surface.seenOff(card);
  }

  dragStarted(spot: Spot): readonly HTMLElement[] {
    this.#dragged = this.#cardsOf(spot);
    this.lifted = this.#active = spot;
    this.surface.redraw();
    this.surface.taken(this.#dragged);
    return this.#dragged.flatMap((card) => this.#elements(`[data-card="${card}"]`));
  }

  pileElements(): readonly HTMLElement[] {
    return this.#elements('[data-pile]');
  }

  dropped(spot: Spot, pile: PileName | undefined, offset: Offset): void {
    this.surface.released(this.#dragged, offset);
    this.lifted = undefined;
    if (pile !== undefined && pile !== spot.pile) this.#place(spot, pile);
    this.surface.redraw();
  }

  dragCancelled(offset: Offset): void {
    this.surface.released(this.#dragged, offset);
    this.lifted = undefined;
    this.surface.redraw();
  }

  // The intents.

  /** @returns whether the table changed */
  #activate(spot: Spot, thin: boolean): boolean {
    const { lifted } = this;
    const { pile, count } = spot;
    if (pile === 'stock') return this.#turn();
    if (lifted && lifted.pile !== pile) return this.#place(lifted, pile);
    const again = lifted?.count === count;
    if (thin) {
      // The nearest card that may be lifted; the next one at a second tap.
      const { rules, position } = this.game.table;
      const most = rules.mostLifted(position, pile);
      const wanted = again ? count + 1 : Math.min(count, most);
      this.#lift({ pile, count: wanted > most ? 1 : wanted }, true);
    } else if (again) this.#letGo();
    else this.#lift(spot, false);
    return false;
  }

  #lift(spot: Spot, unsure: boolean): void {
    this.#unsure = unsure;
    this.#active = spot;
    const { rules, position } = this.game.table;
    const card = rules.cards(position, spot.pile).at(-spot.count);
    if (card && this.#canLift(spot)) {
      this.lifted = spot;
      this.game.narrator.say((texts) => texts.lifted(card, spot.count));
    } else this.#refuseLift(spot);
    this.surface.redraw();
  }

  #place(spot: Spot, to: PileName): boolean {
    const played = this.#play(moveOf(spot, to));
    this.surface.redraw();
    return played;
  }

  #turn(): boolean {
    const { rules, position } = this.game.table;
    return this.#play(rules.redeal(position) ?? { from: 'stock', to: rules.spec.stock.turnsTo });
  }

  #letGo(): void {
    if (this.drag.active) this.drag.cancel();
    else this.#putBack();
  }

  /** Plays a move, or says why it is refused. @returns whether it was played */
  #play(move: Move): boolean {
    if (this.#refuse(move)) return false;
    const played = this.game.play(move);
    // The page may forbid it.
    if (!played) this.#putBack();
    return played;
  }

  /** Says why a move is refused; `false` where it is not. */
  #refuse(move: Move): boolean {
    const { rules, position } = this.game.table;
    const refusal = rules.refusal(position, move);
    const to = namedPile(rules.game, rules.pile(move.to));
    if (refusal) this.#putBack((texts) => texts.refusal(refusal, to));
    return refusal !== null;
  }

  /** Asked about any other pile, the rules say why cards cannot be taken. */
  #refuseLift(spot: Spot): void {
    const { foundations } = this.game.table.rules.game;
    const other = foundations.find(({ name }) => name !== spot.pile);
    this.#refuse(moveOf(spot, other?.name ?? spot.pile));
  }

  /** Says why, and that what was lifted is back in its place. */
  #putBack(...said: Sentence[]): void {
    if (this.lifted) said.push((texts) => texts.letGo);
    this.lifted = undefined;
    if (said.length > 0) this.game.narrator.say(...said);
    this.surface.redraw();
  }

  /** Whether the reader may play. Once the game has been stopped, that is said. */
  #mayPlay(): boolean {
    const { game } = this;
    const { status, score } = game.table;
    if (status === 'stopped') game.narrator.say((texts) => texts.stopped(score));
    return game.playable();
  }

  #canLift({ pile, count }: Spot): boolean {
    const { rules, position } = this.game.table;
    return count > 0 && count <= rules.mostLifted(position, pile);
  }

  #cardsOf({ pile, count }: Spot): readonly Card[] {
    const { rules, position } = this.game.table;
    return count > 0 ? cardsOf(position, rules.pile(pile)).slice(-count) : [];
  }

  #elements(selector: string): HTMLElement[] {
    return [...(this.board?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  /** The button of the board that an event came through; the free space of a pile takes what is lifted. */
  #spotOf(event: Event, lifted?: Spot): Spot | undefined {
    const pile = partOf(event, 'data-pile')?.dataset.pile;
    const count = partOf(event, 'data-count')?.dataset.count ?? lifted?.count;
    return pile && count !== undefined ? { pile, count: Number(count) } : undefined;
  }

  /** How much of the card clicked can be seen, in pixels of the screen; all of it where it is exposed. */
  #stripOf(event: Event): number {
    const card = partOf(event, 'data-count');
    const next = card?.nextElementSibling;
    if (!card || !next?.classList.contains('card')) return Infinity;
    const [one, other] = [card.getBoundingClientRect(), next.getBoundingClientRect()];
    return Math.abs(other.left - one.left) + Math.abs(other.top - one.top);
  }
}
