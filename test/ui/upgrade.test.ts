/** The rules of demo/before-upgrade.css: a page keeps the place of a game until its script has come. */
import { expect } from '@open-wc/testing';
import { gameTags, somewhere, type GameTag } from './page.js';

const widths = [240, 320, 360, 600, 768, 1024, 1280, 2560];

/** Resolves when a script, a style sheet or a frame has been loaded. */
const loaded = (element: HTMLElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', resolve, { once: true });
    element.addEventListener('error', reject, { once: true });
  });

/** A page of its own, of that size, that has the rules but not the script yet. */
const pageOf = async (width: number, height: number): Promise<Document> => {
  const frame = document.createElement('iframe');
  frame.srcdoc = '<!doctype html><title>A page</title>';
  frame.width = String(width);
  frame.height = String(height);
  const ready = loaded(frame);
  somewhere().append(frame);
  await ready;
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no document');
  const rules = page.createElement('link');
  rules.rel = 'stylesheet';
  rules.href = '/demo/before-upgrade.css';
  const styled = loaded(rules);
  page.head.append(rules);
  await styled;
  return page;
};

const scriptComes = async (page: Document): Promise<void> => {
  const script = page.createElement('script');
  script.type = 'module';
  script.src = '/src/patience-elements.ts';
  const ran = loaded(script);
  page.head.append(script);
  await ran;
};

interface Place {
  readonly where: string;
  readonly tag: GameTag;
  readonly around: Readonly<Record<string, string>>;
  readonly attribute?: string;
  /** The window must be so wide: before the script, margins and scrollbar can only be guessed. */
  readonly window?: number;
}

const put = (page: Document, { tag, around, attribute }: Place): HTMLElement => {
  const container = page.createElement('div');
  for (const [property, value] of Object.entries(around))
    container.style.setProperty(property, value);
  const game = page.createElement(tag);
  game.setAttribute('deal', '1');
  game.append('Here will be a game.');
  if (attribute) game.setAttribute(attribute, '');
  container.append(game);
  page.body.append(container);
  return game;
};

const wide = (width: number): Place['around'] => ({ width: `${width}px` });

/** The places of every game, with what each is called when it moves. */
const places = gameTags.flatMap((tag): Place[] => [
  ...widths.map((width) => ({ where: `${width} pixels`, tag, around: wide(width) })),
  { where: 'only shown', tag, around: wide(600), attribute: 'readonly' },
  { where: 'hidden', tag, around: wide(600), attribute: 'hidden' },
  { where: 'a float', tag, around: { float: 'left' }, window: 640 },
  // The one before floats on.
  { where: 'beside a float', tag, around: { width: '1000px' } },
  { where: 'a grid', tag, around: { clear: 'left', display: 'grid', width: '500px' } },
  { where: 'a lower cap', tag, around: { ...wide(600), '--patience-max-height': '25rem' } },
]);

describe('The style sheet for the time before the script', () => {
  for (const [width, height] of [
    [1280, 900],
    [740, 360],
    [320, 2000],
  ] as const)
    it(`keeps the place of each game to a pixel in a window of ${width} by ${height}`, async () => {
      const page = await pageOf(width, height);
      const fitting = places.filter((place) => width >= (place.window ?? 0));
      const games = fitting.map((place) => ({ place, game: put(page, place) }));
      const sizes = () => games.map(({ game }) => game.getBoundingClientRect());
      const before = sizes();
      await scriptComes(page);
      const after = sizes();
      for (const [index, { place, game }] of games.entries()) {
        const what = `${place.tag}, ${place.where}`;
        expect(game.shadowRoot, `${what}: drawn`).not.to.be.null;
        expect(before[index]?.height, `height of ${what}`).to.be.closeTo(
          after[index]?.height ?? NaN,
          0.5,
        );
        expect(before[index]?.width, `width of ${what}`).to.be.closeTo(
          after[index]?.width ?? NaN,
          0.5,
        );
      }
    });
});
