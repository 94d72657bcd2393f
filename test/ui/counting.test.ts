import { expect } from '@open-wc/testing';
import { games } from '../../src/patience-engine.js';
import { solveSync } from '../../src/patience-solver.js';
import { readStatistics, type Statistics } from '../../src/ui/statistics.js';
import {
  placed,
  toolbarButton,
  toolbarNames,
  warningsOf,
  type Game,
  type GameTag,
} from './page.js';
import { almostWon } from './positions.js';
import { withStandIn } from './stand-in.js';

const keyOf = (game: string): string => `patience-statistics-${game}`;
const keptOf = (game: string): string => sessionStorage.getItem(keyOf(game)) ?? '';
const statisticsOf = (game = 'canfield'): Statistics =>
  readStatistics(keptOf(game), game).statistics;

const turn = { from: 'stock', to: 'waste' };
/** Other test files play in other tabs: what is kept for the tab alone is not disturbed by them. */
const placedHere = (tag: GameTag, attributes: Parameters<typeof placed>[1]): Promise<Game> =>
  placed(tag, { storage: 'session', ...attributes });
const canfield = (deal = 1, more = {}): Promise<Game> =>
  placedHere('canfield-game', { deal, ...more });

/** A deal of Australian Patience that is quickly won. */
const winnable = 29;
const winIt = (game: Game): void => {
  const { moves = [] } = solveSync(games['australian-patience'].deal(winnable), { nodes: 20_000 });
  for (const move of moves) game.move(move);
  expect(game.status).to.equal('won');
};

/** Plays whatever comes first, which never wins a Calculation: the cards are all buried. */
const loseIt = (game: Game): void => {
  for (let [move] = game.legalMoves; move; [move] = game.legalMoves) game.move(move);
  expect(game.status).to.equal('lost');
};

const withoutStorage = (name: string, action: () => Promise<void>): Promise<void> => {
  const refuse = (): never => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  return withStandIn(Storage.prototype, name, refuse, action);
};

