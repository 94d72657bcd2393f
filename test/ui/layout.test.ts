import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  all,
  boardOf,
  gameTags,
  pileOf,
  placed,
  settled,
  somewhere,
  type Game,
  type GameTag,
} from './page.js';
import { almostWon, australianTable, calculationTable, suitRun, wholeGames } from './positions.js';

const widths = [320, 360, 480, 600, 768, 1024, 1280, 1600];
const clubs = suitRun('C');
const diamonds = suitRun('D');

/** A table with a column, or a heap, of twenty cards. */
const longest: Record<GameTag, ReturnType<typeof australianTable> | undefined> = {
  'australian-patience': australianTable({
    columns: [[...clubs.slice(0, 10), ...diamonds.slice(0, 10)]],
  }),
  'calculation-game': calculationTable({
    heaps: [[...clubs.slice(1, 11), ...diamonds.slice(2, 12)]],
  }),
  // A run of Canfield holds thirteen cards at most.
  'canfield-game': undefined,
};

/** What of the game reaches beyond the board, by more than the pixel that rounding takes. */
const outside = (game: Game): string[] => {
  const board = boardOf(game).getBoundingClientRect();
  return all(game, '[data-card], [data-pile]')
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return (
        left < board.left - 1 ||
        right > board.right + 1 ||
        top < board.top - 1 ||
        bottom > board.bottom + 1
      );
    })
    .map(({ dataset }) => dataset.pile ?? `card ${dataset.card ?? ''}`);
};

describe('The board', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  for (const tag of gameTags)
    it(`of ${tag} fits every width from 320 to 1600 pixels`, async () => {
      const position = longest[tag];
      const game = await placed(tag, position ? { position } : { deal: 1 });
      for (const width of widths) {
        await setViewport({ width, height: 700 });
        await settled(game);
        expect(outside(game), `at ${width}`).to.be.empty;
        const root = document.documentElement;
        expect(root.scrollWidth, `no horizontal scrollbar at ${width}`).to.be.at.most(
          root.clientWidth,
        );
        expect(boardOf(game).scrollWidth).to.be.at.most(boardOf(game).clientWidth);
      }
    });

  it('goes by the width of its container, not of the window', async () => {
    await setViewport({ width: 1200, height: 800 });
    const main = somewhere();
    const game = await placed('canfield-game', { deal: 1 }, main);
    for (const width of [240, 320, 500, 900]) {
      main.style.setProperty('inline-size', `${width}px`);
      await settled(game);
      expect(game.getBoundingClientRect().width, `in ${width}`).to.be.closeTo(width, 1);
      expect(outside(game), `in ${width}`).to.be.empty;
    }
  });

  for (const [name, styles] of [
    ['a flex box', { display: 'flex' }],
    ['a grid', { display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)' }],
    ['a table cell', { display: 'table-cell' }],
    ['a float', { float: 'left' }],
  ] as const)
    it(`has a size in ${name}`, async () => {
      const main = somewhere();
      for (const [property, value] of Object.entries(styles))
        main.style.setProperty(property, value);
      const game = await placed('canfield-game', { deal: 1 }, main);
      expect(boardOf(game).getBoundingClientRect().width).to.be.above(150);
      expect(outside(game)).to.be.empty;
    });

  it('beside text in a table makes no page of 360 pixels overflow', async () => {
    await setViewport({ width: 360, height: 700 });
    const main = somewhere();
    main.style.setProperty('display', 'table');
    const cells = ['Some words beside the game, long enough to want a whole line.', ''].map(
      (words) => {
        const cell = document.createElement('div');
        cell.style.setProperty('display', 'table-cell');
        cell.append(words);
        main.append(cell);
        return cell;
      },
    );
    const game = await placed('canfield-game', { deal: 1 }, cells[1]);
    await settled(game);
    const root = document.documentElement;
    expect(root.scrollWidth).to.be.at.most(root.clientWidth);
    expect(outside(game)).to.be.empty;
  });

  it('alone in a table cell or a float has a good size of its own', async () => {
    await setViewport({ width: 1000, height: 700 });
    for (const [property, value] of [
      ['display', 'table-cell'],
      ['float', 'left'],
    ] as const) {
      const main = somewhere();
      main.style.setProperty(property, value);
      const game = await placed('canfield-game', { deal: 1 }, main);
      expect(game.getBoundingClientRect().width, value).to.be.within(560, 640);
      game.remove();
    }
  });

  it('has its size once a hidden tab of the page is shown', async () => {
    const main = somewhere();
    main.hidden = true;
    const game = await placed('canfield-game', { deal: 1 }, main);
    game.move({ from: 'stock', to: 'waste' });
    await game.updateComplete;
    main.hidden = false;
    await settled(game);
    expect(boardOf(game).getBoundingClientRect().height).to.be.above(150);
    expect(outside(game)).to.be.empty;
  });

  it('shows every pile on a phone held sideways', async () => {
    await setViewport({ width: 740, height: 360 });
    for (const tag of gameTags) {
      const game = await placed(tag, { deal: 1 });
      expect(game.getBoundingClientRect().height, tag).to.be.at.most(361);
      expect(outside(game), tag).to.be.empty;
      game.remove();
    }
  });

  for (const { tag, position, solution } of wholeGames)
    it(`of ${tag} keeps its height, whatever the position`, async () => {
      await setViewport({ width: 700, height: 900 });
      const game = await placed(tag, { position });
      const height = (): number => game.getBoundingClientRect().height;
      const start = height();
      for (const [step, move] of solution.entries()) {
        game.move(move);
        if (step % 7 > 0 && step < solution.length - 2) continue;
        await settled(game);
        expect(outside(game), `after ${step} moves`).to.be.empty;
        if (game.status === 'playing')
          expect(height(), `after ${step} moves`).to.be.closeTo(start, 1);
      }
    });

  it('keeps its height when the game is won', async () => {
    for (const { tag, position, move } of almostWon) {
      const game = await placed(tag, { position });
      const { height } = game.getBoundingClientRect();
      game.move(move);
      await settled(game);
      expect(game.getBoundingClientRect().height, tag).to.be.closeTo(height, 1);
    }
  });
});

