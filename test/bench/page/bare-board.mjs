// The least that a move can cost: fifty-two buttons in eight piles, in a shadow root with six rules of
// style, and nothing else. A card that moves is put into its new pile and flies there.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .board { position: relative; width: 800px; height: 600px; contain: layout size }
  .pile { position: absolute; top: 0; width: 80px; height: 500px }
  .card { position: absolute; left: 0; width: 80px; height: 112px; border: 1px solid; background: #fff }
`);
const PILES = 8;
const STEP = 25;
const timing = { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };

class BareBoard extends HTMLElement {
  #piles = [];
  #last = [];

  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const board = document.createElement('div');
    board.className = 'board';
    for (let index = 0; index < PILES; index++) {
      const pile = document.createElement('div');
      pile.className = 'pile';
      pile.style.left = `${index * 95}px`;
      board.append(pile);
      this.#piles.push(pile);
    }
    for (let card = 0; card < 52; card++) {
      const button = document.createElement('button');
      button.className = 'card';
      this.#put(button, this.#piles[card % PILES]);
    }
    root.append(board);
  }

  newGame() {
    return Promise.resolve();
  }

  get legalMoves() {
    return [1, 2, 3].map((to) => ({ from: 'column', to: `column-${to}` }));
  }

  /** Takes the top card of the first pile to another. */
  move({ to }) {
    this.#last = [this.#piles[0], this.#piles[Number(to.at(-1))]];
    this.#travel(...this.#last);
    return true;
  }

  undo() {
    this.#travel(...this.#last.reverse());
  }

  #put(card, pile) {
    card.style.top = `${pile.childElementCount * STEP}px`;
    pile.append(card);
  }

  #travel(from, to) {
    const card = from.lastElementChild;
    this.#put(card, to);
    card.animate([{ transform: 'translate(-95px, 25px)' }, { transform: 'translate(0)' }], timing);
  }
}
customElements.define('bare-board', BareBoard);
