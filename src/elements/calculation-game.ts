import { calculation } from '../games/calculation.js';
import { defineElement } from '../ui/define-element.js';
import { PatienceGame } from '../ui/patience-game.js';

export type * from '../ui/page-types.js';

/**
 * Calculation, also Broken Intervals, for a page.
 *
 * @tag calculation-game
 *
 * @fires {CustomEvent<GameStartedDetail>} game-started - A game begins: `{ game, deal, resumed }`.
 * @fires {CustomEvent<GameMovingDetail>} game-moving - Before a step, cancelable: `{ game, kind, moves }`.
 * @fires {CustomEvent<GameMovedDetail>} game-moved - After each step: `{ game, kind, moves, score, moveCount, status }`.
 * @fires {CustomEvent<GameWonDetail>} game-won - Once an attempt: `{ game, deal, score, moveCount, seconds, undos, hints }`.
 * @fires {CustomEvent<GameLostDetail>} game-lost - When a move loses the game: `{ game, deal, score, moveCount }`.
 * @fires {CustomEvent<GameEndedDetail>} game-stopped - The player ends the attempt: `{ game, deal, score }`.
 *
 * @attr {number|'daily'} deal - The numbered deal to play, 1 to 4294967295, or `daily`, the same for everybody on that date (UTC); without it a random one.
 * @attr {boolean} winnable - New deals are ones proved winnable.
 * @attr {string} position - A position as JSON to start from.
 * @attr {string} controls - What the toolbar shows: a list of `new restart undo redo hint collect rules statistics settings`, or `none`.
 * @attr {string} counters - A list of `score moves time`, or `none`; `score` by default.
 * @attr {boolean} readonly - Shows the game without letting the reader play.
 * @attr {string} label - Names the region for screen readers; the game's name by default.
 * @attr {string} lang - The language, from the nearest `lang` in the page by default.
 * @attr {'two-colour'|'four-colour'} deck - The colours of the suits.
 * @attr {boolean} mirror - Lays the board out for the left hand.
 * @attr {'simple'|'expert'|'solver'|'off'} hints - Where hints come from: a plain rule, the strongest move that what was seen can justify, a line that wins, or nowhere.
 * @attr {boolean} warn-unwinnable - Says when the game can no longer be won.
 * @attr {'auto'|'none'|string} worker - Where the solver runs: in a worker of its own file, in the page, or in a worker of the file at this address.
 * @attr {'local'|'session'|'none'} storage - Where the game, the reader's choices and statistics are kept.
 * @attr {string} storage-key - Under which key the game is kept; by default the page's path, the tag, and the `id` or the place among its kind.
 * @attr {boolean} auto-collect - Plays cards up by itself where that is safe.
 *
 * @slot toolbar - Further content for the toolbar.
 * @slot won - Shown when the game is won.
 * @slot lost - Shown when the game is lost.
 *
 * @csspart board - The board.
 * @csspart toolbar - The toolbar.
 * @csspart button - Each button of the toolbar, the menu, the panels and the dialogs.
 * @csspart menu - The menu of further commands.
 * @csspart status - The status line.
 * @csspart ending - The panel at the end of a game, and that of a solution or a search.
 * @csspart dialog - The dialogs.
 * @csspart pile - Each pile, which is also a part by its kind and by its fan.
 * @csspart stock - The stock.
 * @csspart waste - Each waste heap.
 * @csspart turned - The spot of the turned card.
 * @csspart foundation - Each foundation.
 * @csspart down - Each waste heap, which is fanned downwards.
 * @csspart base - The place of an empty pile.
 * @csspart spent - The place of the stock when nothing is left to turn.
 * @csspart card - Each card, which is also a part by its suit, or as one that is face down.
 * @csspart clubs - Each club that is face up.
 * @csspart diamonds - Each diamond that is face up.
 * @csspart hearts - Each heart that is face up.
 * @csspart spades - Each spade that is face up.
 * @csspart face-down - Each card that is face down.
 * @csspart movable - Each card that can be lifted.
 * @csspart selected - The cards that are lifted.
 * @csspart dragged - The lifted cards while they follow the pointer.
 * @csspart target - The piles that take the lifted cards.
 * @csspart hinted - What a hint points at.
 *
 * @cssprop [--patience-max-height=100svh] - The height that the whole widget may take.
 * @cssprop [--patience-card-width=7.5rem] - The width that a card never exceeds.
 * @cssprop [--patience-gap=0.1] - The gap between piles, in card widths.
 * @cssprop [--patience-radius=0.6rem] - The corners of the widget.
 * @cssprop [--patience-font=inherit] - The font family.
 * @cssprop --patience-felt - The table.
 * @cssprop --patience-surface - Menus, dialogs and panels; the table's by default.
 * @cssprop --patience-felt-text - Text on it.
 * @cssprop --patience-accent - The edge of lifted cards.
 * @cssprop --patience-target - The edge of piles that take them.
 * @cssprop --patience-hint - The edge of what a hint points at.
 * @cssprop --patience-focus - The focus ring.
 * @cssprop --patience-card - The face of a card.
 * @cssprop --patience-card-edge - Its hairline edge.
 * @cssprop --patience-card-shadow - Its shadow.
 * @cssprop --patience-card-radius - Its corners.
 * @cssprop --patience-back - The colour of the back.
 * @cssprop --patience-clubs - The colour of clubs.
 * @cssprop --patience-diamonds - The colour of diamonds.
 * @cssprop --patience-hearts - The colour of hearts.
 * @cssprop --patience-spades - The colour of spades.
 *
 * @cssState won - The game is won.
 * @cssState lost - The game is lost.
 * @cssState dragging - Cards are being dragged.
 */
export class CalculationGame extends PatienceGame {
  constructor() {
    super(calculation);
  }
}

defineElement('calculation-game', CalculationGame);

declare global {
  interface HTMLElementTagNameMap {
    'calculation-game': CalculationGame;
  }
}