describe('An attempt counts', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });
  afterEach(() => {
    sessionStorage.clear();
  });

  it('when it is won, once, however often the win is undone', async () => {
    const game = await placedHere('australian-patience', { deal: winnable });
    winIt(game);
    const { scores, deals, bestWin } = statisticsOf('australian-patience');
    expect([scores[52], deals]).to.deep.equal([1, [winnable]]);
    expect(bestWin?.moves).to.equal(game.moveCount);
    const kept = keptOf('australian-patience');
    game.undo();
    game.redo();
    game.undo();
    game.stop();
    await game.newGame({ deal: 2 });
    game.move(turn);
    expect(keptOf('australian-patience')).to.equal(kept);
  });

  it('before the page hears of its end, so that a page may deal at once', async () => {
    const game = await placedHere('australian-patience', { deal: winnable });
    game.addEventListener('game-won', () => void game.newGame({ deal: 2 }));
    const { moves = [] } = solveSync(games['australian-patience'].deal(winnable), {
      nodes: 20_000,
    });
    for (const move of moves) game.move(move);
    expect(game.deal).to.equal(2);
    expect(statisticsOf('australian-patience').deals).to.deep.equal([winnable]);
  });

  it('as won when the page deals anew at its last move', async () => {
    const game = await placedHere('australian-patience', { deal: winnable });
    game.addEventListener('game-moved', ({ detail }) => {
      if (detail.status === 'won') void game.newGame({ deal: 2 });
    });
    const { moves = [] } = solveSync(games['australian-patience'].deal(winnable), {
      nodes: 20_000,
    });
    for (const move of moves) game.move(move);
    expect(statisticsOf('australian-patience').recent).to.deep.equal([52]);
  });

  it('when it is lost, and not again after undo', async () => {
    const game = await placedHere('calculation-game', { deal: 1 });
    loseIt(game);
    const { score } = game;
    expect(statisticsOf('calculation').recent).to.deep.equal([score]);
    game.undo();
    game.undo();
    loseIt(game);
    game.undo();
    game.stop();
    expect(statisticsOf('calculation').recent).to.deep.equal([score]);
    expect(statisticsOf('calculation').replays).to.equal(0);
  });

  it('when it is stopped, at its score', async () => {
    const game = await canfield();
    game.move(turn);
    game.stop();
    expect(statisticsOf().recent).to.deep.equal([game.score]);
  });

  it('when it is left after a move, once the former game cannot be taken up again', async () => {
    const game = await canfield();
    game.move(turn);
    await game.newGame({ deal: 2 });
    expect(statisticsOf().deals, 'it can still be taken up').to.be.empty;
    game.move(turn);
    expect(statisticsOf().deals).to.deep.equal([1]);
    game.setAttribute('deal', '3');
    game.setAttribute('deal', '4');
    expect(statisticsOf().deals, 'deal 2 can be taken up').to.deep.equal([1]);
    game.move(turn);
    expect(statisticsOf().deals).to.deep.equal([1, 2]);
  });

  it('not when the former game is taken up again, until that one ends', async () => {
    const game = await canfield();
    game.move(turn);
    await game.newGame({ deal: 2 });
    await game.updateComplete;
    toolbarButton(game, 'Back to the previous game').click();
    expect(game.deal).to.equal(1);
    game.move(turn);
    expect(keptOf('canfield')).to.equal('');
    game.stop();
    expect(statisticsOf().deals).to.deep.equal([1]);
  });

  it('once, where it is taken up again as it was earlier, or as it is', async () => {
    for (const undone of [0, 1]) {
      sessionStorage.clear();
      const game = await canfield();
      game.move(turn);
      const save = game.save();
      if (undone) game.move(turn);
      game.load(save);
      await game.updateComplete;
      // What would else be lost can be come back to.
      const back = toolbarNames(game).includes('Back to the previous game');
      expect(back, 'a way back').to.equal(undone === 1);
      game.move(turn);
      expect(keptOf('canfield'), 'not left').to.equal('');
      game.stop();
      expect(statisticsOf().recent).to.deep.equal([game.score]);
      game.load(save);
      game.move(turn);
      game.stop();
      expect(statisticsOf().recent, 'stopped again').to.have.length(1);
      expect(keptOf('canfield').trim().split('\n')).to.have.length(1);
      game.remove();
    }
  });

  it('once, wherever it is kept meanwhile', async () => {
    const game = await canfield();
    game.move(turn);
    await game.updateComplete;
    game.storage = 'none';
    await game.updateComplete;
    game.move(turn);
    game.storage = 'session';
    await game.updateComplete;
    game.move(turn);
    expect(keptOf('canfield')).to.equal('');
  });

  it('when everything in it was undone before it was left', async () => {
    const game = await canfield();
    game.move(turn);
    game.undo();
    await game.newGame({ deal: 2 });
    expect(keptOf('canfield'), 'it can still be taken up').to.equal('');
    game.move(turn);
    expect(statisticsOf().recent).to.deep.equal([1]);
  });

  it('once, however often the page is visited after everything in it was undone', async () => {
    const attributes = { 'storage-key': 'patience-counting' };
    const game = await canfield(1, attributes);
    game.move(turn);
    game.undo();
    await game.updateComplete;
    game.remove();
    for (const deal of [2, 3, 4]) (await canfield(deal, attributes)).remove();
    expect(keptOf('canfield')).to.equal('');
    const last = await canfield(5, attributes);
    last.move(turn);
    expect(statisticsOf().deals).to.deep.equal([1]);
  });

  it('once, though other moves were tried and the game loaded as it was before them', async () => {
    const game = await placedHere('australian-patience', { deal: winnable });
    const { moves = [] } = solveSync(games['australian-patience'].deal(winnable), {
      nodes: 20_000,
    });
    const middle = Math.floor(moves.length / 2);
    for (const move of moves.slice(0, middle)) game.move(move);
    const save = game.save();
    for (let undone = 0; undone < middle; undone++) game.undo();
    game.move(turn);
    game.load(save);
    await game.updateComplete;
    expect(toolbarNames(game)).to.include('Back to the previous game');
    for (const move of moves.slice(middle)) game.move(move);
    const { scores, replays } = statisticsOf('australian-patience');
    expect([scores[52], replays]).to.deep.equal([1, 0]);
  });

  it('once, where it was stopped as it had been earlier, and then is come back to', async () => {
    const game = await canfield();
    game.move(turn);
    const save = game.save();
    game.move(turn);
    game.load(save);
    game.stop();
    await game.updateComplete;
    toolbarButton(game, 'Back to the previous game').click();
    expect(game.moveCount).to.equal(2);
    game.stop();
    expect(keptOf('canfield').trim().split('\n')).to.have.length(1);
  });

  it('once, where it is loaded over a new deal that nothing was done in', async () => {
    for (const movesAfter of [0, 1]) {
      sessionStorage.clear();
      const game = await canfield();
      game.move(turn);
      const save = game.save();
      for (let move = 0; move < movesAfter; move++) game.move(turn);
      await game.newGame({ deal: 2 });
      game.load(save);
      await game.updateComplete;
      // There is a way back to what the save does not hold, and to nothing else.
      expect(toolbarNames(game).includes('Back to the previous game')).to.equal(movesAfter > 0);
      game.stop();
      await game.newGame({ deal: 3 });
      game.move(turn);
      expect(statisticsOf().deals).to.deep.equal([1]);
      expect(keptOf('canfield').trim().split('\n')).to.have.length(1);
      game.remove();
    }
  });

  it('once, where it is loaded as it was before it was won or left', async () => {
    const game = await placedHere('australian-patience', { deal: winnable });
    let wins = 0;
    game.addEventListener('game-won', () => wins++);
    game.move(turn);
    const save = game.save();
    game.undo();
    winIt(game);
    for (const deal of [2, 3]) {
      await game.newGame({ deal });
      game.move(turn);
      game.load(save);
      game.undo();
      winIt(game);
    }
    const { scores, replays } = statisticsOf('australian-patience');
    expect([wins, scores[52], replays]).to.deep.equal([1, 1, 0]);
    // One that only begins like it is another one.
    await game.newGame({ deal: winnable });
    winIt(game);
    expect([wins, statisticsOf('australian-patience').replays]).to.deep.equal([2, 1]);
  });

  it('when it is left for the game before it, by a move in that', async () => {
    const game = await canfield();
    game.move(turn);
    const other = await placedHere('canfield-game', { deal: 2 });
    other.move(turn);
    game.load(other.save());
    for (const deal of [1, 2, 1]) {
      await game.updateComplete;
      toolbarButton(game, 'Back to the previous game').click();
      expect([game.deal, game.moveCount]).to.deep.equal([deal, 1]);
    }
    expect(keptOf('canfield')).to.equal('');
    game.move(turn);
    expect(statisticsOf().deals).to.deep.equal([2]);
  });

  it('when it is left for good from an untouched one that lay before it', async () => {
    const game = await canfield();
    const save = game.save();
    game.move(turn);
    game.load(save);
    await game.newGame({ deal: 2 });
    game.move(turn);
    expect(statisticsOf().deals).to.deep.equal([1]);
  });

  it('not when nothing was moved in it', async () => {
    const game = await canfield();
    await game.newGame({ deal: 2 });
    game.stop();
    await game.newGame({ deal: 3 });
    expect(keptOf('canfield')).to.equal('');
  });

  it('not when it only starts over before its end', async () => {
    const game = await canfield();
    game.move(turn);
    game.restart();
    game.move(turn);
    expect(keptOf('canfield')).to.equal('');
  });

  it('again, as a replay, when the deal is played again after its end', async () => {
    const game = await canfield();
    game.move(turn);
    game.stop();
    game.restart();
    game.move(turn);
    game.stop();
    const { deals, replays } = statisticsOf();
    expect([deals, replays]).to.deep.equal([[1], 1]);
  });

  it('not when the page is closed: it is only laid aside', async () => {
    const game = await canfield();
    game.move(turn);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    game.remove();
    expect(keptOf('canfield')).to.equal('');
  });

  it('not again when it is taken up again after its end, on the next visit', async () => {
    const attributes = { deal: 1, 'storage-key': 'patience-counting' };
    const game = await placedHere('calculation-game', attributes);
    loseIt(game);
    await game.updateComplete;
    const kept = keptOf('calculation');
    game.remove();
    const later = await placedHere('calculation-game', attributes);
    expect(later.status, 'taken up again').to.equal('lost');
    later.undo();
    later.stop();
    expect(keptOf('calculation')).to.equal(kept);
  });

  it('at the score it had when its solution is shown, and not again at the end of that', async () => {
    const game = await placedHere('australian-patience', { deal: winnable, worker: 'none' });
    const { score } = game;
    await game.showSolution();
    while (game.moveCount === 0) await new Promise(requestAnimationFrame);
    const kept = keptOf('australian-patience');
    expect(statisticsOf('australian-patience').recent).to.deep.equal([score]);
    game.stop();
    expect(keptOf('australian-patience')).to.equal(kept);
  });

  it('not from a given position', async () => {
    for (const { tag, position, move } of almostWon) {
      const game = await placedHere(tag, { position });
      game.move(move);
      expect(game.status).to.equal('won');
      expect(Object.keys(sessionStorage).filter((key) => key.includes('statistics'))).to.be.empty;
    }
  });

  it('not in a game that is only shown', async () => {
    const game = await canfield(1, { readonly: true });
    game.move(turn);
    game.stop();
    expect(keptOf('canfield')).to.equal('');
  });

  it('on its own in a variant', async () => {
    const game = await canfield(1, { draw: 1, redeals: 2 });
    game.move(turn);
    game.stop();
    expect(keptOf('canfield')).to.equal('');
    expect(statisticsOf('canfield-draw-1-redeals-2').deals).to.deep.equal([1]);
    expect(keptOf('canfield-draw-1-redeals-2')).to.match(/^\s*\[1,1,1,\d+\]$/);
  });

  it('for the whole site, unless the page says otherwise', async () => {
    const game = await placed('canfield-game', { deal: 1, redeals: 777 });
    game.move(turn);
    game.stop();
    const key = keyOf('canfield-redeals-777');
    expect(localStorage.getItem(key)).to.match(/^\s*\[1,1,1,\d+\]$/);
    localStorage.removeItem(key);
  });

  it('beside those of another tab', async () => {
    const game = await canfield();
    game.move(turn);
    sessionStorage.setItem(keyOf('canfield'), '\n[500,12,34,56]');
    game.stop();
    sessionStorage.setItem(keyOf('canfield'), `${keptOf('canfield')}\n[501,13,34,56]`);
    await game.newGame({ deal: 2 });
    game.move(turn);
    game.stop();
    expect(statisticsOf().deals).to.deep.equal([500, 1, 501, 2]);
  });

  it('behind whatever was there, which stays', async () => {
    for (const found of ['{', '[]', '\u0000', '{"version":9}', '"x\\n"', '['.repeat(100)]) {
      sessionStorage.setItem(keyOf('canfield'), found);
      const game = await canfield();
      game.move(turn);
      const warnings = await warningsOf(() => game.stop());
      expect(warnings).to.deep.equal([]);
      expect(keptOf('canfield').startsWith(`${found}\n`)).to.be.true;
      expect(statisticsOf().deals).to.deep.equal([1]);
    }
  });

  it('only on this page with storage="none"', async () => {
    const game = await canfield(1, { storage: 'none' });
    game.move(turn);
    game.stop();
    // Games of other tests may be kept there meanwhile.
    expect(Object.keys(sessionStorage).filter((key) => key.includes('statistics'))).to.be.empty;
  });

  for (const method of ['getItem', 'setItem'])
    it(`without harm where the browser refuses ${method}, and is kept once it no longer does`, async () => {
      const game = await canfield(81);
      await withoutStorage(method, async () => {
        await withoutStorage('setItem', async () => {
          game.move(turn);
          game.stop();
          await game.newGame({ deal: 82 });
          game.move(turn);
        });
      });
      expect(game.moveCount).to.equal(1);
      game.stop();
      expect(statisticsOf().deals).to.deep.equal([81, 82]);
    });

  it('in a long list that is added up by itself', async () => {
    const lines = Array.from({ length: 400 }, (_, index) => `[${index + 10},20,30,40]`);
    sessionStorage.setItem(keyOf('canfield'), lines.join('\n'));
    const game = await canfield();
    game.move(turn);
    game.stop();
    while (!keptOf('canfield').startsWith('{')) await new Promise(requestAnimationFrame);
    expect(statisticsOf().deals.length).to.equal(401);
    expect(keptOf('canfield').split('\n').length).to.equal(1);
  });
});
