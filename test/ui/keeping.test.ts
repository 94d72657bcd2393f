import { expect, waitUntil } from '@open-wc/testing';
import type { PositionJSON } from '../../src/patience-engine.js';
import {
  all,
  drawnIn,
  gameTags,
  listen,
  made,
  ownKey,
  placed,
  said,
  somewhere,
  tableOf,
  typesOf,
  warningsOf,
  type Game,
  type GameTag,
} from './page.js';
import { almostWon } from './positions.js';

const draw = { from: 'stock', to: 'waste' };
const notKept = 'The browser does not keep this game.';
const elsewhere = 'This game is played elsewhere too and no longer kept here.';
const unreadable = 'The game kept here cannot be read and is left as it is.';

/** The reader leaves the page and comes back: the element goes, and another is put in its place. */
const cameBack = async (game: Game, attributes: Parameters<typeof made>[1] = {}): Promise<Game> => {
  const parent = game.parentElement ?? somewhere();
  const key = game.getAttribute('storage-key') ?? ownKey();
  game.remove();
  const heir = made(game.localName as GameTag, { 'storage-key': key, ...attributes });
  parent.append(heir);
  await drawnIn(heir);
  return heir;
};

/** Plays some moves, the first legal ones. */
const play = async (game: Game, moves: number): Promise<void> => {
  for (let count = 0; count < moves; count++) {
    const [move] = game.legalMoves;
    if (move) game.move(move);
  }
  await game.updateComplete;
};

const keptAs = (key: string, area: Storage = localStorage): string | null => area.getItem(key);
const keyOf = (game: Game): string => game.storageKey ?? '';

const offersBack = (game: Game): boolean => all(game, '[data-command="back"]').length > 0;

