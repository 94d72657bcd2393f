/**
 * Everything the widget says, as one typed table a language: a text that is missing does not
 * compile. Sentences are functions, so that each language keeps its own order, agreement and spaces.
 */
import type { CardText } from '../engine/card.js';
import type { HintReason } from '../engine/hint.js';
import type { PileKind } from '../engine/piles.js';
import type { Refusal } from '../engine/refusal.js';

/** What a language needs to know of a pile to name it. */
export interface NamedPile {
  readonly kind: PileKind;
  /** From 1, where there are several of its kind. */
  readonly number?: number;
  /** By how much a foundation builds, where the foundations differ in it. */
  readonly step?: number;
}

/** The buttons of the toolbar. */
export type Command =
  | 'new'
  | 'restart'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'collect'
  | 'rules'
  | 'statistics'
  | 'settings'
  /** Plays the solution, move by move. */
  | 'solution'
  /** A deal chosen by its number, and a link to the one on the table. */
  | 'deal'
  | 'stop'
  /** Back to the previous game, until the first move of the new one. */
  | 'back'
  /** Closes the panel that tells of the end. */
  | 'look'
  | 'more';

/** Whether a row of cards placed together is in order. */
export type GroupKind = 'run' | 'group';

export interface Texts {
  /** BCP 47. */
  readonly language: string;
  readonly commands: Readonly<Record<Command, string>>;
  readonly counters: Readonly<Record<'score' | 'moves' | 'time', string>>;
  /** "Score: 12", with the language's own spaces. */
  readonly labelled: (label: string, value: string) => string;
  /** "queen of hearts" */
  readonly card: (card: CardText) => string;
  /** "column 2" */
  readonly pile: (pile: NamedPile) => string;
  /** "Column 2", "Column 2: 5 cards": the cards are named by their own buttons. */
  readonly pileLabel: (pile: NamedPile, cards: number, wanted: number) => string;
  /** "Empty, takes a king": said in a pile that is named already. */
  readonly emptyPile: (pile: NamedPile, wanted: number) => string;
  readonly turnStock: (cards: number) => string;
  readonly redealStock: string;
  readonly dealNumber: (deal: number | null) => string;
  /** "variant: draw 1, 2 redeals" */
  readonly variant: (draw: number | undefined, redeals: number | 'unlimited' | undefined) => string;

  // What is said of a step.
  readonly turned: (cards: number, top: CardText, left: number, toWaste: boolean) => string;
  readonly redealt: (cards: number) => string;
  readonly placed: (card: CardText, to: NamedPile, onto: CardText | undefined) => string;
  readonly placedGroup: (
    kind: GroupKind,
    count: number,
    first: CardText,
    last: CardText,
    to: NamedPile,
    onto: CardText | undefined,
  ) => string;
  readonly placedOnHeap: (card: CardText, to: NamedPile, cards: number) => string;
  readonly placedUp: (card: CardText, to: NamedPile, wanted: number, complete: boolean) => string;
  readonly takenBack: (card: CardText, to: NamedPile, onto: CardText | undefined) => string;
  readonly refilled: (column: NamedPile, card: CardText) => string;
  /** What is left of the reserve, with its new top card. */
  readonly reserveLeft: (cards: number, top: CardText | undefined) => string;
  readonly turnedUp: (column: NamedPile, card: CardText) => string;
  readonly collected: (cards: number) => string;
  readonly undone: string;
  readonly redone: string;
  /** The deal, or the given position, begins again. */
  readonly restarted: (deal: number | null) => string;
  readonly newDeal: (deal: number | null) => string;
  readonly nothing: Readonly<Record<'undo' | 'redo' | 'collect', string>>;

  // What is said of a choice.
  readonly lifted: (card: CardText, count: number) => string;
  readonly letGo: string;
  readonly choose: (card: CardText, piles: readonly NamedPile[]) => string;
  /** No foundation takes the card. */
  readonly noFoundation: (card: CardText) => string;
  readonly refusal: (refusal: Refusal, to: NamedPile) => string;
  /** `turns`: how many cards a turn of the stock turns now. */
  readonly hint: (
    card: CardText | null,
    from: NamedPile,
    to: NamedPile,
    reason: HintReason,
    turns: number,
  ) => string;
  readonly noHint: string;
  /** A dialog's file did not load. */
  readonly unavailable: string;
  /** Why a game is not found again on the next visit: what is there cannot be read, or is another's. */
  readonly keeping: Readonly<Record<'unreadable' | 'elsewhere' | 'refused', string>>;

  // How a game ends.
  readonly won: string;
  readonly lost: (score: number) => string;
  readonly stuck: (score: number) => string;
  readonly stopped: (score: number) => string;
}
