import { expect } from '@open-wc/testing';
import { all, listen, placed, tableOf, typesOf, type Game } from './page.js';
import { almostLost, almostStuck, almostWon } from './positions.js';

const panelOf = (game: Game): HTMLElement | undefined => all(game, '[part~="ending"]')[0];
const offered = (game: Game): string[] =>
  [...(panelOf(game)?.querySelectorAll('button') ?? [])].map(({ textContent }) =>
    textContent.trim(),
  );
const choose = async (game: Game, name: string): Promise<void> => {
  const buttons = [...(panelOf(game)?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent.trim() === name)?.click();
  await game.updateComplete;
};

describe('At the end of a game', () => {
  it('nothing covers the board while it is played', async () => {
    expect(panelOf(await placed('canfield-game', { deal: 1 }))).to.be.undefined;
  });

  for (const { tag, position, move } of almostWon)
    it(`of ${tag} a panel says that it is won and offers the next one`, async () => {
      const game = await placed(tag, { position });
      game.move(move);
      await game.updateComplete;
      expect(panelOf(game)?.textContent).to.contain('Won');
      expect(offered(game)).to.deep.equal(['New deal', 'Replay']);
      await choose(game, 'New deal');
      expect(game.status).to.equal('playing');
      expect(panelOf(game)).to.be.undefined;
    });

  for (const { tag, position, move } of almostLost)
    it(`of ${tag} a panel says that it is lost, and undo takes it back`, async () => {
      const game = await placed(tag, { position });
      const before = tableOf(game);
      game.move(move);
      await game.updateComplete;
      expect(panelOf(game)?.textContent).to.contain('Lost');
      expect(offered(game)).to.deep.equal(['Undo', 'Replay', 'New deal']);
      await choose(game, 'Undo');
      expect(tableOf(game)).to.equal(before);
      expect(panelOf(game)).to.be.undefined;
    });

  it('a stuck game can be stopped at its score', async () => {
    const { tag, position, move } = almostStuck;
    const game = await placed(tag, { position });
    game.move(move);
    await game.updateComplete;
    expect(offered(game)).to.deep.equal(['Undo', 'Stop', 'New deal']);
    const heard = listen(game);
    await choose(game, 'Stop');
    expect(typesOf(heard)).to.deep.equal(['game-stopped']);
    expect(game.status).to.equal('stopped');
    expect(panelOf(game)?.textContent).to.contain('Stopped');
  });

  it('the page shows its own words in the panel', async () => {
    const [first] = almostWon;
    if (!first) throw new Error('expected an ending');
    const game = await placed(first.tag, { position: first.position });
    const words = document.createElement('b');
    words.slot = 'won';
    words.textContent = 'Well played';
    game.append(words);
    game.move(first.move);
    await game.updateComplete;
    expect(words.assignedSlot?.closest('[part~="ending"]')).to.equal(panelOf(game));
  });

  it('a game that is only shown offers nothing', async () => {
    const [first] = almostWon;
    if (!first) throw new Error('expected an ending');
    const game = await placed(first.tag, { position: first.position, readonly: true });
    game.move(first.move);
    await game.updateComplete;
    expect(offered(game)).to.deep.equal([]);
  });
});

describe('The way back to the previous game', () => {
  const backButton = (game: Game): HTMLElement | undefined =>
    all(game, '[part~="toolbar"] [data-command="back"]')[0];

  it('is there after a new deal, with the game as it was and its undo', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move({ from: 'stock', to: 'waste' });
    const left = tableOf(game);
    await game.newGame({ deal: 2 });
    await game.updateComplete;
    const heard = listen(game);
    backButton(game)?.click();
    await game.updateComplete;
    expect(tableOf(game)).to.equal(left);
    expect(game.deal).to.equal(1);
    expect(game.canUndo).to.be.true;
    expect(heard).to.deep.equal([
      { type: 'game-started', detail: { game: 'canfield', deal: 1, resumed: true } },
    ]);
  });

  it('is gone with the first move of the new one', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move({ from: 'stock', to: 'waste' });
    await game.newGame({ deal: 2 });
    game.move({ from: 'stock', to: 'waste' });
    await game.updateComplete;
    expect(backButton(game)).to.be.undefined;
  });

  it('is not there where nothing had been played', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    await game.newGame({ deal: 2 });
    await game.updateComplete;
    expect(backButton(game)).to.be.undefined;
  });
});