describe('A game that is left', () => {
  for (const tag of gameTags)
    it(`is found again with all its steps: ${tag}`, async () => {
      const game = await placed(tag, { deal: 7 });
      await play(game, 5);
      game.undo();
      const table = tableOf(game);
      const again = await cameBack(game, { deal: 7 });
      expect(tableOf(again)).to.equal(table);
      expect(again.moveCount).to.equal(4);
      expect(again.redo()).to.be.true;
      while (again.undo());
      expect(again.moveCount).to.equal(0);
      expect(again.deal).to.equal(7);
    });

  it('is found again though the page asked for no deal', async () => {
    const game = await placed('canfield-game');
    await play(game, 3);
    const again = await cameBack(game);
    expect(tableOf(again)).to.equal(tableOf(game));
    expect(again.deal).to.equal(game.deal);
  });

  it('is told as one that goes on', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 1);
    const parent = somewhere();
    const heard = listen(parent);
    parent.append(game);
    await cameBack(game, { deal: 7 });
    expect(heard).to.deep.equal([
      { type: 'game-started', detail: { game: 'canfield', deal: 7, resumed: true } },
    ]);
  });

  it('is found again after the reader took another deal than the page asked for', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await game.newGame({ deal: 8 });
    await play(game, 2);
    const again = await cameBack(game, { deal: 7 });
    expect(again.deal).to.equal(8);
    expect(again.moveCount).to.equal(2);
  });

  it('is found again where a script asks for the deal once the game is on the page', async () => {
    const game = await placed('canfield-game');
    game.deal = 7;
    await play(game, 2);
    const again = await cameBack(game);
    again.deal = 7;
    expect(again.moveCount).to.equal(2);
  });

  it('gives way to another deal that the page asks for, and can be come back to', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 2);
    const again = await cameBack(game, { deal: 9 });
    expect(again.deal).to.equal(9);
    expect(offersBack(again)).to.be.true;
    all(again, '[data-command="back"]')[0]?.click();
    expect(again.deal).to.equal(7);
    expect(again.moveCount).to.equal(2);
  });

  it('is found again where the page asks for the deal that it had drawn by lot', async () => {
    const game = await placed('canfield-game');
    await play(game, 2);
    const again = await cameBack(game, { deal: game.deal ?? 0 });
    expect(again.moveCount).to.equal(2);
  });

  it('stays where the page asks once more for what it had asked for', async () => {
    const { position } = made('canfield-game', { deal: 3 });
    for (const attributes of [{ deal: 'daily' }, { deal: 7 }, { position }]) {
      const game = await placed('canfield-game', attributes);
      // The deal of the day has to come first.
      await waitUntil(() => game.legalMoves.length > 0);
      await play(game, 2);
      for (const { name, value } of [...game.attributes]) game.setAttribute(name, value);
      expect(game.moveCount, JSON.stringify(attributes)).to.equal(2);
    }
  });

  it('keeps a way back where an earlier state of it is loaded', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    const save = game.save();
    await play(game, 5);
    game.load(save);
    const again = await cameBack(game, { deal: 7 });
    expect(again.moveCount).to.equal(5);
  });

  it('that began from a position is found again by that position alone', async () => {
    const start = made('canfield-game', { deal: 3 }).position;
    const other = made('canfield-game', { deal: 4 }).position;
    const game = await placed('canfield-game', { position: start });
    await play(game, 2);
    const again = await cameBack(game, { position: start });
    expect(again.moveCount).to.equal(2);
    const next = await cameBack(again, { position: other });
    expect(next.moveCount).to.equal(0);
    expect(next.position).to.deep.equal(other);
  });

  it('keeps its seconds, undos and hints', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 2);
    game.undo();
    await game.hint();
    const again = await cameBack(game, { deal: 7 });
    const { undos, hints, seconds } = again.save();
    expect({ undos, hints, seconds }).to.deep.equal({ undos: 1, hints: 1, seconds: game.seconds });
  });

  it('is not found again where nothing is to be kept', async () => {
    const game = await placed('canfield-game', { deal: 7, storage: 'none' });
    await play(game, 2);
    expect(keptAs(keyOf(game))).to.be.null;
    expect(said(game)).not.to.contain(notKept);
    const again = await cameBack(game, { deal: 7, storage: 'none' });
    expect(again.moveCount).to.equal(0);
  });

  it('is kept for the tab alone where the page says so', async () => {
    const game = await placed('canfield-game', { deal: 7, storage: 'session' });
    await play(game, 2);
    expect(keptAs(keyOf(game))).to.be.null;
    expect(keptAs(keyOf(game), sessionStorage)).not.to.be.null;
    const again = await cameBack(game, { deal: 7, storage: 'session' });
    expect(again.moveCount).to.equal(2);
  });

  it('is found again where settings around it, upgraded later, say where it is kept', async () => {
    const key = ownKey();
    const around = (): HTMLElement => {
      const settings = document.createElement('patience-settings');
      somewhere().append(settings);
      return settings;
    };
    const attributes = { deal: 7, 'storage-key': key };
    const first = around();
    const game = made('canfield-game', attributes);
    first.append(game);
    await drawnIn(game);
    first.setAttribute('storage', 'session');
    await drawnIn(game);
    await play(game, 2);
    game.remove();
    const second = around();
    const again = made('canfield-game', attributes);
    second.append(again);
    await drawnIn(again);
    expect(again.moveCount).to.equal(0);
    second.setAttribute('storage', 'session');
    await drawnIn(again);
    expect(again.moveCount).to.equal(2);
  });

  it('that is only shown is neither kept nor taken up', async () => {
    const game = await placed('canfield-game', { deal: 7, readonly: true });
    await play(game, 2);
    expect(keptAs(keyOf(game))).to.be.null;
  });

  it('is not written before anything is done in it', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    dispatchEvent(new Event('pagehide'));
    expect(keptAs(keyOf(game))).to.be.null;
  });

  it('is written with its time when the page is left', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 1);
    const later = performance.now() + 9_500;
    performance.now = () => later;
    dispatchEvent(new Event('pagehide'));
    Reflect.deleteProperty(performance, 'now');
    const { seconds } = JSON.parse(keptAs(keyOf(game)) ?? '{}') as { seconds: number };
    expect(seconds).to.be.within(9, 10);
  });

  it('stays kept while a new deal is untouched, and makes way for its first move', async () => {
    const game = await placed('canfield-game');
    await play(game, 2);
    const { deal } = game;
    await game.newGame({ deal: 8 });
    const again = await cameBack(game);
    expect(again.deal).to.equal(deal);
    await again.newGame({ deal: 8 });
    await play(again, 1);
    expect((await cameBack(again)).deal).to.equal(8);
  });
});

