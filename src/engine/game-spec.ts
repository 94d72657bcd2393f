/**
 * The vocabulary in which a game of patience is written down. A `GameSpec` is plain data (it could
 * be JSON); everything else, from legal moves to the board, is derived from it.
 */
import type { Rank } from './card.js';

/** Which card goes on which, within one group of piles. */
export interface Building {
  /** `'alternating'` means red on black and black on red. */
  readonly suit: 'any' | 'same' | 'alternating';
  /** Added to the rank of the card below: 1 builds up, -1 down. A list gives each pile its own. */
  readonly step: number | readonly number[];
  /** Whether ranks go round the corner: ace on king going up, king on ace going down. */
  readonly wraps: boolean;
}

/**
 * What opens an empty pile: any card, the deal's base rank, one rank, or a rank for each pile.
 */
export type Opening = 'any' | 'base' | Rank | readonly Rank[];

/**
 * How much of a column may be taken at once: a run in building order, or any face-up card with all
 * that covers it.
 */
export type Lift = 'run' | 'group';

/** A place on the board, in cards: `[across, down]`, from the start edge and the top. */
export type BoardPlace = readonly [across: number, down: number];

/** Where a group of piles lies on the board. */
export interface BoardArea {
  readonly at: BoardPlace;
  /** From one pile of the group to the next. Default `[1, 0]`: side by side. */
  readonly next?: BoardPlace;
  /** How cards lie on one another: squared up, fanned downwards, or the last three fanned across. */
  readonly fan?: 'down' | 'across';
}

interface PileGroup {
  readonly board: BoardArea;
}

export interface StockSpec extends PileGroup {
  /** Where turned cards go: to the waste, or to a spot of their own where they wait for a place. */
  readonly turnsTo: 'waste' | 'turned';
  /** Cards turned at a time, fewer when fewer are left. */
  readonly draw: number;
  /** How often the waste may go back into the stock. */
  readonly redeals: number | 'unlimited';
  /** What a page may set otherwise: the other numbers of cards to draw, and whether the redeals. */
  readonly options?: { readonly draw?: readonly number[]; readonly redeals?: boolean };
}

export interface WasteSpec extends PileGroup {
  readonly piles: number;
  /** Whether the turned card may be put here, on whatever lies there. */
  readonly takesTurned?: boolean;
}

export interface FoundationSpec extends PileGroup {
  readonly piles: number;
  readonly opens: Opening;
  readonly builds: Building;
  /** Whether the top card may come back to a column. The card that opened the pile never does. */
  readonly givesBack?: boolean;
}

export interface TableauSpec extends PileGroup {
  readonly piles: number;
  readonly opens: Opening;
  readonly builds: Building;
  readonly lift: Lift;
  /** Whether a column that a move empties is filled at once from the reserve, in the same move. */
  readonly refill?: 'reserve';
}

/** One step of the deal, in dealing order; what is left becomes the stock. */
export type DealStep =
  /** Cards of these ranks, of random suits, taken out before the shuffle: one to each foundation. */
  | { readonly to: 'foundations'; readonly starters: readonly Rank[] }
  /** This many cards: reserve cards one on another, the others one to a pile from the left. */
  | { readonly to: 'reserve' | 'foundations'; readonly cards: number }
  /** Rows dealt across the columns. */
  | { readonly to: 'tableau'; readonly rows: number }
  /** A triangle: one card to the first column, two to the second…; all but the last face down. */
  | { readonly to: 'tableau'; readonly triangle: true };

export interface GameSpec {
  /** Lower case with hyphens; the `game` of a position and of every event. */
  readonly id: string;
  /** What players call the game, by language; `en` is there for every other language. */
  readonly names: { readonly en: string; readonly [language: string]: string };
  readonly stock: StockSpec;
  readonly waste?: WasteSpec;
  /** The spot where a turned card waits; the next one is turned when it has been placed. */
  readonly turned?: PileGroup;
  /** A pile of which only the top card is seen and played. */
  readonly reserve?: PileGroup;
  readonly tableau?: TableauSpec;
  readonly foundations: FoundationSpec;
  readonly deal: readonly DealStep[];
  /**
   * `'lost'`: the game is lost when no move that changes anything is left. `'stuck'`: the player may
   * go on or stop at any score, but is told when nothing can happen any more.
   */
  readonly ending: 'lost' | 'stuck';
  /** Which of the engine's plain hints suits the game. */
  readonly hint: 'progress' | 'fewest-buried';
  /** Which of the solver's searches knows the game: by waste heaps, groups or runs. */
  readonly solver?: 'heaps' | 'groups' | 'runs';
  /** Which cards play up by themselves, and whether also without being asked for. */
  readonly collect: {
    /** Those that exactly one foundation takes; those that no column can still need; all. */
    readonly cards: 'only-choice' | 'safe' | 'every';
    readonly from: readonly ('waste' | 'reserve' | 'tableau')[];
    /** Whether `auto-collect` may play them unasked. */
    readonly unasked: boolean;
  };
  /** The board's width in cards, and the longest fan of which it shows every index whole. */
  readonly board: { readonly columns: number; readonly longestFan: number };
}

/** What a page may choose for a game. */
export interface GameOptions {
  /** Cards turned at a time. */
  readonly draw: number;
  readonly redeals: number | 'unlimited';
}
