/**
 * The four themes of demo/themes.html, as they are served to readers: whether axe has anything to
 * say, and whether the frames that show a state can be seen (WCAG 1.4.11).
 */
import { expect } from '@open-wc/testing';
import { lowestContrast } from './contrast.js';
import { enterBoard, handyTable, press } from './hands.js';
import { all, placed, somewhere, toolbarButton, type Game, type GameTag } from './page.js';
import { almostLost, almostStuck, almostWon, type Ending } from './positions.js';

const demo = new URL('../../demo/', import.meta.url);

interface Theme {
  readonly name: string;
  readonly className: string;
  readonly tag: GameTag;
  readonly attributes: Record<string, string>;
}

/** The themes of the page, each with the game that it shows. */
const themesOf = (page: Document): Theme[] =>
  [...page.querySelectorAll('main > section')].map((section) => {
    const game = section.querySelector('[deal]');
    return {
      name: section.querySelector('h2')?.textContent ?? '',
      className: section.className,
      tag: (game?.localName ?? '') as GameTag,
      attributes: Object.fromEntries(
        [...(game?.attributes ?? [])].map(({ name, value }) => [name, value]),
      ),
    };
  });

// eslint-disable-next-line no-restricted-globals -- no game asks for them: the test reads the demo's files
const textOf = async (file: string): Promise<string> => (await fetch(new URL(file, demo))).text();

const themes = themesOf(new DOMParser().parseFromString(await textOf('themes.html'), 'text/html'));
const sheet = new CSSStyleSheet();
sheet.replaceSync(await textOf('themes.css'));

/** A place in the page that is dressed as a theme. */
const dressed = (className: string): HTMLElement => {
  const section = document.createElement('section');
  section.className = className;
  somewhere().append(section);
  return section;
};

const lift = async (game: Game): Promise<void> => {
  all(game, 'button.movable')[0]?.click();
  await game.updateComplete;
};

/** One move before an ending, for the game of a theme. */
const endingOf = (endings: readonly Ending[], tag: GameTag): Ending => {
  const ending = endings.find((candidate) => candidate.tag === tag);
  if (!ending) throw new Error(`Expected an ending of ${tag}`);
  return ending;
};

const ended = async (
  endings: readonly Ending[],
  { tag, attributes }: Theme,
  into: HTMLElement,
): Promise<Game> => {
  const { position, move } = endingOf(endings, tag);
  const game = await placed(tag, { ...attributes, position }, into);
  game.move(move);
  await game.updateComplete;
  return game;
};

const states: Readonly<Record<string, (theme: Theme, into: HTMLElement) => Promise<Game>>> = {
  'in play': ({ tag, attributes }, into) => placed(tag, attributes, into),
  'with a card lifted': async ({ tag, attributes }, into) => {
    const game = await placed(tag, attributes, into);
    const turn = game.legalMoves[0];
    if (turn) game.move(turn);
    await game.updateComplete;
    await lift(game);
    expect(all(game, '.selected'), 'lifted').not.to.be.empty;
    return game;
  },
  'with a dialog open': async ({ tag, attributes }, into) => {
    const game = await placed(tag, { ...attributes, controls: 'rules' }, into);
    toolbarButton(game, 'Rules').click();
    while (!all(game, 'dialog[open]')[0]) await new Promise(requestAnimationFrame);
    return game;
  },
  won: (theme, into) => ended(almostWon, theme, into),
  'lost or stuck': (theme, into) => ended([...almostLost, almostStuck], theme, into),
};

before(() => {
  document.adoptedStyleSheets.push(sheet);
});
after(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
});

describe('The themes of the demo', () => {
  it('are four', () => {
    expect(themes.map(({ className }) => className)).to.deep.equal([
      'classic',
      'paper',
      'dark',
      'contrast',
    ]);
  });

  for (const theme of themes)
    for (const [state, show] of Object.entries(states))
      it(`leave axe nothing to complain of: ${theme.name}, ${state}`, async () => {
        const game = await show(theme, dressed(theme.className));
        await expect(game).to.be.accessible();
      });
});

/** WCAG 1.4.11: what shows a state stands out from what it lies on. */
const LEAST = 3;

/** Where the frames are looked at: the themes, and the games as they come. */
const places: readonly (readonly [name: string, className: string, scheme?: string])[] = [
  ...themes.map(({ name, className }) => [name, className] as const),
  ['no theme, light', '', 'light'],
  ['no theme, dark', '', 'dark'],
];

const shadowColour = (element: Element): string =>
  // The colour comes first in a shadow as it is computed, and the frame is the first shadow.
  /^[a-z]+\([^)]*\)/.exec(getComputedStyle(element).boxShadow)?.[0] ?? '';

describe('A frame can be seen on the felt', () => {
  const table = async (className: string, scheme = ''): Promise<Game> => {
    const section = dressed(className);
    if (scheme) {
      section.style.setProperty('color-scheme', scheme);
      section.style.setProperty('background', 'Canvas');
    }
    return placed('canfield-game', { position: handyTable }, section);
  };

  for (const [name, className, scheme] of places) {
    it(`around the focus, with ${name}`, async () => {
      const game = await table(className, scheme);
      enterBoard(game);
      await press(game, 'ArrowRight');
      const card = all(game, '.card:focus-visible')[0];
      if (!card) throw new Error('Expected the focus to be seen on a card');
      expect(lowestContrast(getComputedStyle(card).outlineColor, card)).to.be.at.least(LEAST);
      toolbarButton(game, 'Hint').focus();
      const button = all(game, '[part="button"]:focus-visible')[0];
      if (!button) throw new Error('Expected the focus to be seen on a button');
      expect(lowestContrast(getComputedStyle(button).outlineColor, button)).to.be.at.least(LEAST);
    });

    it(`around what is lifted and what takes it, with ${name}`, async () => {
      const game = await table(className, scheme);
      await lift(game);
      const lifted = all(game, '.selected')[0];
      const taker = all(game, '.target > :nth-last-child(1 of .base, .card)')[0];
      if (!lifted || !taker) throw new Error('Expected a card to be lifted and a pile to take it');
      expect(lowestContrast(shadowColour(lifted), lifted), 'lifted').to.be.at.least(LEAST);
      expect(lowestContrast(shadowColour(taker), taker), 'target').to.be.at.least(LEAST);
    });

    it(`around what a hint points at, with ${name}`, async () => {
      const game = await table(className, scheme);
      await game.hint();
      await game.updateComplete;
      const hinted = all(game, '.card.hinted')[0];
      if (!hinted) throw new Error('Expected a hint to point at a card');
      expect(lowestContrast(shadowColour(hinted), hinted)).to.be.at.least(LEAST);
    });
  }
});
