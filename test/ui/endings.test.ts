import { expect } from '@open-wc/testing';
import { press } from './hands.js';
import {
  all,
  buttonAt,
  focused,
  liftedCards,
  listen,
  placed,
  said,
  tableOf,
  typesOf,
  type Game,
} from './page.js';
import { almostLost, almostStuck, almostWon } from './positions.js';

const panelOf = (game: Game): HTMLElement | undefined => all(game, '[part~="ending"]')[0];
const buttonsOf = (game: Game): HTMLButtonElement[] => [
  ...(panelOf(game)?.querySelectorAll('button') ?? []),
];
const nameOf = (button: HTMLButtonElement): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim();
const offered = (game: Game): string[] => buttonsOf(game).map(nameOf);
const choose = async (game: Game, name: string): Promise<void> => {
  buttonsOf(game)
    .find((button) => nameOf(button) === name)
    ?.click();
  await game.updateComplete;
};
const look = 'Look at the board';

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
      expect(offered(game)).to.deep.equal(['Undo', 'Replay', 'New deal', look]);
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
      expect(offered(game)).to.deep.equal(['Undo', 'Replay', 'New deal', look]);
      await choose(game, 'Undo');
      expect(tableOf(game)).to.equal(before);
      expect(panelOf(game)).to.be.undefined;
    });

  it('what was lifted is back in its place once the game is stopped', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move({ from: 'stock', to: 'waste' });
    await game.updateComplete;
    buttonAt(game, 'waste').click();
    await game.updateComplete;
    expect(liftedCards(game)).to.have.length(1);
    game.stop();
    await game.updateComplete;
    expect(liftedCards(game)).to.be.empty;
    expect(said(game)).to.equal('Stopped. 1 of 52 cards.');
  });

  it('a stuck game can be stopped at its score', async () => {
    const { tag, position, move } = almostStuck;
    const game = await placed(tag, { position });
    game.move(move);
    await game.updateComplete;
    expect(offered(game)).to.deep.equal(['Undo', 'Stop', 'Replay', 'New deal', look]);
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
    expect(offered(game)).to.deep.equal([look]);
  });

  it('the previous game is offered where there is one', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move({ from: 'stock', to: 'waste' });
    const left = tableOf(game);
    await game.newGame({ deal: 2 });
    game.stop();
    await game.updateComplete;
    expect(offered(game)).to.deep.equal(['Replay', 'New deal', 'Back to the previous game', look]);
    await choose(game, 'Back to the previous game');
    expect(tableOf(game)).to.equal(left);
    expect(panelOf(game)).to.be.undefined;
  });

  describe('the panel', () => {
    const lost = async (): Promise<Game> => {
      const [first] = almostLost;
      if (!first) throw new Error('expected an ending');
      const game = await placed(first.tag, { position: first.position });
      game.move(first.move);
      await game.updateComplete;
      return game;
    };
    const onBoard = (game: Game): boolean => Boolean(focused(game)?.closest('[part~="board"]'));

    it('leaves the focus where it is', async () => {
      const before = document.activeElement;
      await lost();
      expect(document.activeElement).to.equal(before);
    });

    it('says the ending to the eye alone while the status line says it', async () => {
      const game = await lost();
      const words = panelOf(game)?.querySelector('p');
      expect(said(game)).to.contain(words?.textContent);
      expect(words?.ariaHidden).to.equal('true');
      buttonAt(game, 'stock').click();
      await game.updateComplete;
      expect(said(game)).not.to.contain(words?.textContent);
      expect(words?.ariaHidden).to.be.null;
    });

    for (const [how, close] of [
      ['a button', (game: Game) => choose(game, look)],
      ['Escape on the board', (game: Game) => press(game, 'Escape')],
    ] as const)
      it(`is closed by ${how}, and the focus is on the board`, async () => {
        const game = await lost();
        (how === 'a button' ? buttonsOf(game).at(-1) : buttonAt(game, 'stock'))?.focus();
        await close(game);
        await game.updateComplete;
        expect(panelOf(game)).to.be.undefined;
        expect(onBoard(game)).to.be.true;
      });

    it('is closed by Escape in it, which the page does not get too', async () => {
      const game = await lost();
      buttonsOf(game)[0]?.focus();
      const escape = new KeyboardEvent('keydown', {
        key: 'Escape',
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      focused(game)?.dispatchEvent(escape);
      await game.updateComplete;
      expect(escape.defaultPrevented).to.be.true;
      expect(panelOf(game)).to.be.undefined;
      expect(onBoard(game)).to.be.true;
    });

    it('gives the focus to the board when its offer is taken', async () => {
      for (const name of ['Undo', 'Replay', 'New deal']) {
        const game = await lost();
        buttonsOf(game)
          .find((button) => nameOf(button) === name)
          ?.focus();
        await choose(game, name);
        expect(onBoard(game), name).to.be.true;
      }
    });

    it('comes with its words when the ending is redone', async () => {
      const game = await lost();
      game.undo();
      await game.updateComplete;
      expect(said(game)).to.equal('Move undone.');
      game.redo();
      await game.updateComplete;
      expect(said(game)).to.match(/^Move redone\..*Lost: no more moves\./);
    });

    it('comes with its words when a game is loaded that ended so, as the one before', async () => {
      const saves = [];
      const game = await placed('canfield-game', { deal: 1 });
      for (const deal of [1, 2]) {
        await game.newGame({ deal });
        game.stop();
        saves.push(game.save());
      }
      for (const save of saves) {
        game.load(save);
        await game.updateComplete;
        expect(said(game)).to.match(/^Deal \d\. Stopped\./);
      }
    });

    it('is there again at the next ending', async () => {
      const game = await lost();
      await choose(game, look);
      game.undo();
      await game.updateComplete;
      game.redo();
      await game.updateComplete;
      expect(panelOf(game)?.textContent).to.contain('Lost');
    });
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

  it('leaves the focus on the board', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move({ from: 'stock', to: 'waste' });
    await game.newGame({ deal: 2 });
    await game.updateComplete;
    backButton(game)?.focus();
    backButton(game)?.click();
    await game.updateComplete;
    expect(focused(game)?.closest('.board')).not.to.be.null;
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
