import { expect } from '@open-wc/testing';
import { games } from '../../src/patience-engine.js';
import type { NewGameOptions } from '../../src/ui/new-game.js';
import {
  boardOf,
  buttonAt,
  gameTags,
  listen,
  made,
  notYetUpgraded,
  pilesOf,
  placed,
  settled,
  somewhere,
  tableOf,
  typesOf,
  warningsOf,
  type Game,
} from './page.js';
import { almostLost, almostStuck, almostWon, australianTable } from './positions.js';

const draw = { from: 'stock', to: 'waste' };

/** The error that a new game is refused with. */
const refusalOf = (game: Game, options: unknown): Promise<Error | undefined> =>
  game.newGame(options as NewGameOptions).then(
    () => undefined,
    (error: unknown) => error as Error,
  );

describe('A game that a page puts in', () => {
  for (const tag of gameTags)
    it(`is on the table as soon as <${tag}> is in the page`, () => {
      const game = made(tag, { deal: 3 });
      somewhere().append(game);
      expect(game.deal).to.equal(3);
      expect(game.status).to.equal('playing');
      expect(game.legalMoves).not.to.be.empty;
      expect(pilesOf(game), 'piles drawn at once').not.to.be.empty;
      expect(boardOf(game).offsetHeight).to.be.above(100);
    });

  it('begins when the script comes after the markup', () => {
    const game = notYetUpgraded('canfield-game', { deal: 77 });
    game.append('Here will be a game.');
    const main = somewhere();
    const heard = listen(main);
    main.append(game);
    expect(game.deal).to.equal(77);
    expect(typesOf(heard)).to.deep.equal(['game-started']);
    expect(game.textContent, 'what the page wrote').to.equal('Here will be a game.');
  });

  it('keeps the properties that a script set before the upgrade', async () => {
    const game = notYetUpgraded('canfield-game');
    Object.assign(game, { deal: 5, label: 'My game', readonly: true, draw: 1, autoCollect: true });
    const main = somewhere();
    const heard = listen(main);
    main.append(game);
    await game.updateComplete;
    expect(game.deal).to.equal(5);
    expect(game.label).to.equal('My game');
    expect(game.readonly).to.be.true;
    expect(game.draw).to.equal(1);
    expect(game.autoCollect).to.be.true;
    expect(heard.map(({ detail }) => detail.deal)).to.deep.equal([5]);
    game.move(draw);
    expect(game.position.waste).to.have.length(1);
  });

  it('keeps a position that a script set before the upgrade', () => {
    const game = notYetUpgraded('canfield-game');
    Object.assign(game, { position: almostStuck.position });
    somewhere().append(game);
    expect(game.position).to.deep.equal(almostStuck.position);
    expect(game.deal).to.be.null;
  });

  it('stands as it was in a paragraph, between stray line breaks', async () => {
    const paragraph = document.createElement('p');
    somewhere().append(paragraph);
    const game = made('australian-patience', { deal: 1 });
    game.append(document.createElement('br'), document.createElement('p'), 'text');
    paragraph.append('Before ', game, ' after.');
    await game.updateComplete;
    game.move(draw);
    await game.updateComplete;
    expect(game.position.waste).to.have.length(1);
    expect(game.childNodes).to.have.length(3);
  });

  it('can be made and asked by a script before it is in the page', () => {
    const game = made('calculation-game', { deal: 9 });
    expect(game.deal).to.equal(9);
    expect(game.move({ from: 'stock', to: 'turned' })).to.be.true;
    somewhere().append(game);
    expect(game.deal).to.equal(9);
    expect(game.moveCount).to.equal(1);
  });

  it('comes to no harm when the tags are registered again', async () => {
    const before = gameTags.map((tag) => customElements.get(tag));
    const again = '../../src/patience-elements.ts?again';
    const warnings = await warningsOf(() => import(again));
    expect(gameTags.map((tag) => customElements.get(tag))).to.deep.equal(before);
    expect(warnings.length).to.be.at.most(1);
  });
});

