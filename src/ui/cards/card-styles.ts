import { css } from 'lit';

/**
 * Surface and colours of the cards; their place and size belong to the board.
 * Each suit has a contrast of at least 7 : 1 on the card, in light and in dark.
 */
export const cardStyles = css`
  :host {
    --card: var(--patience-card, light-dark(#fffefb, #e2e0d9));
    --card-edge: var(--patience-card-edge, light-dark(rgb(40 35 25 / 36%), rgb(0 0 0 / 55%)));
    --card-radius: var(--patience-card-radius, 7% / 5%);
    --card-shadow: var(--patience-card-shadow, 0 1px 2px rgb(0 0 0 / 24%));
    --black: light-dark(#1b1c20, #131417);
    --red: light-dark(#b00a22, #8f061c);
    --clubs: var(--patience-clubs, var(--black));
    --diamonds: var(--patience-diamonds, var(--red));
    --hearts: var(--patience-hearts, var(--red));
    --spades: var(--patience-spades, var(--black));
    --back: var(--patience-back, light-dark(#2f5d8c, #2a5079));
  }

  /* Still two reds and two blacks: many rules ask for alternating colours. */
  .game.four-colour {
    --clubs: var(--patience-clubs, light-dark(#005a5a, #004a4a));
    --diamonds: var(--patience-diamonds, light-dark(#a32e00, #842500));
    --hearts: var(--patience-hearts, light-dark(#a60045, #89003a));
  }

  .card {
    display: block;
    box-sizing: border-box;
    border: 0;
    border-radius: var(--card-radius);
    background: var(--card);
    box-shadow:
      inset 0 0 0 1px var(--card-edge),
      var(--card-shadow);
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
    color: var(--clubs);
  }
  .card.diamonds {
    color: var(--diamonds);
  }
  .card.hearts {
    color: var(--hearts);
  }
  .card.spades {
    color: var(--spades);
  }

  /* Nested lozenges: in each quarter of the back the stripes run from the corner to
     the centre. A plain layer beneath keeps the seams between the quarters dark. */
  .card.face-down {
    --stripes:
      var(--back) 0 10%, color-mix(in srgb, var(--back), var(--card) 42%) 10.5% 13%,
      var(--back) 13.5% 16.667%;
    background:
      repeating-linear-gradient(to bottom right, var(--stripes)) 12.3% 9.1%,
      repeating-linear-gradient(to bottom left, var(--stripes)) 87.7% 9.1%,
      repeating-linear-gradient(to top right, var(--stripes)) 12.3% 90.9%,
      repeating-linear-gradient(to top left, var(--stripes)) 87.7% 90.9%,
      linear-gradient(var(--back), var(--back)) 50% 50% var(--card);
    background-size:
      43.5% 45.5%,
      43.5% 45.5%,
      43.5% 45.5%,
      43.5% 45.5%,
      80% 80%;
    background-repeat: no-repeat;
  }

  @media (forced-colors: active) {
    .card.card {
      --card: Canvas;
      --back: CanvasText;
      border: 1px solid CanvasText;
      color: CanvasText;
      forced-color-adjust: none;
    }
  }

  @media print {
    .card {
      print-color-adjust: exact;
      box-shadow: inset 0 0 0 1px var(--card-edge);
    }
  }
`;