describe('A game that is over', () => {
  const { position, move } = almostWon[2] ?? {};
  const won = async (): Promise<{ game: Game; start: PositionJSON }> => {
    if (!position || !move) throw new Error('Expected a position that is almost won');
    const start = (typeof position === 'string' ? JSON.parse(position) : position) as PositionJSON;
    const game = await placed('australian-patience', { position: start });
    game.move(move);
    await game.updateComplete;
    return { game, start };
  };

  it('is not won again when the page is reloaded, however often the win is undone', async () => {
    const { game, start } = await won();
    expect(game.status).to.equal('won');
    const parent = somewhere();
    const heard = listen(parent, ['game-won']);
    parent.append(game);
    const again = await cameBack(game, { position: start });
    expect(again.status).to.equal('won');
    again.undo();
    expect(move && again.move(move)).to.be.true;
    expect(again.status).to.equal('won');
    expect(heard).to.deep.equal([]);
  });

  it('makes way for a new deal, even an untouched one', async () => {
    const { game, start } = await won();
    await game.newGame({ deal: 5 });
    await game.updateComplete;
    const again = await cameBack(game, { position: start });
    expect(again.status).to.equal('playing');
    expect(again.deal).to.equal(5);
  });

  it('stays stopped', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 2);
    game.stop();
    const again = await cameBack(game, { deal: 7 });
    expect(again.status).to.equal('stopped');
  });
});

describe('Games that could come into each other’s way', () => {
  it('two of a kind on a page are kept apart, in the order of the page', async () => {
    const page = somewhere();
    const put = async (): Promise<Game[]> => {
      const games = [1, 2].map(() => {
        const game = made('canfield-game');
        game.removeAttribute('storage-key');
        page.append(game);
        return game;
      });
      await Promise.all(games.map(drawnIn));
      return games;
    };
    const games = await put();
    const [first, second] = games;
    expect(first?.storageKey).to.equal(`patience:${location.pathname}:canfield-game:1`);
    expect(second?.storageKey).to.equal(`patience:${location.pathname}:canfield-game:2`);
    for (const [index, game] of games.entries()) await play(game, index + 1);
    const deals = games.map(({ deal }) => deal);
    page.replaceChildren();
    const again = await put();
    expect(again.map(({ deal }) => deal)).to.deep.equal(deals);
    expect(again.map(({ moveCount }) => moveCount)).to.deep.equal([1, 2]);
    for (const game of games) localStorage.removeItem(keyOf(game));
  });

  it('one whose key the page takes away is kept under a key of its own again', async () => {
    const page = somewhere();
    const [one, other] = [made('canfield-game', { deal: 1 }), made('canfield-game', { deal: 2 })];
    page.append(one, other);
    for (const game of [one, other]) {
      game.removeAttribute('storage-key');
      await play(game, 1);
      expect(keyOf(game)).to.match(/^patience:.*:canfield-game:\d$/);
      expect(keptAs(keyOf(game))).to.contain('stock>waste');
    }
    expect(keyOf(one)).not.to.equal(keyOf(other));
    for (const game of [one, other]) localStorage.removeItem(keyOf(game));
  });

  it('one with an id is kept under its id', () => {
    const game = made('canfield-game', { id: 'mine' });
    game.removeAttribute('storage-key');
    somewhere().append(game);
    expect(game.storageKey).to.equal(`patience:${location.pathname}:canfield-game#mine`);
  });

  it('two under one key do not overwrite each other, and the second to move says so once', async () => {
    const key = ownKey();
    const one = await placed('canfield-game', { deal: 7, 'storage-key': key });
    await play(one, 1);
    const two = await placed('canfield-game', { deal: 7, 'storage-key': key });
    expect(two.moveCount).to.equal(1);
    await play(one, 2);
    const kept = keptAs(key);
    await play(two, 1);
    expect(said(two)).to.contain(elsewhere);
    expect(keptAs(key)).to.equal(kept);
    await play(two, 1);
    expect(said(two)).not.to.contain(elsewhere);
    expect(two.moveCount).to.equal(3);
    expect(keptAs(key)).to.equal(kept);
    await play(one, 1);
    expect(keptAs(key)).not.to.equal(kept);
  });

  it('one that another tab went on with is left to that tab', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 2);
    const other = made('canfield-game', { deal: 7 });
    other.load(game.save());
    other.move(draw);
    const kept = JSON.stringify(other.save());
    localStorage.setItem(keyOf(game), kept);
    await play(game, 1);
    dispatchEvent(new Event('pagehide'));
    expect(keptAs(keyOf(game))).to.equal(kept);
    expect(said(game)).to.contain(elsewhere);
    expect(game.moveCount).to.equal(3);
  });

  it('one that another tab only looked at is kept on', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 1);
    const kept = keptAs(keyOf(game)) ?? '';
    localStorage.setItem(keyOf(game), kept.replace(/"seconds":\d+/, '"seconds":12345'));
    await play(game, 1);
    expect(said(game)).not.to.contain(elsewhere);
    expect((await cameBack(game, { deal: 7 })).moveCount).to.equal(2);
  });

  it('one is found again where the page writes its content anew', async () => {
    const main = somewhere();
    main.setHTMLUnsafe('<canfield-game deal="7"></canfield-game>');
    const games = main.getElementsByTagName('canfield-game') as HTMLCollectionOf<Game>;
    const [game] = games;
    if (!game) throw new Error('Expected a game');
    await drawnIn(game);
    await play(game, 2);
    main.setHTMLUnsafe(main.getHTML());
    const [again] = games;
    if (!again || again === game) throw new Error('Expected another game');
    await drawnIn(again);
    expect([again.storageKey, again.moveCount]).to.deep.equal([game.storageKey, 2]);
    localStorage.removeItem(keyOf(again));
  });

  it('goes on being kept after the reader has erased what was kept', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 1);
    localStorage.removeItem(keyOf(game));
    await play(game, 1);
    expect(keptAs(keyOf(game))).not.to.be.null;
  });
});

