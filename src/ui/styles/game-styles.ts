/** The felt, the toolbar and the status line, and the colours that the board uses. */
import { css } from 'lit';

export const gameStyles = css`
  :host {
    --felt: var(--patience-felt, light-dark(#2e6b4f, #1d3b2e));
    --felt-text: var(--patience-felt-text, #f4f7f2);
    --surface: var(--patience-surface, var(--felt));
    --line: color-mix(in srgb, var(--felt-text) 45%, transparent);
    --base: color-mix(in srgb, #000 14%, transparent);
    --accent: var(--patience-accent, #ffd34d);
    --target: var(--patience-target, #8fd3ff);
    --hint: var(--patience-hint, #ffb14a);
    --focus: var(--patience-focus, #fff);
  }
  .game {
    position: relative;
    overflow: clip;
    border-radius: var(--patience-radius, 0.6rem);
    color: var(--felt-text);
    background: var(--felt);
    font-family: var(--patience-font, inherit);
    /* What a page has chosen for its text, and the board could not bear. */
    line-height: 1.4;
    text-align: start;
    text-indent: 0;
    white-space: normal;
    -webkit-text-fill-color: currentcolor;
    /* The room of the status line. */
    padding-block-end: 2.75rem;
  }
  /* The words are never written from right to left, though the page around them may be. */
  .status,
  .caption,
  .counters span,
  .menu > *,
  .ending > * {
    unicode-bidi: plaintext;
    text-align: match-parent;
  }
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    box-sizing: border-box;
    align-content: center;
    align-items: center;
    --space: 0.25rem;
    gap: var(--space);
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
  }
  button[part='button'] {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-inline-size: max(2rem, 24px);
    min-block-size: max(2rem, 24px);
    padding: 0.2rem 0.35rem;
    border: 0;
    border-radius: 0.4rem;
    color: inherit;
    background: transparent;
    font: inherit;
    font-size: max(0.875rem, 12px);
    cursor: pointer;
  }
  /* Where there are many, or much beside them, they stand closer, and in a second line at last. */
  .toolbar > button[part='button'] {
    flex: 1 1 24px;
    justify-content: center;
    min-inline-size: 24px;
    max-inline-size: max(2rem, 24px);
    padding-inline: 0;
  }
  button[part='button']:hover {
    background: color-mix(in srgb, var(--felt-text) 16%, transparent);
  }
  button[part='button']:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  button[part='button'][aria-disabled] {
    opacity: 0.5;
    cursor: default;
  }
  .icon {
    display: contents;
  }
  .icon svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @container (max-width: 20rem) {
    .toolbar {
      --space: 0px;
      padding-inline: 0.25rem;
    }
  }
  .counters {
    display: flex;
    gap: 0.9em;
    margin-inline-start: auto;
    font-size: min(max(0.875rem, 12px), 6cqi);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* Room for the way back, which comes and goes. */
  .toolbar:not(:has([data-command='back'])) > .counters {
    padding-inline-start: calc(24px + var(--space));
  }
  .counters span {
    display: inline-grid;
  }
  .counters span::after {
    content: attr(data-widest);
    block-size: 0;
    visibility: hidden;
  }
  /* Beside the buttons, one under the other: the toolbar keeps its height. */
  @container (max-width: 32rem) {
    .counters:has(span + span) {
      display: grid;
      gap: 0;
      font-size: min(max(0.7rem, 11px), 4.6cqi);
      line-height: 1.1;
    }
  }
  .menu {
    position: absolute;
    z-index: 5;
    inset-block-start: 2.75rem;
    inset-inline-start: 0.5rem;
    display: grid;
    box-sizing: border-box;
    max-block-size: calc(100% - 2.75rem);
    padding: 0.3rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--surface);
    box-shadow: 0 0.4rem 1.2rem rgb(0 0 0 / 35%);
  }
  .menu span {
    padding: 0.35rem;
    font-size: 0.8125rem;
  }
  .menu button {
    text-align: start;
  }
  /* What the page puts there, but for what it says of that itself. */
  ::slotted(*) {
    max-inline-size: 100%;
  }
  ::slotted(a) {
    color: inherit;
  }
  .ending {
    position: absolute;
    z-index: 5;
    inset-block-end: 0;
    inset-inline: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.4rem;
    /* However large the text, some of the board is seen, and the toolbar. */
    max-block-size: 60%;
    box-sizing: border-box;
    overflow: auto;
    padding: 0.6rem 0.75rem;
    border-block-start: 1px solid var(--line);
    background: var(--surface);
    box-shadow: 0 0.4rem 1.2rem rgb(0 0 0 / 35%);
  }
  .ending p {
    flex-basis: 100%;
    margin: 0;
    font-size: min(1em, 7cqi);
    text-align: center;
    font-weight: 600;
  }
  .ending button {
    border: 1px solid var(--line);
  }
  /* It may stand there while the game is played: it covers little more than the status line. */
  .advice {
    min-block-size: 2.75rem;
    padding: 0.15rem 0.5rem;
  }
  .advice p {
    flex: 1;
    text-align: match-parent;
    font-size: 0.8125rem;
    font-weight: 400;
    line-height: 1.1;
  }
  /* Two lines. Where the game is so narrow that more are needed, they lie over the end of the board. */
  .status {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    box-sizing: border-box;
    min-block-size: 2.75rem;
    margin: 0;
    padding: 0.25rem 0.75rem;
    isolation: isolate;
    pointer-events: none;
    font-size: max(0.875rem, 12px);
    line-height: 1.28;
  }
  /* Only there: a table that is no plain colour would begin anew. */
  .status::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 0 2.75rem;
    background: var(--felt);
  }
  @media (forced-colors: active) {
    /* The focus alone has a ring: the rest is told apart by the kind of line. */
    .game {
      --focus: Highlight;
      --accent: transparent;
      --target: transparent;
      --hint: transparent;
      border: 1px solid CanvasText;
    }
    .hinted:is(.card, .base),
    .pile.hinted > .exposed {
      border: 3px dotted Highlight;
    }
    .pile > .card.selected {
      border: 3px solid Highlight;
    }
    .pile.target > .exposed {
      border: 3px dashed Highlight;
    }
  }
  @media print {
    /* Black on white, whether backgrounds are printed or not. */
    :host {
      --felt: #fff;
      --felt-text: #000;
    }
    .toolbar,
    .status,
    .ending {
      display: none;
    }
    .game {
      padding: 0;
    }
    .tally {
      print-color-adjust: exact;
    }
  }
`;
