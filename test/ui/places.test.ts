/** Games for pages whose editor strips unknown tags: in a plain place, or in a frame. */
import { expect, fixture, html } from '@open-wc/testing';
import type { Game } from './page.js';

/** A page of its own with that content, in which the script has run. */
const pageWith = async (body: string): Promise<Document> => {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe title="A page"></iframe>`);
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no document');
  page.body.setHTMLUnsafe(body);
  const script = page.createElement('script');
  script.type = 'module';
  script.src = '/src/patience-elements.ts';
  const ran = new Promise((resolve) => {
    script.addEventListener('load', resolve, { once: true });
  });
  page.head.append(script);
  await ran;
  return page;
};

/** A page of its own at an address, once there is what is looked for. */
const shownAt = async <Found>(
  address: string,
  find: (page: Document) => Found | null | undefined | false,
): Promise<Found> => {
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe title="A frame" src=${address}></iframe>`,
  );
  for (;;) {
    const found = frame.contentDocument && find(frame.contentDocument);
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
};

/** A page of its own at an address, once it shows a game. */
const framed = (address: string): Promise<Game> =>
  shownAt(address, (page) => {
    const game = page.querySelector('body > :first-child');
    return game?.shadowRoot?.querySelector('.board') ? (game as Game) : null;
  });

describe('A plain place for a game', () => {
  for (const [id, tag] of [
    ['calculation', 'calculation-game'],
    ['canfield', 'canfield-game'],
    ['australian-patience', 'australian-patience'],
    ['canfield-game', 'canfield-game'],
  ] as const)
    it(`for ${id} becomes ${tag}, with the attributes that it names`, async () => {
      const page = await pageWith(
        `<div data-patience="${id}" data-deal="7" data-storage="none" data-auto-collect=""><b>A game</b></div>`,
      );
      const [game, ...others] = page.querySelector('[data-patience]')?.children ?? [];
      expect(others).to.be.empty;
      expect(game?.localName).to.equal(tag);
      expect((game as Game).deal).to.equal(7);
      expect((game as Game).autoCollect).to.be.true;
      expect(game?.shadowRoot?.querySelectorAll('[data-card]').length).to.be.at.least(5);
    });

  it('takes no attribute that is not the game’s, nor one that is the page’s to say', async () => {
    const page = await pageWith(
      '<div data-patience="canfield" data-onclick="alert(1)" data-id="x" data-worker="data:,x" data-storage-key="y" data-storage="none"></div>',
    );
    const game = page.querySelector('canfield-game');
    expect(game?.getAttributeNames()).to.deep.equal(['storage']);
  });

  it('for a game that is none stays as it is', async () => {
    const page = await pageWith('<div data-patience="klondike">Later</div>');
    expect(page.querySelector('[data-patience]')?.textContent).to.equal('Later');
  });
});

describe('The page to be framed', () => {
  it('shows the game that its address names', async () => {
    const game = await framed('/embed-page?game=calculation&deal=12&lang=de&storage=none');
    expect(game.localName).to.equal('calculation-game');
    expect(game.deal).to.equal(12);
    expect(game.ownerDocument.documentElement.lang).to.equal('de');
  });

  it('knows a game by its tag, too', async () => {
    const game = await framed('/embed-page?game=calculation-game&storage=none');
    expect(game.localName).to.equal('calculation-game');
  });

  it('says that a game is none', async () => {
    const words = await shownAt(
      '/embed-page?game=klondike',
      (page) => /There is no.*/.exec(page.querySelector('body')?.textContent ?? '')?.[0],
    );
    expect(words).to.equal(
      'There is no such game: expected calculation, canfield or australian-patience, got "klondike".',
    );
  });

  it('keeps each game on its own', async () => {
    const keys = [];
    for (const deal of [7, 8]) {
      const game = await framed(`/embed-page?game=canfield&deal=${deal}&storage=none`);
      keys.push(game.storageKey);
    }
    expect(new Set(keys).size).to.equal(2);
  });

  it('takes nothing from its address that is not the game’s', async () => {
    const address = new URLSearchParams({
      game: 'canfield',
      storage: 'none',
      onclick: 'alert(1)',
      'a b': '<b>',
      worker: 'https://example.org/worker.js',
    });
    const game = await framed(`/embed-page?${address}`);
    expect(game.getAttributeNames()).to.have.members(['storage', 'storage-key']);
  });

  it('works under a strict content security policy', async () => {
    const policy = encodeURIComponent("default-src 'none'; script-src 'self'");
    const game = await framed(`/embed-page?policy=${policy}&storage=none`);
    expect(game.localName).to.equal('canfield-game');
    const { margin } = getComputedStyle(game.ownerDocument.body);
    expect(margin).to.equal('0px');
  });
});