describe('Storage that fails', () => {
  const usual = Object.getOwnPropertyDescriptors(Storage.prototype);
  afterEach(() => {
    Object.defineProperties(Storage.prototype, usual);
  });
  const refuse = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };

  it('by a full disk leaves the game in memory and what was kept as it was, and is said once', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 1);
    const kept = keptAs(keyOf(game));
    Storage.prototype.setItem = refuse;
    await play(game, 1);
    expect(said(game)).to.contain(notKept);
    expect(game.moveCount).to.equal(2);
    await play(game, 1);
    expect(said(game)).not.to.contain(notKept);
    expect(keptAs(keyOf(game))).to.equal(kept);
  });

  it('for a while only costs nothing', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    Storage.prototype.setItem = refuse;
    await play(game, 2);
    Object.defineProperties(Storage.prototype, usual);
    await play(game, 1);
    expect((await cameBack(game, { deal: 7 })).moveCount).to.equal(3);
  });

  it('at every touch, as with blocked cookies, leaves the game in memory, and is said once', async () => {
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
    const game = await placed('canfield-game', { deal: 7 });
    expect(said(game)).to.equal('');
    await play(game, 1);
    expect(said(game)).to.contain(notKept);
    await play(game, 1);
    expect(said(game)).not.to.contain(notKept);
    expect(game.moveCount).to.equal(2);
  });

  const legal = (): string => {
    const game = made('canfield-game', { deal: 7 });
    game.move(draw);
    return JSON.stringify(game.save());
  };
  for (const [what, content] of [
    ['cut off', () => legal().slice(0, -9)],
    ['not ours', () => 'theme=dark'],
    ['of another game', () => legal().replace('canfield', 'calculation')],
    ['of a later version', () => legal().replace('"version":1', '"version":2,"further":[]')],
    ['edited to an illegal game', () => legal().replace('stock>waste', 'stock>foundation-1')],
  ] as const)
    it(`with content that is ${what} is left as it is, said once, and a new game is kept`, async () => {
      const key = ownKey();
      const text = content();
      localStorage.setItem(key, text);
      const attributes = { deal: 7, 'storage-key': key };
      let game: Game | undefined;
      const warnings = await warningsOf(async () => {
        game = await placed('canfield-game', attributes);
      });
      if (!game) throw new Error('Expected a game');
      expect(warnings.join()).to.contain(key);
      expect(said(game)).to.equal(unreadable);
      await play(game, 2);
      expect(said(game)).not.to.contain(unreadable);
      expect(keptAs(key)).to.equal(text);
      await warningsOf(async () => {
        if (game) game = await cameBack(game, attributes);
      });
      expect(game.moveCount).to.equal(2);
      expect(said(game)).to.equal('');
      expect(keptAs(key)).to.equal(text);
    });
});

