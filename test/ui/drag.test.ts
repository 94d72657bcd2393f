import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { itWhere } from '../tools/engines.js';
import {
  dragTo,
  handsOff,
  handyTable,
  letGo,
  mouseTo,
  pickUp,
  plus,
  pointOf,
  rectOf,
  seenPlaces,
  wayTo,
  pressKey,
} from './hands.js';
import {
  boardOf,
  buttonAt,
  liftedCards,
  listen,
  markedPiles,
  namesIn,
  placed,
  said,
  settled,
  somewhere,
  tableOf,
  typesOf,
  type GameElements,
} from './page.js';
import { australianTable, calculationTable, canfieldTable } from './positions.js';

type Canfield = GameElements['canfield-game'];

const begin = (into?: ParentNode): Promise<Canfield> =>
  placed('canfield-game', { position: handyTable }, into);

afterEach(handsOff);

describe('A player who drags cards', () => {
  it('plays a card from the waste onto a column', async () => {
    const game = await begin();
    const heard = listen(game);
    await dragTo(game, 'waste', 1, 'column-1');
    expect(namesIn(game, 'column-1')).to.deep.equal(['king of spades', 'queen of hearts']);
    expect(typesOf(heard)).to.deep.equal(['game-moving', 'game-moved']);
    expect(liftedCards(game)).to.be.empty;
  });

  it('plays a run with the card that heads it', async () => {
    const game = await placed('canfield-game', {
      position: canfieldTable({ columns: [['9C', '8H', '7S'], ['9S'], ['2D'], ['4D']] }),
    });
    await dragTo(game, 'column-1', 2, 'column-2');
    expect(game.position.tableau).to.deep.equal([['9C'], ['9S', '8H', '7S'], ['2D'], ['4D']]);
  });

  it('plays a group in Australian Patience with all that covers it', async () => {
    const game = await placed('australian-patience', {
      position: australianTable({ columns: [['9C', '5H', 'KD', '2S'], ['6H']] }),
    });
    await dragTo(game, 'column-1', 3, 'column-2');
    expect(game.position.tableau).to.deep.equal([
      ['9C'],
      ['6H', '5H', 'KD', '2S'],
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  it('plays the turned card onto a heap in Calculation', async () => {
    const game = await placed('calculation-game', {
      position: calculationTable({ turned: '9S' }),
    });
    await dragTo(game, 'turned', 1, 'waste-3');
    expect(namesIn(game, 'waste-3')).to.deep.equal(['nine of spades']);
  });

  it('sees which piles take the card while it is held', async () => {
    const game = await begin();
    await pickUp(game, 'waste');
    expect(markedPiles(game)).to.have.members(['column-1', 'column-2']);
    expect(liftedCards(game)).to.deep.equal(['queen of hearts']);
    expect(game.matches(':state(dragging)')).to.be.true;
    await letGo(game);
    expect(markedPiles(game)).to.be.empty;
    expect(game.matches(':state(dragging)')).to.be.false;
  });

  it('sees the card follow the pointer', async () => {
    const game = await begin();
    const { left, top } = rectOf(game, 'waste');
    const grip = pointOf(game, 'waste');
    await pickUp(game, 'waste');
    await mouseTo(plus(grip, { x: 80, y: 120 }));
    const rect = rectOf(game, 'waste');
    expect(rect.left - left).to.be.closeTo(80, 1);
    expect(rect.top - top).to.be.closeTo(120, 1);
  });

  for (const [share, column] of [
    [0.4, 1],
    [0.6, 2],
  ] as const)
    it(`drops on the legal pile that the card lies on most: column ${column}`, async () => {
      const game = await begin();
      const start = pointOf(game, 'waste');
      const one = wayTo(game, 'waste', 1, 'column-1');
      const other = wayTo(game, 'waste', 1, 'column-2');
      await pickUp(game, 'waste');
      await mouseTo(
        plus(start, { x: Math.round(one.x + share * (other.x - one.x)), y: one.y + 20 }),
      );
      await letGo(game);
      expect(game.position.tableau?.[column - 1]).to.include('QH');
    });

  it('need not hit a legal pile better than one that refuses', async () => {
    const game = await begin();
    const start = pointOf(game, 'waste');
    const legal = wayTo(game, 'waste', 1, 'column-2');
    const illegal = wayTo(game, 'waste', 1, 'column-3');
    await pickUp(game, 'waste');
    await mouseTo(
      plus(start, { x: Math.round(legal.x + 0.7 * (illegal.x - legal.x)), y: legal.y + 20 }),
    );
    await letGo(game);
    expect(game.position.tableau?.[1]).to.deep.equal(['KC', 'QH']);
  });

  it('may drop beside the cards of a long column, anywhere along it', async () => {
    const game = await begin();
    const start = pointOf(game, 'waste');
    const way = wayTo(game, 'waste', 1, 'column-1');
    await pickUp(game, 'waste');
    await mouseTo(
      plus(start, { x: way.x, y: way.y + Math.round(2 * rectOf(game, 'waste').height) }),
    );
    await letGo(game);
    expect(game.position.tableau?.[0]).to.deep.equal(['KS', 'QH']);
  });

  it('is told why a drop is refused, and nothing has changed', async () => {
    const game = await begin();
    const before = tableOf(game);
    await settled(game);
    const places = seenPlaces(game);
    const heard = listen(game);
    await dragTo(game, 'waste', 1, 'column-3');
    expect(said(game)).to.equal(
      'Not possible: the queen of hearts does not go on the nine of clubs.',
    );
    expect(tableOf(game)).to.equal(before);
    expect(heard).to.be.empty;
    expect(game.canUndo).to.be.false;
    await settled(game);
    expect(seenPlaces(game), 'all cards home').to.deep.equal(places);
  });

  it('can catch a card on its way home, where it is seen', async () => {
    const game = await begin();
    await dragTo(game, 'waste', 1, 'column-3');
    const card = buttonAt(game, 'waste');
    for (const flight of card.getAnimations()) {
      flight.pause();
      flight.currentTime = 20;
    }
    const { left, top } = card.getBoundingClientRect();
    const grip = pointOf(game, 'waste');
    await mouseTo(grip);
    await sendMouse({ type: 'down' });
    // It may be home before the hand moves on.
    for (const flight of card.getAnimations()) flight.finish();
    await settled(game);
    const held = plus(grip, { x: 10, y: 25 });
    await mouseTo(held);
    await game.updateComplete;
    expect(liftedCards(game)).to.deep.equal(['queen of hearts']);
    const rect = card.getBoundingClientRect();
    expect(rect.left - left, 'across').to.be.closeTo(10, 1);
    expect(rect.top - top, 'down').to.be.closeTo(25, 1);
    await mouseTo(plus(held, wayTo(game, 'waste', 1, 'column-1')));
    await letGo(game);
    expect(game.position.tableau?.[0]).to.deep.equal(['KS', 'QH']);
  });

  it('takes nothing along from the middle of a pile', async () => {
    const game = await placed('calculation-game', {
      position: calculationTable({ heaps: [['2S', '9S', '5H']], turned: '2H' }),
    });
    const before = tableOf(game);
    await dragTo(game, 'waste-1', 2, 'foundation-1');
    expect(tableOf(game)).to.equal(before);
    expect(liftedCards(game)).to.be.empty;
    expect(game.matches(':state(dragging)')).to.be.false;
  });

  it('drags nothing in a game that is only shown', async () => {
    const game = await placed('canfield-game', { position: handyTable, readonly: true });
    await dragTo(game, 'waste', 1, 'column-1');
    expect(game.moveCount).to.equal(0);
  });

  it('drags nothing in a game that is stopped', async () => {
    const game = await begin();
    game.stop();
    await dragTo(game, 'waste', 1, 'column-1');
    expect(game.moveCount).to.equal(0);
  });

  it('can click at once after a drag', async () => {
    const game = await begin();
    await dragTo(game, 'waste', 1, 'column-1');
    const { moveCount } = game;
    await settled(game);
    await sendMouse({
      type: 'click',
      position: [pointOf(game, 'stock').x, pointOf(game, 'stock').y],
    });
    expect(game.moveCount).to.equal(moveCount + 1);
  });
});

/** Presses a second button beside the one that holds the card. */
const pressAlso = async (button: 'right' | 'middle'): Promise<void> => {
  await sendMouse({ type: 'down', button });
  await sendMouse({ type: 'up', button });
};

describe('A drag that is broken off', () => {
  let pointer = 0;
  const waysToBreakOff: [name: string, way: (game: Canfield) => Promise<unknown>][] = [
    ['Escape', () => pressKey('Escape')],
    [
      'Escape while the focus is elsewhere',
      async () => {
        const field = document.createElement('input');
        somewhere().append(field);
        // Where it moves nothing, and the page need not scroll to it.
        field.style.setProperty('position', 'fixed');
        field.focus({ preventScroll: true });
        await pressKey('Escape');
      },
    ],
    ['the right button', () => pressAlso('right')],
    ['the middle button', () => pressAlso('middle')],
    [
      'a pointer that the system takes away',
      async (game) => {
        boardOf(game).dispatchEvent(
          new PointerEvent('pointercancel', { pointerId: pointer, bubbles: true, composed: true }),
        );
        await nextFrame();
      },
    ],
    [
      'a lost capture',
      async (game) => {
        boardOf(game).releasePointerCapture(pointer);
        await mouseTo({ x: 400, y: 300 });
      },
    ],
    [
      'the game’s removal from the page',
      async (game) => {
        const { parentElement } = game;
        game.remove();
        await nextFrame();
        parentElement?.append(game);
      },
    ],
  ];
  const itSends = (name: string, title: string, body: () => Promise<void>): unknown =>
    name.endsWith('button') ? itWhere('second button', title, body) : it(title, body);
  for (const [name, breakOff] of waysToBreakOff)
    itSends(name, `by ${name} sends the card home, and nothing sticks`, async () => {
      const game = await begin();
      await settled(game);
      const before = tableOf(game);
      const places = seenPlaces(game);
      const heard = listen(game);
      game.addEventListener('pointerdown', ({ pointerId }) => (pointer = pointerId));
      await pickUp(game, 'waste');
      const goal = plus(pointOf(game, 'waste'), wayTo(game, 'waste', 1, 'column-1'));
      await mouseTo(goal);
      expect(game.matches(':state(dragging)'), 'held').to.be.true;
      await breakOff(game);
      await settled(game);
      expect(game.matches(':state(dragging)'), 'let go').to.be.false;
      expect(liftedCards(game)).to.be.empty;
      expect(markedPiles(game)).to.be.empty;
      expect(seenPlaces(game), 'all cards home').to.deep.equal(places);
      await mouseTo(plus(goal, { x: 5, y: 5 }));
      await settled(game);
      expect(seenPlaces(game), 'nothing follows the pointer').to.deep.equal(places);
      await handsOff();
      await game.updateComplete;
      expect(tableOf(game)).to.equal(before);
      expect(heard).to.be.empty;
      await dragTo(game, 'waste', 1, 'column-1');
      expect(game.moveCount, 'the next drag').to.equal(1);
    });

  const changes: [name: string, change: (game: Canfield) => unknown][] = [
    ['an undo', (game) => game.undo()],
    ['another move', (game) => game.move({ from: 'reserve', to: 'foundation-2' })],
    ['a new deal', (game) => game.newGame({ deal: 3 })],
    ['a stop', (game) => game.stop()],
    ['making the game read-only', (game) => (game.readonly = true)],
  ];
  for (const [name, change] of changes)
    it(`by ${name} that the page’s script makes, leaves the table to the script`, async () => {
      const game = await begin();
      game.move({ from: 'stock', to: 'waste' });
      game.undo();
      game.redo();
      game.undo();
      game.move({ from: 'waste', to: 'column-2' });
      const goal = pointOf(game, 'column-1');
      await pickUp(game, 'column-2', 1);
      await mouseTo(goal);
      await change(game);
      await game.updateComplete;
      const then = tableOf(game);
      const { moveCount } = game;
      await letGo(game);
      await settled(game);
      expect(tableOf(game)).to.equal(then);
      expect(game.moveCount).to.equal(moveCount);
      expect(liftedCards(game)).to.be.empty;
      expect(game.matches(':state(dragging)')).to.be.false;
      const board = boardOf(game).getBoundingClientRect();
      for (const card of boardOf(game).querySelectorAll<HTMLElement>('[data-card]'))
        expect(card.style.translate, 'a card under way').to.equal('');
      expect(board.width).to.be.above(0);
    });

  it('by another size of the board, as of a phone that is turned, sends the card home', async () => {
    const game = await begin();
    await pickUp(game, 'waste');
    expect(game.matches(':state(dragging)'), 'held').to.be.true;
    game.style.setProperty('inline-size', '300px');
    await waitUntil(() => !game.matches(':state(dragging)'), 'let go');
    expect(liftedCards(game)).to.be.empty;
    await letGo(game);
    expect(game.moveCount).to.equal(0);
  });

  it('outside the game goes home when the button is released there', async () => {
    const game = await begin();
    game.style.setProperty('inline-size', '400px');
    const before = tableOf(game);
    await pickUp(game, 'waste');
    await mouseTo({ x: 700, y: 550 });
    expect(game.matches(':state(dragging)'), 'still held').to.be.true;
    await letGo(game);
    expect(tableOf(game)).to.equal(before);
    expect(liftedCards(game)).to.be.empty;
  });

  it('comes back after having left the game', async () => {
    const game = await begin();
    game.style.setProperty('inline-size', '400px');
    await settled(game);
    const goal = plus(pointOf(game, 'waste'), wayTo(game, 'waste', 1, 'column-1'));
    await pickUp(game, 'waste');
    await mouseTo({ x: 790, y: 590 });
    await mouseTo({ x: 1, y: 1 });
    await mouseTo(goal);
    await letGo(game);
    expect(game.position.tableau?.[0]).to.deep.equal(['KS', 'QH']);
  });

  it('is no click on what lies under the pointer', async () => {
    const game = await begin();
    await pickUp(game, 'waste');
    await mouseTo(pointOf(game, 'waste'));
    await letGo(game);
    expect(liftedCards(game)).to.be.empty;
    expect(game.moveCount).to.equal(0);
  });

  it('leaves the next key press its meaning', async () => {
    const game = await begin();
    await pickUp(game, 'waste');
    await pressKey('Escape');
    // Released outside, where no click follows.
    await mouseTo({ x: 799, y: 599 });
    await letGo(game);
    buttonAt(game, 'stock').focus();
    await pressKey('Enter');
    expect(game.moveCount).to.equal(1);
  });
});

describe('A drag on a page that is not simple', () => {
  const follows = async (game: Canfield): Promise<void> => {
    await settled(game);
    const grip = pointOf(game, 'waste');
    const { left, top } = rectOf(game, 'waste');
    const way = wayTo(game, 'waste', 1, 'column-1');
    await pickUp(game, 'waste');
    await mouseTo(plus(grip, { x: 40, y: 30 }));
    const rect = rectOf(game, 'waste');
    expect(rect.left - left).to.be.closeTo(40, 1.5);
    expect(rect.top - top).to.be.closeTo(30, 1.5);
    await mouseTo(plus(grip, way));
    await letGo(game);
    expect(game.position.tableau?.[0]).to.deep.equal(['KS', 'QH']);
  };

  it('stays under the pointer where an ancestor is scaled', async () => {
    const main = somewhere();
    main.style.setProperty('transform', 'scale(0.6)');
    main.style.setProperty('transform-origin', '0 0');
    await follows(await begin(main));
  });

  for (const transform of ['rotate(90deg)', 'rotate(180deg)', 'scaleX(-1)', 'scale(0.5, 1.2)'])
    it(`stays under the pointer where an ancestor has ${transform}`, async () => {
      const main = somewhere();
      main.style.setProperty('inline-size', '500px');
      main.style.setProperty('transform', transform);
      await follows(await begin(main));
    });

  it('stays under the pointer where the card was lifted before', async () => {
    const game = await begin();
    buttonAt(game, 'waste').click();
    await game.updateComplete;
    const grip = pointOf(game, 'waste');
    const { top } = rectOf(game, 'waste');
    await pickUp(game, 'waste');
    await mouseTo(plus(grip, { x: 0, y: 300 }));
    // It is lifted by a twenty-fifth of its height, which it loses while it is held.
    const moved = rectOf(game, 'waste').top - top;
    await mouseTo(plus(grip, { x: 0, y: 200 }));
    expect(moved - (rectOf(game, 'waste').top - top)).to.be.closeTo(100, 1);
    await letGo(game);
  });

  it('is the game’s own where text around it is selected', async () => {
    const main = somewhere();
    const [before, after] = ['before', 'after'].map((text) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      return paragraph;
    });
    if (!before || !after) throw new Error('Expected two paragraphs');
    main.append(before);
    const game = await begin(main);
    main.append(after);
    getSelection()?.setBaseAndExtent(before, 0, after, 1);
    await follows(game);
    getSelection()?.removeAllRanges();
  });

  it('is the game’s own where an ancestor can be dragged', async () => {
    const main = somewhere();
    main.draggable = true;
    await follows(await begin(main));
  });

  itWhere('place in zoom', 'stays under the pointer where an ancestor is zoomed', async () => {
    const main = somewhere();
    main.style.setProperty('zoom', '0.7');
    await follows(await begin(main));
  });

  it('stays under the pointer where the page reads from right to left', async () => {
    const main = somewhere();
    main.dir = 'rtl';
    await follows(await begin(main));
  });

  it('works in a shadow root within a shadow root', async () => {
    const outer = somewhere().attachShadow({ mode: 'closed' });
    const between = document.createElement('div');
    outer.append(between);
    const inner = between.attachShadow({ mode: 'open' });
    const game = await placed('canfield-game', { position: handyTable }, inner);
    await follows(game);
  });

  it('works in a page that is scrolled, and in a box that scrolls', async () => {
    const main = somewhere();
    main.style.setProperty('padding-block', '900px');
    const box = document.createElement('div');
    box.style.setProperty('overflow', 'auto');
    box.style.setProperty('block-size', '590px');
    const filler = document.createElement('div');
    filler.style.setProperty('block-size', '300px');
    box.append(filler);
    main.append(box);
    const game = await begin(box);
    box.scrollTop = 250;
    window.scrollTo(0, 900);
    await nextFrame();
    await follows(game);
    window.scrollTo(0, 0);
  });

  it('lands where the card is seen, though the page scrolled meanwhile', async () => {
    const main = somewhere();
    main.style.setProperty('padding-block', '60px 900px');
    const game = await begin(main);
    const grip = pointOf(game, 'waste');
    const cardBefore = rectOf(game, 'waste');
    await pickUp(game, 'waste');
    window.scrollTo(0, 60);
    await nextFrame();
    const held = plus(grip, { x: 12, y: 20 });
    await mouseTo(held);
    expect(rectOf(game, 'waste').top - cardBefore.top, 'under the pointer').to.be.closeTo(20, 1.5);
    await mouseTo(plus(held, wayTo(game, 'waste', 1, 'column-1')));
    await letGo(game);
    window.scrollTo(0, 0);
    expect(game.position.tableau?.[0]).to.deep.equal(['KS', 'QH']);
  });
});
