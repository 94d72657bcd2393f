import { expect, waitUntil } from '@open-wc/testing';
import { games } from '../../src/patience-engine.js';
import { solveSync } from '../../src/patience-solver.js';
import { dailyDeal } from '../../src/ui/daily-deals.js';
import {
  all,
  listen,
  made,
  placed,
  said,
  somewhere,
  toolbarButton,
  type Game,
  type GameTag,
} from './page.js';
import { withStandIn } from './stand-in.js';

/** A machine may be busy. */
const patience = { timeout: 20_000 };
const today = (): number => Math.floor(Date.now() / 86_400_000);

const menuText = (game: Game): string => all(game, '[part~="menu"]')[0]?.textContent ?? '';
const barOf = (game: Game): HTMLElement | undefined => all(game, '.advice')[0];

/** A game whose deal of the day is not known yet, and what is heard of it. */
const waiting = <Tag extends GameTag>(tag: Tag) => {
  const main = somewhere();
  const heard = listen(main, ['game-started']);
  const game = made(tag, { deal: 'daily', storage: 'none' });
  main.append(game);
  return { game, heard };
};

describe('The deal of the day', () => {
  it('is another one each day, and the same for everybody on that day', () => {
    expect(dailyDeal('canfield', 20_454)).to.equal(1);
    expect(dailyDeal('canfield', 20_787)).to.equal(dailyDeal('canfield', 20_787));
    const days = Array.from({ length: 365 }, (_, day) =>
      dailyDeal('australian-patience', 20_787 + day),
    );
    expect(new Set(days).size).to.equal(365);
  });

  it('can be won', () => {
    for (const [id, rules] of Object.entries(games))
      for (let day = 20_787; day < 20_807; day++) {
        const deal = dailyDeal(id, day) ?? 0;
        expect(solveSync(rules.deal(deal)).verdict, `${id} ${deal}`).to.equal('winnable');
      }
  });

  it('is on the table where the page asks for it', async () => {
    const game = await placed('canfield-game', { deal: 'daily' });
    const days = [today(), today() + 1];
    await waitUntil(
      () => days.some((day) => game.deal === dailyDeal('canfield', day)),
      'the deal of the day',
      patience,
    );
  });

  it('is the only one that begins: nothing moves before it is known', async () => {
    const { game, heard } = waiting('canfield-game');
    expect(heard).to.be.empty;
    expect(game.legalMoves).to.be.empty;
    expect(game.move({ from: 'stock', to: 'waste' })).to.be.false;
    expect(game.stop()).to.be.false;
    const [hint] = await Promise.all([game.hint(), game.showSolution()]);
    expect(hint).to.be.null;
    await waitUntil(() => heard.length > 0, 'the deal of the day', patience);
    expect(heard.map(({ detail }) => detail)).to.deep.equal([
      { game: 'canfield', deal: game.deal, resumed: false },
    ]);
    expect([today(), today() + 1].map((day) => dailyDeal('canfield', day))).to.include(game.deal);
    expect(game.move({ from: 'stock', to: 'waste' })).to.be.true;
  });

  it('has no number before it is known, and is not taken for what keeps its place', async () => {
    const { game, heard } = waiting('canfield-game');
    expect(game.deal).to.be.null;
    expect(toolbarButton(game, 'Hint').getAttribute('aria-disabled')).to.equal('true');
    game.draw = 1;
    await game.updateComplete;
    expect(heard.map(({ detail }) => detail)).to.deep.equal(
      game.deal === null ? [] : [{ game: 'canfield', deal: game.deal, resumed: false }],
    );
    await waitUntil(() => heard.length > 0, 'the deal of the day', patience);
    expect([today(), today() + 1].map((day) => dailyDeal('canfield', day))).to.include(game.deal);
    expect(game.position).to.deep.equal(
      games.canfield.format(games.canfield.deal(game.deal ?? 0, { draw: 1 })),
    );
    expect(heard).to.have.length(1);
  });

  it('comes first where a winnable deal is asked for before it is known', async () => {
    const { game, heard } = waiting('australian-patience');
    const deal = await game.newGame({ deal: 1, winnable: true });
    expect(game.deal).to.equal(deal);
    expect(heard).to.have.length(2);
  });

  it('comes only where nothing else was asked for since, nor does a winnable deal', async () => {
    const { game, heard } = waiting('australian-patience');
    const search = game.newGame({ winnable: true }).catch((error: unknown) => error);
    await game.newGame({ deal: 3 });
    game.move(game.legalMoves[0] ?? { from: 'stock', to: 'waste' });
    expect(await search).to.have.property('name', 'AbortError');
    expect([game.deal, game.moveCount]).to.deep.equal([3, 1]);
    expect(heard).to.have.length(1);
  });

  it('waits while the game of another day is played', async () => {
    const attributes = { deal: 'daily', 'storage-key': 'daily-test', storage: 'session' };
    const game = await placed('canfield-game', attributes);
    await game.newGame({ deal: 77 });
    game.move({ from: 'stock', to: 'waste' });
    await game.updateComplete;
    game.remove();
    const next = await placed('canfield-game', attributes);
    expect(next.deal).to.equal(77);
    expect(next.moveCount).to.equal(1);
    next.remove();
    sessionStorage.removeItem('daily-test');
  });
});