describe('Saving and loading by a script', () => {
  it('takes up the game where it was saved, in another element', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 4);
    game.undo();
    const save = game.save();
    const other = await placed('canfield-game', { deal: 1 });
    const heard = listen(other);
    other.load(JSON.stringify(save));
    expect(tableOf(other)).to.equal(tableOf(game));
    expect(other.canRedo).to.be.true;
    expect(typesOf(heard)).to.deep.equal(['game-started']);
    expect(heard[0]?.detail).to.deep.equal({ game: 'canfield', deal: 7, resumed: true });
    other.load(save);
    expect(other.save()).to.deep.equal({ ...save, asked: { deal: 1 } });
  });

  it('refuses an illegal game, says which move and why, and leaves the table', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 2);
    const save = game.save();
    const heard = listen(game);
    expect(() => {
      game.load({ ...save, steps: ['stock>waste', 'stock>foundation-1'], cursor: 1 });
    }).to.throw(Error, /step 2: .*stock>foundation-1.*stock-only-turns/);
    for (const malformed of [undefined, null, 7, [], {}, 'no JSON', { ...save, cursor: -1 }])
      expect(() => {
        game.load(malformed as string);
      }).to.throw(TypeError);
    expect(game.save()).to.deep.equal(save);
    expect(heard).to.deep.equal([]);
  });

  it('leaves a way back to the game that was on the table', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 2);
    const other = made('canfield-game', { deal: 8 });
    other.move(draw);
    game.load(other.save());
    await game.updateComplete;
    expect(game.deal).to.equal(8);
    expect(offersBack(game)).to.be.true;
  });
});

describe('A link to a deal in the page’s address', () => {
  const { href } = location;
  const go = (hash: string): void => {
    history.replaceState(null, '', hash);
  };
  afterEach(() => {
    go(href);
  });

  it('is taken by the first game of that kind, and by no other', async () => {
    go('#patience=canfield:4211');
    const page = somewhere();
    const calculation = await placed('calculation-game', { deal: 1 }, page);
    const shown = await placed('canfield-game', { deal: 3, readonly: true }, page);
    const first = await placed('canfield-game', { deal: 1 }, page);
    const second = await placed('canfield-game', { deal: 2 }, page);
    expect([calculation, shown, first, second].map(({ deal }) => deal)).to.deep.equal([
      1, 3, 4211, 2,
    ]);
  });

  it('goes before a game that was kept, which can be come back to', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 3);
    go('#patience=canfield:4211');
    const again = await cameBack(game, { deal: 7 });
    expect(again.deal).to.equal(4211);
    expect(again.moveCount).to.equal(0);
    expect(offersBack(again)).to.be.true;
  });

  it('finds its own deal again as it was left', async () => {
    go('#patience=canfield:4211');
    const game = await placed('canfield-game', { deal: 7 });
    await play(game, 3);
    const again = await cameBack(game, { deal: 7 });
    expect(again.deal).to.equal(4211);
    expect(again.moveCount).to.equal(3);
    again.stop();
    const afresh = await cameBack(again, { deal: 7 });
    expect(afresh.status).to.equal('playing');
    expect(afresh.moveCount).to.equal(0);
  });

  it('may be written as addresses are', async () => {
    go('#top=1&patience=canfield%3A4211');
    expect((await placed('canfield-game', { deal: 7 })).deal).to.equal(4211);
  });

  it('is followed on the page too', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    go('#patience=canfield:12');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(game.deal).to.equal(12);
  });

  for (const bad of ['canfield:0', 'canfield:4294967296', 'canfield:x', 'canfield', ':5', ''])
    it(`that is none is no link: "${bad}"`, async () => {
      go(`#patience=${bad}`);
      expect((await placed('canfield-game', { deal: 7 })).deal).to.equal(7);
    });
});

