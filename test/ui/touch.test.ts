import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import { itWhere, type Ability } from '../tools/engines.js';
import { touch } from '../tools/touch.js';
import {
  feltPoint,
  fingerDrag,
  handyTable,
  plus,
  pointOf,
  seenPlaces,
  tap,
  wayTo,
} from './hands.js';
import {
  buttonAt,
  liftedCards,
  placed,
  settled,
  somewhere,
  tableOf,
  type GameElements,
} from './page.js';

const begin = async (): Promise<GameElements['canfield-game']> => {
  const main = somewhere();
  main.style.setProperty('padding-block-end', '2000px');
  const game = await placed('canfield-game', { position: handyTable }, main);
  await settled(game);
  return game;
};

afterEach(() => {
  window.scrollTo(0, 0);
});

describe('A player with a finger', () => {
  itWhere('touch', 'drags a card, and the page stands still', async () => {
    const game = await begin();
    await fingerDrag(game, 'waste', 1, 'column-1');
    expect(game.position.tableau?.[0]).to.deep.equal(['KS', 'QH']);
    expect(window.scrollY).to.equal(0);
  });

  itWhere('touch', 'drags a card down a tall way without pulling the page', async () => {
    const game = await begin();
    const start = pointOf(game, 'waste');
    await touch('start', [start]);
    for (const y of [-20, -60, -100, 100, 200]) await touch('move', [plus(start, { x: 0, y })]);
    await nextFrame();
    expect(window.scrollY).to.equal(0);
    expect(game.matches(':state(dragging)')).to.be.true;
    await touch('end');
  });

  itWhere('touch cancel', 'scrolls the page by a swipe over the felt', async () => {
    const game = await begin();
    const start = feltPoint(game);
    const scrolled = oneEvent(document, 'scrollend');
    await touch('start', [start]);
    // The finger comes to rest, so that the page does not run on.
    for (const y of [-20, -60, -120, -200, -200, -200, -200])
      await touch('move', [plus(start, { x: 0, y })]);
    await touch('end');
    await scrolled;
    expect(window.scrollY).to.be.above(0);
    expect(game.moveCount).to.equal(0);
  });

  itWhere('touch', 'plays by tapping the card, then the place', async () => {
    const game = await begin();
    await tap(game, 'waste');
    expect(liftedCards(game)).to.deep.equal(['queen of hearts']);
    await tap(game, 'column-2');
    expect(game.position.tableau?.[1]).to.deep.equal(['KC', 'QH']);
  });

  itWhere('touch', 'turns the stock by a tap', async () => {
    const game = await begin();
    await tap(game, 'stock');
    expect(game.moveCount).to.equal(1);
  });

  // Where the system can take a touch away, touches are sent at once: two are one double tap.
  itWhere('touch cancel', 'sends a card up by two taps', async () => {
    const game = await begin();
    const point = pointOf(game, 'reserve');
    const moved = oneEvent(game, 'game-moved');
    await Promise.all([
      touch('start', [point]),
      touch('end'),
      touch('start', [point]),
      touch('end'),
    ]);
    await moved;
    expect(game.position.foundations[1]).to.deep.equal(['AD']);
    expect(game.moveCount).to.equal(1);
  });

  itWhere('touch', 'can use a key, or a screen reader, right after a drag', async () => {
    const game = await begin();
    await fingerDrag(game, 'waste', 1, 'column-1');
    buttonAt(game, 'stock').click();
    expect(game.moveCount).to.equal(2);
  });

  itWhere('touch cancel', 'makes the page larger with two fingers, cards or not', async () => {
    const game = await begin();
    const view = window.visualViewport;
    if (!view) throw new Error('The page has no viewport');
    const pinch = async (reaches: readonly number[]): Promise<void> => {
      const [one, other] = [pointOf(game, 'waste'), pointOf(game, 'column-4')];
      const points = (reach: number): { x: number; y: number }[] => [
        plus(one, { x: 0, y: -reach }),
        plus(other, { x: 0, y: reach }),
      ];
      await touch('start', points(reaches[0] ?? 0));
      for (const reach of reaches) await touch('move', points(reach));
      await touch('end');
    };
    const larger = oneEvent(view, 'resize');
    await pinch([0, 15, 30, 45, 60, 75]);
    await larger;
    expect(view.scale).to.be.above(1);
    expect(liftedCards(game)).to.be.empty;
  });

  const waysToBreakOff: [
    name: string,
    ability: Ability,
    way: (at: { x: number; y: number }) => Promise<void>,
  ][] = [
    ['a second finger', 'touch', (at) => touch('start', [at, plus(at, { x: 40, y: 40 })])],
    ['the system, that takes the touch away', 'touch cancel', () => touch('cancel')],
  ];
  for (const [name, ability, breakOff] of waysToBreakOff)
    itWhere(ability, `gets the card back home by ${name}`, async () => {
      const game = await begin();
      const before = tableOf(game);
      const places = seenPlaces(game);
      const start = pointOf(game, 'waste');
      const goal = plus(start, wayTo(game, 'waste', 1, 'column-1'));
      await touch('start', [start]);
      await touch('move', [plus(start, { x: 10, y: 10 })]);
      await touch('move', [goal]);
      expect(game.matches(':state(dragging)')).to.be.true;
      await breakOff(goal);
      await settled(game);
      expect(game.matches(':state(dragging)')).to.be.false;
      expect(liftedCards(game)).to.be.empty;
      expect(seenPlaces(game)).to.deep.equal(places);
      if (name === 'a second finger') await touch('end');
      await game.updateComplete;
      expect(tableOf(game)).to.equal(before);
      await fingerDrag(game, 'waste', 1, 'column-1');
      expect(game.moveCount, 'the next drag').to.equal(1);
    });
});
