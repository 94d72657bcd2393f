import { css } from 'lit';

/**
 * Surface and colours of the cards; their place and size belong to the board.
 * Each suit has a contrast of at least 7 : 1 on the card, in light and in dark.
 */
export const cardStyles = css`
  :host {
    --patience-card: light-dark(#fffefb, #e2e0d9);
    --patience-card-edge: light-dark(rgb(40 35 25 / 36%), rgb(0 0 0 / 55%));
    --patience-card-radius: 7% / 5%;
    --patience-card-shadow: 0 1px 2px rgb(0 0 0 / 24%);
    --patience-clubs: light-dark(#1b1c20, #131417);
    --patience-diamonds: light-dark(#b00a22, #8f061c);
    --patience-hearts: light-dark(#b00a22, #8f061c);
    --patience-spades: light-dark(#1b1c20, #131417);
    --patience-back: light-dark(#2f5d8c, #2a5079);
  }

  /* Still two reds and two blacks: many rules ask for alternating colours. */
  :host([deck='four-colour']) {
    --patience-clubs: light-dark(#005a5a, #004a4a);
    --patience-diamonds: light-dark(#a32e00, #842500);
    --patience-hearts: light-dark(#a60045, #89003a);
  }

  .card {
    display: block;
    box-sizing: border-box;
    margin: 0;
    border: 0;
    padding: 0;
    border-radius: var(--patience-card-radius);
    background: var(--patience-card);
    box-shadow:
      inset 0 0 0 1px var(--patience-card-edge),
      var(--patience-card-shadow);
  }

  .card svg {
    display: block;
    width: 100%;
    height: 100%;
    /* Nothing is drawn outside, and a clip for each card would cost time. */
    overflow: visible;
    fill: currentColor;
    pointer-events: none;
  }

  .card.clubs {
    color: var(--patience-clubs);
  }
  .card.diamonds {
    color: var(--patience-diamonds);
  }
  .card.hearts {
    color: var(--patience-hearts);
  }
  .card.spades {
    color: var(--patience-spades);
  }

  /* Nested lozenges: in each quarter of the back the stripes run from the corner to
     the centre. The plain layer beneath keeps the seams between the quarters dark. */
  .card.face-down {
    --stripes:
      var(--patience-back) 0 10%,
      color-mix(in srgb, var(--patience-back), var(--patience-card) 42%) 10.5% 13%,
      var(--patience-back) 13.5% 16.667%;
    background:
      repeating-linear-gradient(to bottom right, var(--stripes)) 12.3% 9.1%,
      repeating-linear-gradient(to bottom left, var(--stripes)) 87.7% 9.1%,
      repeating-linear-gradient(to top right, var(--stripes)) 12.3% 90.9%,
      repeating-linear-gradient(to top left, var(--stripes)) 87.7% 90.9%,
      var(--patience-card);
    background-size: 43.5% 45.5%;
    background-repeat: no-repeat;
  }

  @media (forced-colors: active) {
    .card.card {
      --patience-card: Canvas;
      --patience-back: CanvasText;
      border: 1px solid CanvasText;
      color: CanvasText;
      forced-color-adjust: none;
    }
  }

  @media print {
    .card {
      print-color-adjust: exact;
      box-shadow: inset 0 0 0 1px var(--patience-card-edge);
    }
  }
`;
