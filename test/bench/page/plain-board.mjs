// What the games are compared with: a board of 52 buttons, with Lit and nothing else.
import { css, html, LitElement } from 'lit';

const cards = Array.from({ length: 52 }, (_, card) => card);

class PlainBoard extends LitElement {
  static styles = css`
    :host {
      display: grid;
      grid-template-columns: repeat(13, 1fr);
      gap: 4px;
      padding: 8px;
      background: #2e6b4f;
    }
    button {
      aspect-ratio: 5 / 7;
      border: 1px solid #444;
      border-radius: 6px;
      background: #fffefb;
    }
  `;

  render() {
    return html`${cards.map((card) => html`<button aria-label="Card ${card}">${card}</button>`)}`;
  }
}

customElements.define('plain-board', PlainBoard);
