import { expect, oneEvent } from '@open-wc/testing';
import {
  all,
  boardOf,
  gameTags,
  made,
  pileOf,
  placed,
  somewhere,
  toolbarNames,
  warningsOf,
  type Game,
} from './page.js';

const KEY = 'patience-settings';

const forget = (): void => {
  // Another tab has erased the choices: that is how a page hears of it.
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
};

const isMirrored = (game: Game): boolean =>
  pileOf(game, 'stock').getBoundingClientRect().left >
  boardOf(game).getBoundingClientRect().left + boardOf(game).offsetWidth / 2;

const colourOf = (game: Game, card: string): string => {
  const button = all(game, 'button[data-card]').find(
    (candidate) => candidate.getAttribute('aria-label') === card,
  );
  return button ? getComputedStyle(button).color : '';
};

/** Opens the settings and finds a box in them by its words. */
const boxIn = async (game: Game, words: string): Promise<HTMLInputElement> => {
  if (!all(game, 'dialog[open]')[0]) {
    all(game, '[data-command="settings"]')[0]?.click();
    while (!all(game, 'dialog[open]')[0]) await new Promise(requestAnimationFrame);
  }
  const label = all(game, 'dialog label').find(({ textContent }) => textContent.includes(words));
  const box = label?.querySelector('input');
  if (!box) throw new Error(`Expected a box "${words}" in the settings`);
  return box;
};

const withSettings = { deal: 1, controls: 'settings' };

describe('Settings', () => {
  beforeEach(forget);
  afterEach(forget);

  it('lay the board out for the left hand', async () => {
    const game = await placed('canfield-game', { deal: 1, mirror: true });
    expect(isMirrored(game)).to.be.true;
  });

  it('give each suit a colour of its own', async () => {
    const position = { deal: 1 };
    const two = await placed('australian-patience', position);
    const four = await placed('australian-patience', { ...position, deck: 'four-colour' });
    const [heart, diamond] = ['two of hearts', 'ace of diamonds'];
    expect(colourOf(two, heart)).to.equal(colourOf(two, diamond));
    expect(colourOf(four, heart)).not.to.equal(colourOf(four, diamond));
  });

  it('are chosen by the reader in a dialog, at once, and kept for the site', async () => {
    const game = await placed('canfield-game', withSettings);
    (await boxIn(game, 'left')).click();
    await game.updateComplete;
    expect(isMirrored(game)).to.be.true;
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).to.deep.include({ mirror: true });
    const later = await placed('canfield-game', { deal: 2 });
    expect(isMirrored(later)).to.be.true;
  });

  it('chosen by the reader win over the attributes of the page', async () => {
    const game = await placed('canfield-game', { ...withSettings, mirror: true });
    (await boxIn(game, 'left')).click();
    await game.updateComplete;
    expect(isMirrored(game)).to.be.false;
  });

  it('show the counters that the reader asks for', async () => {
    const game = await placed('canfield-game', withSettings);
    (await boxIn(game, 'Moves')).click();
    await game.updateComplete;
    expect(all(game, '.counters')[0]?.textContent).to.contain('Moves: 0');
  });

  it('leave the counters that a page has chosen for a game as they are', async () => {
    const free = await placed('canfield-game', withSettings);
    (await boxIn(free, 'Moves')).click();
    const game = await placed('canfield-game', { ...withSettings, counters: 'time' });
    expect(all(game, '.counters')[0]?.textContent).to.match(/^\s*Time: 0:00\s*$/);
    await boxIn(game, 'left');
    expect(all(game, 'dialog fieldset'), 'nothing to choose there').to.be.empty;
  });

  it('of a page hold when it writes them again after a script had others', async () => {
    const game = await placed('canfield-game', { deal: 1, counters: 'score', readonly: true });
    game.counters = 'time';
    game.readonly = false;
    game.setAttribute('counters', 'score');
    game.setAttribute('readonly', '');
    expect([game.counters, game.readonly]).to.deep.equal(['score', true]);
  });

  it('turn automatic play on', async () => {
    const game = await placed('australian-patience', withSettings);
    (await boxIn(game, 'themselves')).click();
    await game.updateComplete;
    const moved = oneEvent(game, 'game-moved');
    game.move({ from: 'stock', to: 'waste' });
    const { detail } = (await moved) as CustomEvent<{ moves: unknown[] }>;
    // The ace of diamonds lies open in deal 1.
    expect(detail.moves.length).to.be.greaterThan(1);
  });

  it('that were kept by something else are passed over without a word', async () => {
    for (const kept of [
      '{',
      '[]',
      '"x"',
      '{"mirror":"yes","deck":7,"counters":{},"__proto__":{}}',
    ]) {
      localStorage.setItem(KEY, kept);
      dispatchEvent(new StorageEvent('storage', { key: null }));
      const warnings = await warningsOf(async () => {
        expect(isMirrored(await placed('canfield-game', { deal: 1 }))).to.be.false;
      });
      expect(warnings).to.deep.equal([]);
    }
  });

  it('leave what a later version keeps there as it is', async () => {
    localStorage.setItem(KEY, '{"felt":"blue","deck":"three-colour"}');
    dispatchEvent(new StorageEvent('storage', { key: null }));
    const game = await placed('canfield-game', withSettings);
    (await boxIn(game, 'left')).click();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).to.deep.equal({
      felt: 'blue',
      deck: 'three-colour',
      mirror: true,
    });
  });

  it('hold for the visit where the browser refuses to keep them, and the dialog says so', async () => {
    const game = await placed('canfield-game', withSettings);
    const box = await boxIn(game, 'left');
    const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.defineProperty(Storage.prototype, 'setItem', { ...own, value: full });
    try {
      box.click();
      await game.updateComplete;
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', own);
    }
    expect(isMirrored(game)).to.be.true;
    expect(all(game, 'dialog [role="status"]')[0]?.textContent).to.match(/cannot|not/i);
  });
});

