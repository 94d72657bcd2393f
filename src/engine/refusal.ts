import type { CardText } from './card.js';

/**
 * Why a move is refused. Every code has a sentence in each language.
 *
 * - `same-pile`: the cards would stay where they are
 * - `nothing-there`: the pile does not hold that many cards
 * - `stock-only-turns`: cards of the stock are turned, not moved
 * - `stock-empty`: there is nothing to turn
 * - `nothing-to-turn`: stock and waste are both empty
 * - `redeals-used`: the waste has gone back as often as it may
 * - `stock-not-empty`: the waste goes back only once the stock is empty
 * - `turned-waits`: the turned card must be placed first
 * - `face-down`: the card is face down
 * - `covered`: only the exposed card of this pile plays
 * - `not-a-run`: the cards lifted do not follow one another
 * - `foundation-keeps`: nothing comes back from the foundations in this game
 * - `base-stays`: the card that opened a foundation stays there
 * - `takes-none`: no card can be put on this pile
 * - `turned-only`: only the turned card goes there
 * - `one-at-a-time`: foundations take single cards
 * - `complete`: the foundation has its thirteen cards
 * - `opens-with`: the empty pile waits for another rank
 * - `does-not-fit`: the card does not go on that one
 */
export type RefusalReason =
  | 'same-pile'
  | 'nothing-there'
  | 'stock-only-turns'
  | 'stock-empty'
  | 'nothing-to-turn'
  | 'redeals-used'
  | 'stock-not-empty'
  | 'turned-waits'
  | 'face-down'
  | 'covered'
  | 'not-a-run'
  | 'foundation-keeps'
  | 'base-stays'
  | 'takes-none'
  | 'turned-only'
  | 'one-at-a-time'
  | 'complete'
  | 'opens-with'
  | 'does-not-fit';

/** A refusal with what a sentence about it needs. Face-down cards are never named. */
export interface Refusal {
  readonly reason: RefusalReason;
  /** The card that would have to fit: the first of those taken; or the turned card that waits. */
  readonly card?: CardText;
  /** The card it would have been put on. */
  readonly onto?: CardText;
  /** The rank, as a letter, that the empty pile waits for. */
  readonly rank?: string;
}