describe('A fan', () => {
  for (const [tag, pile] of [
    ['australian-patience', 'column-1'],
    ['calculation-game', 'waste-1'],
  ] as const)
    it(`closes up in ${tag}, so that twenty cards show their index and stay on the board`, async () => {
      await setViewport({ width: 800, height: 700 });
      const game = await placed(tag, { position: longest[tag] ?? '' });
      await settled(game);
      const cards = [...pileOf(game, pile).querySelectorAll('[data-card]')].map((card) =>
        card.getBoundingClientRect(),
      );
      expect(cards).to.have.length(20);
      expect(outside(game)).to.be.empty;
      for (const [index, card] of cards.entries()) {
        const before = cards[index - 1];
        if (before) expect(card.top - before.top, `card ${index}`).to.be.above(8);
      }
    });
});

describe('The counters', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  for (const width of [290, 360, 520])
    it(`are whole in the toolbar, all three of them, at ${width} pixels`, async () => {
      await setViewport({ width, height: 700 });
      const counters = 'score moves time';
      for (const lang of ['en', 'fr']) {
        const game = await placed('canfield-game', { deal: 1, counters, lang });
        await settled(game);
        const bar = all(game, '[part~="toolbar"]')[0]?.getBoundingClientRect() ?? new DOMRect();
        const shown = all(game, '.counters > span').map((span) => span.getBoundingClientRect());
        expect(shown).to.have.length(3);
        for (const { left, right, top, bottom } of shown) {
          expect(left, lang).to.be.at.least(bar.left);
          expect(right, lang).to.be.at.most(bar.right);
          expect(top, lang).to.be.at.least(bar.top);
          expect(bottom, lang).to.be.at.most(bar.bottom);
        }
        const last = all(game, '[part="button"]').at(-1)?.getBoundingClientRect();
        expect(Math.min(...shown.map(({ left }) => left)), lang).to.be.at.least(last?.right ?? 0);
        game.remove();
      }
    });
});