describe('<patience-settings>', () => {
  beforeEach(forget);
  afterEach(forget);

  const around = (
    attributes: Record<string, string>,
  ): HTMLElementTagNameMap['patience-settings'] => {
    const settings = document.createElement('patience-settings');
    for (const [name, value] of Object.entries(attributes)) settings.setAttribute(name, value);
    return settings;
  };

  for (const tag of gameTags)
    it(`hands its settings to ${tag} inside it`, async () => {
      const settings = around({ mirror: '', controls: 'undo', counters: 'moves' });
      somewhere().append(settings);
      const game = await placed(tag, { deal: 1 }, settings);
      await game.updateComplete;
      expect(isMirrored(game)).to.be.true;
      expect(all(game, '[part~="toolbar"] button').length).to.equal(1);
      expect(all(game, '.counters')[0]?.textContent).to.contain('Moves');
    });

  it('gives way to the attributes of a game', async () => {
    const settings = around({ controls: 'undo' });
    somewhere().append(settings);
    const game = await placed('canfield-game', { deal: 1, controls: 'undo redo' }, settings);
    expect(all(game, '[part~="toolbar"] button').length).to.equal(2);
  });

  it('is followed when it changes', async () => {
    const settings = around({});
    somewhere().append(settings);
    const game = await placed('canfield-game', { deal: 1 }, settings);
    settings.setAttribute('mirror', '');
    await settings.updateComplete;
    await game.updateComplete;
    expect(isMirrored(game)).to.be.true;
  });

  it('tells of a bad value itself, once, however many games are inside it', async () => {
    const warnings = await warningsOf(async () => {
      const settings = around({ controls: 'fly', deck: 'four-colour' });
      somewhere().append(settings);
      const games = await Promise.all(gameTags.map((tag) => placed(tag, { deal: 1 }, settings)));
      settings.setAttribute('mirror', '');
      await settings.updateComplete;
      for (const game of games) {
        await game.updateComplete;
        expect(isMirrored(game)).to.be.true;
        expect(toolbarNames(game)).to.include('Undo');
      }
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.include('<patience-settings> controls').and.to.include('"fly"');
  });

  it('gives its language to the games inside it', async () => {
    const settings = around({ lang: 'fr' });
    somewhere().append(settings);
    const game = await placed('canfield-game', { deal: 1 }, settings);
    expect(pileOf(game, 'stock').getAttribute('aria-label')).to.equal('Pioche');
  });

  it('reaches a game that was on the page before it was known', async () => {
    // An element that is not yet upgraded is any element; the provider announces itself later.
    const host = document.createElement('div');
    somewhere().append(host);
    const game = made('canfield-game', { deal: 1 });
    host.append(game);
    await game.updateComplete;
    const settings = around({ mirror: '' });
    host.before(settings);
    settings.append(game);
    await settings.updateComplete;
    await game.updateComplete;
    expect(isMirrored(game)).to.be.true;
  });
});
