/** How a game ended, and what to do next: calm, over the status line, in nobody's way. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Command, Texts } from '../texts/texts.js';
import type { Ending, Table } from './table.js';
import { commandButton, type CommandState } from './toolbar-view.js';

/** How the game on the table has ended, if it has. */
export const endingOf = ({ status, stuck }: Table): Ending | undefined =>
  status === 'playing' ? (stuck ? 'stuck' : undefined) : status;

/** What is said of an ending. */
export const sayEnding = (texts: Texts, ending: Ending, score: number): string =>
  ending === 'won' ? texts.won : texts[ending](score);

const offers: Readonly<Record<Ending, readonly Command[]>> = {
  won: ['new', 'restart'],
  lost: ['undo', 'restart', 'new'],
  stuck: ['undo', 'stop', 'new'],
  stopped: ['restart', 'new'],
};

export const endingView = (
  state: CommandState,
  table: Table,
  playable: boolean,
): TemplateResult | typeof nothing => {
  const ending = endingOf(table);
  if (!ending) return nothing;
  const buttons = playable ? offers[ending] : [];
  return html`<div class="ending" part="ending">
    <p>${sayEnding(state.texts, ending, table.score)}</p>
    ${ending === 'won' || ending === 'lost' ? html`<slot name=${ending}></slot>` : nothing}
    ${buttons.map((command) => commandButton(state, command, true))}
  </div>`;
};
