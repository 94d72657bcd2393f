import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { itWhere } from '../tools/engines.js';
import { seeded } from '../engine/table.js';
import { clickOn, enterBoard, handsOff, handyTable, pointOf, press } from './hands.js';
import {
  all,
  boardOf,
  buttonAt,
  focused,
  gameTags,
  liftedCards,
  listen,
  placed,
  said,
  somewhere,
  tableOf,
  toolbarButton,
  type Game,
  type GameElements,
} from './page.js';
import { australianTable } from './positions.js';

const begin = async (): Promise<GameElements['canfield-game']> => {
  const game = await placed('canfield-game', { position: handyTable });
  enterBoard(game);
  return game;
};

/** The pile that has the focus, and the card in it counted from the top. */
const here = (game: Game): string => {
  const button = focused(game);
  const pile = button?.closest<HTMLElement>('[data-pile]')?.dataset.pile ?? 'nowhere';
  const count = (button as HTMLElement | null)?.dataset.count ?? '';
  return Number(count) > 1 ? `${pile}*${count}` : pile;
};

afterEach(handsOff);

describe('The keyboard', () => {
  it('comes to the board by Tab, once, and leaves it by Tab', async () => {
    const main = somewhere();
    const before = document.createElement('button');
    const after = document.createElement('button');
    main.append(before);
    const game = await placed('canfield-game', { position: handyTable, controls: 'none' }, main);
    main.append(after);
    before.focus();
    await press(game, 'Tab');
    expect(here(game)).to.equal('stock');
    await press(game, 'Tab');
    expect(document.activeElement === after).to.be.true;
  });

  itWhere('Shift+Tab', 'comes back to where it was', async () => {
    const game = await begin();
    await press(game, 'End');
    const place = here(game);
    await sendKeys({ down: 'Shift' });
    await press(game, 'Tab');
    await sendKeys({ up: 'Shift' });
    expect(boardOf(game).contains(focused(game))).to.be.false;
    await press(game, 'Tab');
    expect(here(game)).to.equal(place);
  });

  it('walks the piles in reading order', async () => {
    const game = await begin();
    const way: string[] = [];
    for (let step = 0; step < 12; step++) {
      way.push(here(game));
      await press(game, 'ArrowRight');
    }
    expect(way).to.deep.equal([
      'stock',
      'waste',
      'foundation-1',
      'foundation-2',
      'foundation-3',
      'foundation-4',
      'reserve',
      'column-1',
      'column-2',
      'column-3',
      'column-4',
      'column-4',
    ]);
    await press(game, 'Home');
    expect(here(game)).to.equal('stock');
    await press(game, 'End', 'ArrowLeft');
    expect(here(game)).to.equal('column-3');
  });

  it('walks through the cards of a column and on to the row above', async () => {
    const game = await placed('australian-patience', {
      position: australianTable({ columns: [['9C', '5H', '2S'], ['7D']] }),
    });
    enterBoard(game);
    await press(game, 'ArrowDown');
    expect(here(game)).to.equal('column-1');
    await press(game, 'ArrowUp');
    expect(here(game)).to.equal('column-1*2');
    await press(game, 'ArrowUp', 'ArrowUp');
    expect(here(game)).to.equal('stock');
  });

  it('walks the other way where the page reads from right to left', async () => {
    const main = somewhere();
    main.dir = 'rtl';
    const game = await placed('canfield-game', { position: handyTable }, main);
    enterBoard(game);
    await press(game, 'ArrowLeft');
    expect(here(game)).to.equal('waste');
  });

  for (const [name, key] of [
    ['Enter', 'Enter'],
    ['Space', ' '],
  ] as const)
    it(`lifts and places by ${name}`, async () => {
      const game = await begin();
      await press(game, 'ArrowRight', key);
      expect(liftedCards(game)).to.deep.equal(['queen of hearts']);
      await press(game, 'End', 'ArrowLeft', 'ArrowLeft', key);
      expect(game.position.tableau?.[1]).to.deep.equal(['KC', 'QH']);
      expect(here(game)).to.equal('column-2');
    });

  it('lets go by Escape, and leaves Escape to the page where nothing is lifted', async () => {
    const game = await begin();
    const left: boolean[] = [];
    const note = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') left.push(!event.defaultPrevented);
    };
    document.addEventListener('keydown', note);
    await press(game, 'ArrowRight', 'Enter', 'Escape');
    expect(liftedCards(game)).to.be.empty;
    expect(said(game)).to.equal('Put back.');
    await press(game, 'Escape');
    document.removeEventListener('keydown', note);
    expect(left).to.deep.equal([false, true]);
  });

  it('closes the menu by Escape, and leaves Escape to the page where none is open', async () => {
    const game = await begin();
    const left: boolean[] = [];
    game.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') left.push(!event.defaultPrevented);
    });
    toolbarButton(game, 'More').focus();
    await press(game, 'Enter', 'Escape');
    expect(all(game, '[part~="menu"]')).to.be.empty;
    await press(game, 'Escape');
    expect(left).to.deep.equal([false, true]);
  });

  it('lifts once, however long Enter is held', async () => {
    const game = await begin();
    await press(game, 'ArrowRight');
    await sendKeys({ down: 'Enter' });
    const again = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    focused(game)?.dispatchEvent(again);
    // The browser makes the click of a key that repeats unless it is told not to.
    expect(again.defaultPrevented).to.be.true;
    await sendKeys({ up: 'Enter' });
    await game.updateComplete;
    expect(liftedCards(game)).to.deep.equal(['queen of hearts']);
  });

  it('walks along a column without bringing a covered card above those on it', async () => {
    const game = await placed('australian-patience', {
      position: australianTable({ columns: [['KC', '9H', '8H', '7H']] }),
    });
    buttonAt(game, 'column-1').focus();
    await press(game, 'ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(here(game)).to.equal('column-1*4');
    for (const count of [4, 3, 2, 1]) {
      const card = buttonAt(game, 'column-1', count);
      const { x, y } = pointOf(game, 'column-1', count);
      expect(game.shadowRoot?.elementFromPoint(x, y) === card, `card ${count}`).to.be.true;
    }
  });

  it('knows U, R, H, D, S and F', async () => {
    const game = await begin();
    const start = tableOf(game);
    await press(game, 'd');
    expect(game.position.waste).to.have.length(5);
    await press(game, 'u');
    expect(tableOf(game)).to.equal(start);
    await press(game, 'r');
    expect(game.position.waste).to.have.length(5);
    await press(game, 's');
    expect(game.position.waste).to.have.length(8);
    await press(game, 'h');
    expect(said(game)).to.match(/^Hint: /);
    await press(game, 'Home', ...Array<string>(6).fill('ArrowRight'), 'f');
    expect(game.position.foundations[1]).to.deep.equal(['AD']);
  });

  it('says when there is nothing to undo or to redo', async () => {
    const game = await begin();
    await press(game, 'u');
    expect(said(game)).to.equal('Nothing to undo.');
    await press(game, 'r');
    expect(said(game)).to.equal('Nothing to redo.');
  });

  it('leaves letters with Control, Alt or Meta to the browser and the page', async () => {
    const game = await begin();
    const heard = listen(game);
    const board = buttonAt(game, 'stock');
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      for (const key of ['d', 's', 'u', 'r', 'h', 'f', 'ArrowRight', 'Home']) {
        const event = new KeyboardEvent('keydown', {
          key,
          [modifier]: true,
          bubbles: true,
          composed: true,
          cancelable: true,
        });
        board.dispatchEvent(event);
        expect(event.defaultPrevented, `${modifier} ${key}`).to.be.false;
      }
    await game.updateComplete;
    expect(heard).to.be.empty;
    expect(said(game)).to.equal('');
    expect(here(game)).to.equal('stock');
  });

  it('steals nothing that is typed into the page’s own fields', async () => {
    const main = somewhere();
    const game = await placed('canfield-game', { deal: 1 }, main);
    const heard = listen(game);
    for (const where of [main, game]) {
      const field = document.createElement('input');
      field.slot = 'toolbar';
      where.append(field);
      field.focus();
      await sendKeys({ type: 'dusrhf ' });
      expect(field.value).to.equal('dusrhf ');
    }
    expect(heard).to.be.empty;
  });

  it('does nothing while the focus is elsewhere', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    const heard = listen(game);
    (document.activeElement as HTMLElement | null)?.blur();
    await press(game, 'd', 'h', 'ArrowRight', 'Enter');
    expect(heard).to.be.empty;
  });
});

