import { css } from 'lit';

/** The surface and the colours of cards. Their place and size belong to the board. */
export const cardStyles = css`
  :host {
    --patience-card: light-dark(#fffefb, #dcdad3);
    --patience-card-edge: light-dark(rgb(30 25 15 / 32%), rgb(0 0 0 / 55%));
    --patience-card-shadow: 0 1px 2px rgb(0 0 0 / 22%);
    --patience-card-radius: 7% / 5%;
    --patience-clubs: light-dark(#1b1c20, #131417);
    --patience-diamonds: light-dark(#c8102e, #a80d26);
    --patience-hearts: light-dark(#c8102e, #a80d26);
    --patience-spades: light-dark(#1b1c20, #131417);
    --patience-back: light-dark(#2f5d8c, #2a4c70);
  }
  :host([deck='four-colour']) {
    --patience-clubs: light-dark(#00594f, #004a42);
    --patience-diamonds: light-dark(#c24400, #963300);
  }
  .card {
    display: block;
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--patience-card-radius);
    color: inherit;
    background: var(--patience-card);
    box-shadow:
      inset 0 0 0 1px var(--patience-card-edge),
      var(--patience-card-shadow);
  }
  .card svg {
    display: block;
    width: 100%;
    height: 100%;
    fill: currentColor;
  }
  .card .rank {
    fill: none;
    stroke: color-mix(in srgb, currentColor 76%, #000);
    stroke-width: 3.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .clubs { color: var(--patience-clubs); }
  .diamonds { color: var(--patience-diamonds); }
  .hearts { color: var(--patience-hearts); }
  .spades { color: var(--patience-spades); }
  .card.face-down {
    --line: color-mix(in srgb, var(--patience-card) 42%, transparent);
    background:
      repeating-linear-gradient(45deg, var(--line) 0 0.8%, transparent 0.8% 5%) 50% / 86% 90% no-repeat,
      repeating-linear-gradient(-45deg, var(--line) 0 0.8%, transparent 0.8% 5%) 50% / 86% 90% no-repeat,
      linear-gradient(var(--patience-back) 0 0) 50% / 86% 90% no-repeat,
      var(--patience-card);
  }
  @media (forced-colors: active) {
    .card {
      forced-color-adjust: none;
      color: CanvasText;
      background: Canvas;
      border: 1px solid CanvasText;
    }
    .diamonds path:first-child, .hearts path:first-child {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 1.5;
    }
  }
  @media print {
    .card { box-shadow: inset 0 0 0 1px var(--patience-card-edge); print-color-adjust: exact; }
  }
`;
