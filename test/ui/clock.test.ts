import { expect } from '@open-wc/testing';
import { listen, placed, type Game } from './page.js';
import { almostWon } from './positions.js';

const draw = { from: 'stock', to: 'waste' };

describe('The clock of a game', () => {
  let time = 0;
  const pass = (seconds: number): void => void (time += seconds * 1000);
  const hidePage = (hidden: boolean): void => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    time = 1000;
    performance.now = () => time;
  });
  afterEach(() => {
    Reflect.deleteProperty(performance, 'now');
    Reflect.deleteProperty(document, 'hidden');
  });

  const begun = async (): Promise<Game> => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move(draw);
    return game;
  };

  it('begins with the first move', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    pass(10);
    expect(game.seconds).to.equal(0);
    game.move(draw);
    pass(7.9);
    expect(game.seconds).to.equal(7);
  });

  it('stands still while the page is hidden', async () => {
    const game = await begun();
    pass(3);
    hidePage(true);
    pass(100);
    expect(game.seconds).to.equal(3);
    hidePage(false);
    pass(2);
    expect(game.seconds).to.equal(5);
  });

  it('stands still while the game is out of the page, and then goes on', async () => {
    const game = await begun();
    pass(3);
    const parent = game.parentElement;
    game.remove();
    pass(100);
    parent?.append(game);
    expect(game.seconds).to.equal(3);
    pass(2);
    expect(game.seconds).to.equal(5);
  });

  it('stops with the end, and goes on when the end is undone', async () => {
    const { position = '', move = draw } = almostWon[2] ?? {};
    const game = await placed('australian-patience', { position });
    const heard = listen(game, ['game-won']);
    game.move({ from: 'column-1', to: 'column-2' });
    pass(4);
    game.move({ from: 'column-2', to: move.to });
    expect(heard[0]?.detail).to.include({ seconds: 4 });
    pass(100);
    expect(game.seconds).to.equal(4);
    game.undo();
    pass(1);
    expect(game.seconds).to.equal(5);
  });

  it('starts anew with a new attempt', async () => {
    const game = await begun();
    pass(3);
    await game.newGame({ deal: 2 });
    pass(5);
    expect(game.seconds).to.equal(0);
  });
});