describe('What is on the table at the start', () => {
  it('is the position, where both a position and a deal are given', async () => {
    const { position } = almostStuck;
    const game = await placed('canfield-game', { deal: 4, position });
    expect(game.position).to.deep.equal(position);
    expect(game.deal).to.be.null;
  });

  it('is the deal, where there is no position', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    expect(game.deal).to.equal(4);
    expect(game.position).to.deep.equal(games.canfield.format(games.canfield.deal(4)));
  });

  it('is a random deal, where there is neither', async () => {
    const main = somewhere();
    const deals = new Set<number | null>();
    for (let count = 0; count < 5; count++)
      deals.add((await placed('calculation-game', {}, main)).deal);
    expect(deals.size).to.equal(5);
    expect(deals).not.to.include(null);
  });

  it('is the position as text or as an object', async () => {
    const { position } = almostStuck;
    const game = await placed('canfield-game', { deal: 1 });
    Object.assign(game, { position: JSON.stringify(position) });
    expect(game.position).to.deep.equal(position);
    game.move(almostStuck.move);
    Object.assign(game, { position });
    expect(game.position).to.deep.equal(position);
    expect(game.moveCount, 'a new attempt').to.equal(0);
  });
});

describe('The deal of a game', () => {
  it('may be the first and the last number there is', async () => {
    for (const deal of [1, 4294967295]) {
      const game = await placed('australian-patience', { deal });
      expect(game.deal).to.equal(deal);
    }
  });

  it('does nothing when it is the one on the table', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    game.move(draw);
    const before = tableOf(game);
    const heard = listen(game);
    Object.assign(game, { deal: 4 });
    game.setAttribute('deal', '4');
    expect(tableOf(game)).to.equal(before);
    expect(game.canUndo).to.be.true;
    expect(heard).to.be.empty;
  });

  it('begins an attempt when it changes', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    game.move(draw);
    const heard = listen(game);
    game.setAttribute('deal', '5');
    expect(heard).to.deep.equal([
      { type: 'game-started', detail: { game: 'canfield', deal: 5, resumed: false } },
    ]);
    expect(game.canUndo).to.be.false;
    expect(game.moveCount).to.equal(0);
  });

  it('stays on the table when the attribute is taken away', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    game.move(draw);
    game.removeAttribute('deal');
    expect(game.deal).to.equal(4);
    expect(game.moveCount).to.equal(1);
  });

  it('is the number that a new game answers', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    const promise = game.newGame({ deal: 9 });
    expect(promise).to.be.an.instanceOf(Promise);
    expect(await promise).to.equal(9);
    expect(game.deal).to.equal(9);
    const random = await game.newGame();
    expect(random).to.equal(game.deal);
    expect(random).not.to.equal(9);
  });

  it('is refused by a new game where there is no such number', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    for (const deal of [0, -1, 1.5, 4294967296, NaN, '7', null, true, {}]) {
      const error = await refusalOf(game, { deal });
      expect(error, JSON.stringify(deal)).to.be.an.instanceOf(TypeError);
      expect(error?.message).to.match(/^Expected a deal from 1 to 4294967295, got ./);
    }
    expect(game.deal).to.equal(4);
  });

  it('is refused by a new game where it does not come among options', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    for (const options of [5, '5', null, true, [5], () => 5]) {
      const error = await refusalOf(game, options);
      expect(error, String(options)).to.be.an.instanceOf(TypeError);
      expect(error?.message).to.match(/^Expected options such as \{ deal: 1 \}, got ./);
    }
    expect(game.deal).to.equal(4);
  });

  it('is refused by a new game beside an option that there is not', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    for (const option of ['Deal', 'seed', 'daily']) {
      const error = await refusalOf(game, { deal: 5, [option]: 1 });
      expect(error, option).to.be.an.instanceOf(TypeError);
      expect(error?.message).to.equal(`Expected no keys but deal, winnable, got "${option}"`);
    }
    expect(game.deal).to.equal(4);
  });
});

