/**
 * The moves worth trying in a game of groups (group-model.ts), and those that can do no harm and are
 * played at once. A move does no harm when whatever could be won without it can be won with it: the
 * proofs take a win from before the move and play the same moves after it.
 */
import { PACK_SIZE, SUITS, type Card } from '../engine/card.js';
import { DRAW, FOOT, NONE, UP } from './column-model.js';
import { FIRST_KING, type GroupModel } from './group-model.js';
import { at } from './typed.js';

/** A choice: DRAW, a card that goes to its one place in a column, or a card and TO_TOP. */
const TO_TOP = 64;
export const MOST_CHOICES = 2 * PACK_SIZE;

/** Which prunings are on: all, but in the tests that show them harmless. */
export interface GroupPruning {
  /** Cards go up at once: in a column a card can only receive the next lower of its suit, which is up. */
  readonly up: boolean;
  /**
   * The top of the waste goes to its parent in a column at once. It has no other place; the parent
   * receives no other card, and can only go up after it; and the parent moves with it as without.
   */
  readonly waste: boolean;
  /**
   * A king goes to an empty column at once, with what covers it, while there is an empty column for
   * each king still to place: nothing else wants one. What it uncovers can only help, and cards that
   * would have come along under it move without it.
   */
  readonly kings: boolean;
  /**
   * Cards go at once to a parent in a settled column (its suit in order from the king at the foot).
   * Nothing of that column will ever move but upwards and in order, so nothing is buried; each later
   * move of the group, or of part of it, is legal from there too, as no card of it belongs under it.
   */
  readonly settled: boolean;
  /**
   * A run in order goes to its parent at once when no lower card of its suit lies in a column. It
   * could be worse off there only if a card that belongs on its last one lay in the column to which
   * it goes, now or after that column joined another; such a card would have to lie in a column now.
   */
  readonly runs: boolean;
  /** Positions are left that even a relaxed game (group-relaxed.ts) cannot win. */
  readonly relaxed: boolean;
}

export const allGroupPruning: GroupPruning = {
  up: true,
  waste: true,
  kings: true,
  settled: true,
  runs: true,
  relaxed: true,
};

export class GroupMoves {
  constructor(
    readonly model: GroupModel,
    readonly pruning: GroupPruning,
  ) {}

  /** Makes a choice on the model. */
  play(choice: number): void {
    const { model } = this;
    if (choice === DRAW) model.draw();
    else if (choice >= TO_TOP) model.move(choice - TO_TOP, UP);
    else model.move(choice, choice >= FIRST_KING ? FOOT : choice + SUITS);
  }

  /** Plays what can do no harm until nothing of the kind is left. */
  playSafe(): void {
    for (let choice = this.safe(); choice >= 0; choice = this.safe()) this.play(choice);
  }

  /** Lists the choices from a place of a list on, the best last; the place after them. */
  list(choices: Uint8Array, start: number): number {
    const { model, pruning } = this;
    const { tops, wasteTop } = model;
    let size = start;
    if (model.drawn < model.stockSize) choices[size++] = DRAW;
    if (model.empties > 0)
      for (let king = FIRST_KING; king < PACK_SIZE; king++)
        if (this.#isLooseKing(king)) choices[size++] = king;
    for (let column = 0; column < tops.length; column++) {
      const top = at(tops, column);
      const child = top - SUITS;
      if (top === NONE || child < 0) continue;
      if (child === wasteTop || (this.#inColumn(child) && model.topFrom(child) !== top))
        choices[size++] = child;
    }
    if (pruning.up) return size;
    for (let suit = 0; suit < SUITS; suit++) {
      const next = this.#nextUp(suit);
      if (next !== NONE) choices[size++] = TO_TOP + next;
    }
    return size;
  }

  /** A choice that can do no harm, or -1. */
  safe(): number {
    const { model, pruning } = this;
    const { tops, wasteTop, empties } = model;
    if (pruning.up)
      for (let suit = 0; suit < SUITS; suit++) {
        const next = this.#nextUp(suit);
        if (next !== NONE) return TO_TOP + next;
      }
    if (pruning.waste && wasteTop < FIRST_KING && model.isExposed(wasteTop + SUITS))
      return wasteTop;
    if (pruning.kings && empties > 0 && empties >= model.kingsToPlace)
      for (let king = FIRST_KING; king < PACK_SIZE; king++)
        if (this.#isLooseKing(king)) return king;
    if (!pruning.settled && !pruning.runs) return -1;
    for (let column = 0; column < tops.length; column++) {
      const top = at(tops, column);
      const child = top - SUITS;
      if (top === NONE || child < 0 || !this.#inColumn(child)) continue;
      if (pruning.settled && model.isSettled(top)) return child;
      if (pruning.runs && this.#isLastRun(child)) return child;
    }
    return -1;
  }

  /** The card of a suit that can go up, or NONE. */
  #nextUp(suit: number): Card {
    const { model } = this;
    const card = at(model.up, suit) * SUITS + suit;
    return card < PACK_SIZE && (card === model.wasteTop || model.isExposed(card)) ? card : NONE;
  }

  #inColumn(card: Card): boolean {
    return at(this.model.below, card) <= FOOT;
  }

  /** Whether a king can be taken and does not lie at the foot of a column already. */
  #isLooseKing(king: Card): boolean {
    return at(this.model.below, king) < FOOT || king === this.model.wasteTop;
  }

  /** Whether a card and those on it are a run, and no lower card of its suit lies in a column. */
  #isLastRun(card: Card): boolean {
    const { above } = this.model;
    let last = card;
    for (let next = at(above, card); next !== NONE; next = at(above, next)) {
      if (next !== last - SUITS) return false;
      last = next;
    }
    for (let lower = last - SUITS; lower >= 0; lower -= SUITS)
      if (this.#inColumn(lower)) return false;
    return true;
  }
}