describe('The choice of a deal', () => {
  const open = async (game: Game): Promise<HTMLDialogElement> => {
    all(game, '[data-command="more"]')[0]?.click();
    await game.updateComplete;
    all(game, '[data-command="deal"]')[0]?.click();
    for (;;) {
      const [dialog] = all(game, 'dialog[open]');
      if (dialog) return dialog as HTMLDialogElement;
      await new Promise(requestAnimationFrame);
    }
  };
  const field = (dialog: HTMLElement, type: string): HTMLInputElement => {
    const input = dialog.querySelector<HTMLInputElement>(`input${type}`);
    if (!input) throw new Error(`Expected a field ${type}`);
    return input;
  };
  const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')).to.deep.equal(
      clipboard,
    );
  });
  const copied = async (writeText: (text: string) => Promise<void>): Promise<HTMLElement> => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const game = await placed('canfield-game', { deal: 4211 });
    const dialog = await open(game);
    dialog.querySelector<HTMLButtonElement>('p button')?.click();
    while (!dialog.querySelector('[role="status"]')?.textContent)
      await new Promise(requestAnimationFrame);
    return dialog;
  };

  for (const tag of gameTags)
    it(`is accessible: ${tag}`, async () => {
      const game = await placed(tag, { deal: 7 });
      await open(game);
      await expect(game).to.be.accessible();
    });

  it('deals the number that is typed, and closes', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    const dialog = await open(game);
    const number = field(dialog, '[type="number"]');
    expect(number.value).to.equal('7');
    number.value = '4211';
    number.form?.requestSubmit();
    expect(game.deal).to.equal(4211);
    expect(dialog.open).to.be.false;
  });

  it('deals that number though deals are to be winnable ones', async () => {
    // Deal 1 of Australian Patience cannot be won.
    const game = await placed('australian-patience', { deal: 7, winnable: true });
    const dialog = await open(game);
    const number = field(dialog, '[type="number"]');
    number.value = '1';
    number.form?.requestSubmit();
    expect(game.deal).to.equal(1);
  });

  it('forgets a number that was typed and not played', async () => {
    const game = await placed('canfield-game', { deal: 7 });
    const dialog = await open(game);
    field(dialog, '[type="number"]').value = '4211';
    dialog.close();
    await new Promise((resolve) => {
      dialog.addEventListener('close', resolve, { once: true });
    });
    await game.newGame({ deal: 8 });
    await open(game);
    expect(field(dialog, '[type="number"]').value).to.equal('8');
    expect(field(dialog, '[readonly]').value).to.contain('canfield:8');
  });

  for (const bad of ['', '0', '4294967296', '1.5'])
    it(`takes no number that is none: "${bad}"`, async () => {
      const game = await placed('canfield-game', { deal: 7 });
      const dialog = await open(game);
      const number = field(dialog, '[type="number"]');
      number.value = bad;
      number.form?.requestSubmit();
      expect(game.deal).to.equal(7);
      expect(dialog.open).to.be.true;
    });

  it('copies a link that the game reads', async () => {
    let link = '';
    const dialog = await copied((text) => {
      link = text;
      return Promise.resolve();
    });
    expect(dialog.querySelector('[role="status"]')?.textContent).to.equal('Copied.');
    expect(field(dialog, '[readonly]').value).to.equal(link);
    const { href } = location;
    history.replaceState(null, '', link);
    const other = await placed('canfield-game');
    history.replaceState(null, '', href);
    expect(other.deal).to.equal(4211);
  });

  it('says where the browser forbids to copy', async () => {
    const dialog = await copied(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
    expect(dialog.querySelector('[role="status"]')?.textContent).to.contain('does not copy');
  });

  it('offers no link to a given position', async () => {
    const { position } = made('canfield-game', { deal: 3 });
    const game = await placed('canfield-game', { position });
    const dialog = await open(game);
    expect(dialog.querySelector('input[readonly]')).to.be.null;
  });
});