describe('A restart', () => {
  it('undoes everything before the end, to be redone at will', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    const start = tableOf(game);
    game.move(draw);
    game.move(draw);
    const then = tableOf(game);
    const heard = listen(game);
    expect(game.restart()).to.be.true;
    expect(tableOf(game)).to.equal(start);
    expect(typesOf(heard)).to.deep.equal(['game-moving', 'game-moved']);
    expect(game.redo() && game.redo()).to.be.true;
    expect(tableOf(game)).to.equal(then);
  });

  for (const { tag, position, move } of [...almostWon, ...almostLost])
    it(`is a new attempt after the end of ${tag} (${JSON.stringify(move)})`, async () => {
      const game = await placed(tag, { position });
      game.move(move);
      const heard = listen(game);
      expect(game.restart()).to.be.true;
      expect(heard.at(-1)).to.deep.equal({
        type: 'game-started',
        detail: { game: position.game, deal: null, resumed: false },
      });
      expect(game.status).to.equal('playing');
      expect(game.canUndo || game.canRedo).to.be.false;
      expect(game.position).to.deep.equal(position);
    });
});

describe('A game that is moved about in the page', () => {
  it('keeps its table', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    game.move(draw);
    const before = tableOf(game);
    const elsewhere = somewhere();
    const heard = listen(elsewhere);
    elsewhere.append(game);
    expect(tableOf(game)).to.equal(before);
    expect(heard, 'nothing began').to.be.empty;
    expect(game.undo()).to.be.true;
  });

  it('plays on while it is out of the page', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    const parent = game.parentElement;
    game.remove();
    expect(game.move(draw)).to.be.true;
    parent?.append(game);
    await game.updateComplete;
    expect(buttonAt(game, 'waste').isConnected).to.be.true;
    expect(game.moveCount).to.equal(1);
  });

  it('does one thing once, though it was added and removed a hundred times', async () => {
    const main = somewhere();
    const game = await placed('australian-patience', { deal: 4 }, main);
    for (let count = 0; count < 100; count++) {
      game.remove();
      main.append(game);
    }
    await settled(game);
    const heard = listen(game);
    buttonAt(game, 'stock').click();
    expect(typesOf(heard)).to.deep.equal(['game-moving', 'game-moved']);
    buttonAt(game, 'stock').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'u', bubbles: true }),
    );
    expect(typesOf(heard)).to.deep.equal([
      'game-moving',
      'game-moved',
      'game-moving',
      'game-moved',
    ]);
    expect(game.moveCount).to.equal(0);
  });

  it('leaves no listener behind on the document', async () => {
    const main = somewhere();
    let listeners = 0;
    const { prototype } = EventTarget;
    document.addEventListener = (...listener: Parameters<Document['addEventListener']>) => {
      listeners++;
      prototype.addEventListener.apply(document, listener);
    };
    document.removeEventListener = (...listener: Parameters<Document['removeEventListener']>) => {
      listeners--;
      prototype.removeEventListener.apply(document, listener);
    };
    try {
      const game = made('canfield-game', { deal: 1, counters: 'score time' });
      main.append(game);
      expect(listeners, 'in the page').to.be.above(0);
      for (let count = 0; count < 100; count++) {
        game.remove();
        expect(listeners, 'out of the page').to.equal(0);
        main.append(game);
      }
      await game.updateComplete;
      game.remove();
    } finally {
      Reflect.deleteProperty(document, 'addEventListener');
      Reflect.deleteProperty(document, 'removeEventListener');
    }
    expect(listeners).to.equal(0);
  });
});

describe('Two games on one page', () => {
  it('know nothing of one another', async () => {
    const main = somewhere();
    const one = await placed('canfield-game', { deal: 4 }, main);
    const other = await placed('canfield-game', { deal: 4 }, main);
    one.move(draw);
    expect(one.moveCount).to.equal(1);
    expect(other.moveCount).to.equal(0);
    Object.assign(other, { position: almostStuck.position });
    expect(one.deal).to.equal(4);
  });

  it('lay out positions of their own kind alone', async () => {
    const game = await placed('canfield-game', { deal: 4 });
    const warnings = await warningsOf(() => Object.assign(game, { position: australianTable({}) }));
    expect(warnings).to.have.length(1);
    expect(game.deal).to.equal(4);
  });
});
