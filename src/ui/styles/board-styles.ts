/**
 * Where everything on the board lies. All lengths follow from the width of the container and from the
 * height that the page allows, by calculation alone: no script measures anything to lay out.
 */
import { css } from 'lit';
import { ACROSS_STEP, DOWN_STEP } from '../board-layout.js';

export const boardStyles = css`
  :host {
    /* Beside a float too, one box. */
    display: flow-root;
    break-inside: avoid;
    writing-mode: horizontal-tb;
    min-inline-size: 0;
    max-inline-size: 100%;
    /* The height that the board may take: the page's, less toolbar and status line. */
    --cap: calc(var(--patience-max-height, 100svh) - 5.5rem);
    --ratio: 1.4;
  }
  /* And as much as two dots so far apart need, unless the line between them has to break. */
  :host::before {
    content: '. .';
    display: block;
    block-size: 0;
    visibility: hidden;
    font-size: 0;
    word-spacing: 36rem;
  }
  :host([hidden]) {
    display: none;
  }
  .game {
    container-type: inline-size;
    /* Where the width would come from the content, in a float, a flex row or a table cell: no less. */
    contain-intrinsic-inline-size: 13rem;
    /* 1: piles run from the start edge; -1: from the end edge. */
    --side: 1;
  }
  .game.mirrored {
    --side: -1;
  }
  .board {
    --gap: var(--patience-gap, 0.1);
    --middle: calc((var(--columns) - 1) / 2);
    --caption: 0;
    --inset: 1cqi;
    /* Room for a fan in card heights: whole indices for the longest, and not much less. */
    --fan-least: calc(1 + (var(--longest) - 1) * 0.13);
    --fan-most: calc(1 + (var(--longest) - 1) * 0.157);
    --span: calc(var(--columns) + (var(--columns) - 1) * var(--gap));
    /* By the width; by the height at the least fan; and never larger than asked for. */
    --patience-laid-width: min(
      (100cqi - 2 * var(--inset)) / var(--span),
      var(--cap) / (var(--ratio) * (1 + var(--fan-least)) + var(--gap) + var(--caption)),
      var(--patience-card-width, 7.5rem)
    );
    --card-height: calc(var(--patience-laid-width) * var(--ratio));
    --cell: calc(var(--patience-laid-width) * (1 + var(--gap)));
    --row: calc(var(--card-height) + var(--patience-laid-width) * (var(--gap) + var(--caption)));
    --patience-laid-fan: clamp(
      var(--card-height) * var(--fan-least),
      var(--cap) - var(--row),
      var(--card-height) * var(--fan-most)
    );
    position: relative;
    /* What moves on the board lays out nothing around it. */
    contain: layout size;
    box-sizing: content-box;
    inline-size: calc(var(--patience-laid-width) * var(--span));
    block-size: calc(var(--row) + var(--patience-laid-fan));
    margin-inline: auto;
    padding: 0 var(--inset);
    touch-action: pan-x pan-y pinch-zoom;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .board.captioned {
    --caption: 0.36;
  }
  .pile {
    position: absolute;
    inset-inline-start: calc(
      var(--inset) + (var(--side) * (var(--x) - var(--middle)) + var(--middle)) * var(--cell)
    );
    inset-block-start: calc(var(--y) * var(--row));
    inline-size: var(--patience-laid-width);
    block-size: var(--card-height);
    --patience-laid-step: 0px;
    --across: 0px;
  }
  .pile.down {
    block-size: var(--patience-laid-fan);
    --patience-laid-step: min(
      ${DOWN_STEP} * var(--patience-laid-width),
      (var(--patience-laid-fan) - var(--card-height)) / var(--steps)
    );
  }
  .pile.across {
    --across: calc(var(--side) * ${ACROSS_STEP} * var(--patience-laid-width));
  }
  .base,
  .card {
    position: absolute;
    inset-block-start: calc(var(--step, 0) * var(--patience-laid-step));
    inset-inline-start: calc(var(--step, 0) * var(--across));
    inline-size: var(--patience-laid-width);
    block-size: var(--card-height);
    margin: 0;
    padding: 0;
    appearance: none;
  }
  .card.movable {
    cursor: grab;
    /* Two fingers make the page larger, wherever they begin. */
    touch-action: pinch-zoom;
  }
  .card.dragged {
    z-index: 4;
    cursor: grabbing;
    will-change: translate;
  }
  .card[data-aloft] {
    z-index: 3;
  }
  /* A card under way must not catch the next click on the pile that it left; one that glides home may
     be caught. */
  .card[data-aloft='away'] {
    pointer-events: none;
  }
  .base {
    box-sizing: border-box;
    border: 1px solid var(--line);
    border-radius: var(--card-radius);
    background: var(--base);
    color: color-mix(in srgb, var(--felt-text) 80%, transparent);
    font: inherit;
    font-size: calc(var(--patience-laid-width) * 0.46);
    font-weight: 600;
    line-height: 1;
  }
  .base::before {
    content: attr(data-mark);
  }
  .redeal {
    inline-size: 55%;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  button:is(.base, .face-down):not([aria-disabled]) {
    cursor: pointer;
    touch-action: manipulation;
  }
  .tally,
  .caption {
    position: absolute;
    inset-block-start: calc(var(--card-height) - 1.5em);
    inset-inline: 0;
    margin-inline: auto;
    inline-size: fit-content;
    padding-inline: 0.45em;
    border-radius: 1em;
    /* As the page's text, but no larger than its place beside others. */
    font-size: min(
      max(0.65rem, var(--patience-laid-width) * 0.19),
      var(--patience-laid-width) * 0.29
    );
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  .tally {
    z-index: 1;
    color: #fff;
    background: rgb(0 0 0 / 62%);
  }
  .caption {
    inset-block-start: calc(var(--card-height) + 0.25em);
    color: var(--felt-text);
    white-space: nowrap;
  }
  .caption b {
    font-weight: 400;
  }
  .reserve .tally {
    inset-block-start: calc(var(--card-height) + 0.25em);
  }
  /* A light ring and a dark one. Those of a covered card stay beneath the cards on it: which cards lie
     there matters more than a whole ring. */
  :is(.card, .base):focus-visible {
    outline: max(2px, 0.03 * var(--patience-laid-width)) solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px rgb(0 0 0 / 55%);
  }
  .exposed:focus-visible {
    z-index: 2;
  }
  .card.selected:not(.dragged) {
    translate: 0 -4%;
  }
  .hinted:is(.card, .base),
  .pile.hinted > .exposed {
    box-shadow: 0 0 0 max(2px, 0.03 * var(--patience-laid-width)) var(--hint);
  }
  .pile > .card.selected {
    box-shadow:
      0 0 0 max(2px, 0.03 * var(--patience-laid-width)) var(--accent),
      0 0.2em 0.6em rgb(0 0 0 / 35%);
  }
  /* The exposed card, or the place itself. (Counting children, or cards by an attribute, would cost the
     style of all of them at every card that comes or goes.) */
  .pile.target > .exposed:not(.selected) {
    box-shadow: 0 0 0 max(2px, 0.03 * var(--patience-laid-width)) var(--target);
  }
  @media (prefers-reduced-motion: no-preference) {
    .won .foundation > .card {
      animation: hop 0.5s calc(var(--x) * 0.08s) ease-in-out 2;
    }
  }
  @keyframes hop {
    40% {
      translate: 0 -14%;
      rotate: 4deg;
    }
  }
`;