describe('The focus', () => {
  const onBoard = (game: Game): boolean =>
    document.activeElement === game &&
    focused(game) instanceof HTMLButtonElement &&
    boardOf(game).contains(focused(game));

  for (const tag of gameTags)
    it(`stays on a button of the board through 200 random keys in ${tag}`, async () => {
      const game = await placed(tag, { deal: 7 });
      enterBoard(game);
      const random = seeded(5);
      const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Enter'].concat([
        'd',
        'f',
        'f',
        'u',
        'r',
        'h',
        'Escape',
        'Home',
        'End',
      ]);
      const pressed: string[] = [];
      for (let count = 0; count < 200; count++) {
        const key = keys[random(keys.length)] ?? 'd';
        pressed.push(key);
        // As the browser does: the key, and the click of a button that Enter means.
        const event = new KeyboardEvent('keydown', {
          key,
          bubbles: true,
          composed: true,
          cancelable: true,
        });
        const button = focused(game) as HTMLElement | null;
        if (button?.dispatchEvent(event) && key === 'Enter') button.click();
        await game.updateComplete;
        expect(onBoard(game), pressed.slice(-5).join(' ')).to.be.true;
        expect(all(game, '[data-pile] [tabindex="0"]'), 'one Tab stop').to.have.length(1);
      }
      expect(game.moveCount, 'something was played').to.be.above(0);
    });

  for (const tag of gameTags)
    it(`stays on a button of the board through 200 random moves of a script in ${tag}`, async () => {
      const game = await placed(tag, { deal: 11 });
      enterBoard(game);
      const random = seeded(3);
      for (let count = 0; count < 200; count++) {
        const { legalMoves } = game;
        const move = legalMoves[random(legalMoves.length)];
        const cards = all(game, 'button[data-count]');
        cards[random(cards.length)]?.focus();
        if (move) game.move(move);
        else await game.newGame({ deal: 100 + count });
        await game.updateComplete;
        expect(onBoard(game), `after ${JSON.stringify(move)}`).to.be.true;
      }
    });

  it('stays in the game when a command of the menu closes the menu', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move({ from: 'stock', to: 'waste' });
    await game.updateComplete;
    toolbarButton(game, 'More').focus();
    await press(game, 'Enter');
    toolbarButton(game, 'Replay').focus();
    await press(game, 'Enter');
    expect(game.moveCount).to.equal(0);
    expect(document.activeElement === game).to.be.true;
    expect(focused(game) instanceof HTMLButtonElement).to.be.true;
  });

  it('stays on a toolbar button that can do nothing any more', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move({ from: 'stock', to: 'waste' });
    await game.updateComplete;
    const undo = toolbarButton(game, 'Undo');
    undo.focus();
    await press(game, 'Enter', 'Enter');
    expect(focused(game) === undo).to.be.true;
    expect(said(game)).to.equal('Nothing to undo.');
  });

  it('is not taken from the page by a move of a script', async () => {
    const main = somewhere();
    const field = document.createElement('input');
    main.append(field);
    const game = await placed('canfield-game', { deal: 1 }, main);
    field.focus();
    game.move({ from: 'stock', to: 'waste' });
    await game.updateComplete;
    expect(document.activeElement === field).to.be.true;
  });

  it('follows a click', async () => {
    const game = await begin();
    await clickOn(game, 'column-4', 2);
    await press(game, 'ArrowDown');
    expect(here(game)).to.equal('column-4');
  });
});
