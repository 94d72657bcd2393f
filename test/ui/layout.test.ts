import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { itWhere } from '../tools/engines.js';
import {
  all,
  boardOf,
  gameTags,
  made,
  pileOf,
  placed,
  settled,
  somewhere,
  type Game,
  type GameTag,
} from './page.js';
import { almostWon, australianTable, calculationTable, suitRun, wholeGames } from './positions.js';

const boxOf = (element: Element | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? new DOMRect();
/** Whether two boxes have more in common than an edge. */
const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left + 0.5 < other.right &&
  other.left + 0.5 < one.right &&
  one.top + 0.5 < other.bottom &&
  other.top + 0.5 < one.bottom;

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

  for (const zoom of ['0.7', '1.4'])
    itWhere('place in zoom', `fills its container in a page with zoom: ${zoom}`, async () => {
      const main = somewhere();
      main.style.setProperty('zoom', zoom);
      main.style.setProperty('inline-size', '400px');
      const game = await placed('canfield-game', { deal: 1 }, main);
      await settled(game);
      const [board, around] = [boardOf(game), game].map((part) => part.getBoundingClientRect());
      expect(board?.width).to.be.closeTo(around?.width ?? 0, 2);
      expect(outside(game)).to.deep.equal([]);
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

describe('The text of the page around a game', () => {
  for (const [property, value] of [
    ['white-space', 'pre-wrap'],
    ['text-indent', '2em'],
    ['line-height', '2'],
    ['writing-mode', 'vertical-rl'],
  ] as const)
    it(`does not disturb it by ${property}: ${value}`, async () => {
      const places = async (main: HTMLElement): Promise<string[]> => {
        const game = made('calculation-game', { deal: 1 });
        game.style.setProperty('width', '600px');
        main.append(game);
        await settled(game);
        const { left, top } = game.getBoundingClientRect();
        const shown = all(game, '[part~="button"], [data-pile], .caption, .tally, .status');
        return shown.map((element) => {
          const rect = element.getBoundingClientRect();
          return [rect.left - left, rect.top - top, rect.width, rect.height]
            .map(Math.round)
            .join(' ');
        });
      };
      const plain = await places(somewhere());
      const main = somewhere();
      main.style.setProperty(property, value);
      expect(await places(main)).to.deep.equal(plain);
    });
});

describe('What is said', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  for (const width of [240, 320]) {
    const title = `is whole in a game of ${width} pixels, however long`;
    const itSays = (body: () => Promise<void>): unknown =>
      width < 290 ? itWhere('narrow viewport', title, body) : it(title, body);
    itSays(async () => {
      await setViewport({ width, height: 600 });
      const game = await placed('canfield-game', { deal: 1, lang: 'fr' });
      while (!all(game, '[lang="fr"]')[0]) await new Promise(requestAnimationFrame);
      let longest = 0;
      for (let step = 0; step < 40; step++) {
        const hint = await game.hint();
        if (hint) game.move(hint);
        await game.updateComplete;
        const [line] = all(game, '.status');
        if (!line) throw new Error('Expected a status line');
        longest = Math.max(longest, line.clientHeight);
        expect(line.scrollHeight, line.textContent).to.be.at.most(line.clientHeight);
        const [shown, around] = [line, game].map((element) => element.getBoundingClientRect());
        expect(shown?.bottom).to.be.at.most((around?.bottom ?? 0) + 1);
      }
      expect(longest, 'more than two lines').to.be.above(44);
    });
  }
});

describe('A fan', () => {
  for (const [tag, pile] of [
    ['australian-patience', 'column-1'],
    ['calculation-game', 'waste-1'],
  ] as const)
    it(`closes up in ${tag}, so that twenty cards show their index and stay on the board`, async () => {
      // So low that the board is as low as it can be.
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
        // The sign of the rank ends below a seventh of the card; an eighth tells it from all others.
        const strip = before ? (card.top - before.top) / card.height : 1;
        expect(strip, `card ${index}`).to.be.above(0.125);
      }
    });
});

describe('The toolbar', () => {
  const all9 = 'new restart undo redo hint collect rules statistics settings'.split(' ');
  for (const lang of ['en', 'fr', 'de', 'es'])
    it(`shows its buttons and counters whole, however many and narrow: ${lang}`, async () => {
      const narrow = somewhere();
      const counters = 'score moves time';
      const game = await placed('canfield-game', { deal: 1, lang, counters }, narrow);
      await waitUntil(() => all(game, `[lang="${lang}"]`).length > 0, lang);
      for (const width of [240, 270, 290, 320, 360, 520])
        for (const shown of ['score', counters])
          for (const controls of [undefined, ...all9.map((_, last) => all9.slice(0, last + 1))]) {
            narrow.style.inlineSize = `${width}px`;
            game.counters = shown;
            game.controls = controls?.join(' ');
            await game.updateComplete;
            const what = `${width}px, ${shown}, ${controls?.length ?? 'usual'} controls`;
            const bar = boxOf(all(game, '[part~="toolbar"]')[0]);
            const parts = all(game, '.toolbar > [part="button"], .counters > span').map(boxOf);
            for (const part of parts) {
              expect(part.left, what).to.be.at.least(bar.left);
              expect(part.right, what).to.be.at.most(bar.right);
              expect(part.top, what).to.be.at.least(bar.top);
              expect(part.bottom, what).to.be.at.most(bar.bottom);
              for (const other of parts)
                expect(other === part || !overlap(part, other), `${what}: apart`).to.be.true;
            }
          }
    });

  for (const lang of ['en', 'fr', 'de', 'es'])
    it(`keeps its height while the counters grow, and a way back comes and goes: ${lang}`, async () => {
      const narrow = somewhere();
      const attributes = { deal: 1, lang, counters: 'score moves time', controls: all9.join(' ') };
      const game = await placed('canfield-game', attributes, narrow);
      await waitUntil(() => all(game, `[lang="${lang}"]`).length > 0, lang);
      const widths = Array.from({ length: 100 }, (_, step) => 240 + 3 * step);
      const heights = async (): Promise<number[]> => {
        await game.updateComplete;
        return widths.map((width) => {
          narrow.style.inlineSize = `${width}px`;
          return boxOf(all(game, '[part~="toolbar"]')[0]).height;
        });
      };
      const begun = await heights();
      for (let turn = 0; turn < 10; turn++) game.move({ from: 'stock', to: 'waste' });
      expect(await heights(), 'after ten moves').to.deep.equal(begun);
      await game.newGame({ deal: 2 });
      expect(await heights(), 'with a way back').to.deep.equal(begun);
      expect(all(game, '[data-command="back"]')).to.have.length(1);
    });

  it('opens its menu before what the page has put beside it, for those who walk by keys', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    const own = document.createElement('button');
    own.slot = 'toolbar';
    game.append(own);
    const [more] = all(game, '[data-command="more"]');
    more?.click();
    await game.updateComplete;
    const [bar] = all(game, '[part~="toolbar"]');
    const order = [...(bar?.querySelectorAll('.menu button, slot') ?? [])];
    expect(order.at(-1)?.localName).to.equal('slot');
    expect(order).to.have.length.above(1);
  });
});