describe('A deal that can be won', () => {
  it('is found from a number on, always the same', async () => {
    const game = await placed('australian-patience', { deal: 1 });
    const deal = await game.newGame({ deal: 1, winnable: true });
    expect(game.deal).to.equal(deal);
    const verdicts = Array.from(
      { length: deal },
      (_, index) => solveSync(games['australian-patience'].deal(index + 1)).verdict,
    );
    expect(verdicts.indexOf('winnable')).to.equal(deal - 1);
  });

  it('is what a page gets that asks for such deals', async () => {
    let game = made('australian-patience');
    // The number drawn by lot is 1, of which nobody can win the deal.
    await withStandIn(
      Math,
      'random',
      () => 0,
      async () => {
        game = await placed('australian-patience', { winnable: true });
      },
    );
    expect(game.deal).to.equal(1);
    await waitUntil(() => game.deal !== 1, 'another deal', patience);
    const { verdict } = solveSync(games['australian-patience'].deal(game.deal ?? 1));
    expect(verdict).to.equal('winnable');
  });

  it('is not looked for where a deal is named', async () => {
    const game = await placed('australian-patience', { deal: 6, winnable: true });
    expect(await game.newGame({ deal: 1 })).to.equal(1);
    expect(await game.newGame({ deal: 1, winnable: true })).to.equal(6);
  });

  it('gives way to whatever is asked for after it, even at once', async () => {
    const game = await placed('australian-patience', { deal: 1 });
    const begun = game.save();
    const move = { from: 'stock', to: 'waste' };
    const later: (() => unknown)[] = [
      () => game.move(move),
      () => game.undo(),
      () => (game.deal = 9),
      () => {
        game.load(begun);
      },
      () => game.newGame({ deal: 3 }),
      () => game.stop(),
    ];
    for (const ask of later) {
      const search = game.newGame({ winnable: true }).catch((error: unknown) => error);
      ask();
      const { deal, moveCount } = game;
      expect(await search).to.have.property('name', 'AbortError');
      expect([game.deal, game.moveCount]).to.deep.equal([deal, moveCount]);
    }
  });

  it('is not looked for any longer when the reader cancels', async () => {
    const game = await placed('australian-patience', { deal: 1, worker: 'none' });
    const heard = listen(game, ['game-started']);
    // Twelve deals from here on cannot be won: the search takes a while. How long depends on the
    // machine, so its sign is looked for more often than usual.
    const search = game.newGame({ deal: 301, winnable: true }).then(
      () => 'found',
      (error: unknown) => (error as Error).name,
    );
    const soon = { ...patience, interval: 1 };
    await waitUntil(() => barOf(game), 'a sign that it is looked for', soon);
    expect(barOf(game)?.textContent).to.contain('Looking for a deal that can be won');
    expect(said(game)).to.contain('Looking for a deal that can be won');
    barOf(game)?.querySelector('button')?.click();
    expect(await search).to.equal('AbortError');
    await game.updateComplete;
    expect(barOf(game)).to.be.undefined;
    expect(game.deal).to.equal(1);
    expect(heard).to.be.empty;
  });

  it('is asked for by yes or no', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    const failure = await game
      .newGame({ winnable: 'yes' as never })
      .catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(TypeError);
  });
});

describe('The number of a deal', () => {
  for (const [deal, words] of [
    [1, 'This deal cannot be won.'],
    [6, 'This deal can be won.'],
  ] as const)
    it(`is told with what is known of it: deal ${deal}`, async () => {
      const game = await placed('australian-patience', { deal });
      expect(solveSync(games['australian-patience'].deal(deal)).verdict).to.equal(
        words.includes('cannot') ? 'unwinnable' : 'winnable',
      );
      toolbarButton(game, 'More').click();
      await waitUntil(() => menuText(game).includes(words), words, patience);
    });
});
