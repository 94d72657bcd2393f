/** What a test sees and does on a page with a game on it, through what everybody may rely on. */
import { aTimeout, fixtureSync, html } from '@open-wc/testing';
import '../../src/patience-elements.js';
import type { PositionJSON } from '../../src/patience-engine.js';

export interface GameElements {
  'calculation-game': HTMLElementTagNameMap['calculation-game'];
  'canfield-game': HTMLElementTagNameMap['canfield-game'];
  'australian-patience': HTMLElementTagNameMap['australian-patience'];
}
export type GameTag = keyof GameElements;
export type Game = GameElements[GameTag];
export const gameTags: readonly GameTag[] = [
  'calculation-game',
  'canfield-game',
  'australian-patience',
];

/** A place in the page that is emptied after the test. */
export const somewhere = (): HTMLElement => fixtureSync<HTMLElement>(html`<main></main>`);

type Attributes = Readonly<Record<string, string | number | boolean | PositionJSON>>;

let kept = 0;

/** A key that no other test uses, so that no test finds the game of another one. */
export const ownKey = (): string => `test-${Date.now()}-${Math.random()}-${kept++}`;

/** A game's element with its attributes, not yet in the page. It keeps its game under its own key. */
export const made = <Tag extends GameTag>(
  tag: Tag,
  attributes: Attributes = {},
  owner: Document = document,
): GameElements[Tag] => {
  const game = owner.createElement(tag);
  game.setAttribute('storage-key', ownKey());
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false) continue;
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    game.setAttribute(name, value === true ? '' : text);
  }
  return game;
};

/** A game on the page, drawn, in the language it was asked for. */
export const placed = async <Tag extends GameTag>(
  tag: Tag,
  attributes: Attributes = {},
  into: ParentNode = somewhere(),
): Promise<GameElements[Tag]> => {
  const game = made(tag, attributes);
  into.append(game);
  await drawnIn(game);
  return game;
};

/** The game is drawn, and a language that the page asks for is there. */
export const drawnIn = async (game: Game): Promise<void> => {
  await import('../../src/texts/french.js');
  // The game hears of it a little after the test does.
  await aTimeout(0);
  await game.updateComplete;
};

/** A game's element as the page has it before the script has come. */
export const notYetUpgraded = <Tag extends GameTag>(
  tag: Tag,
  attributes: Attributes = {},
): GameElements[Tag] => made(tag, attributes, document.implementation.createHTMLDocument());

const rootOf = (game: Game): ShadowRoot => {
  if (!game.shadowRoot) throw new Error(`<${game.localName}> is not drawn`);
  return game.shadowRoot;
};

const found = <Found>(element: Found | null | undefined, what: string): Found => {
  if (element === null || element === undefined) throw new Error(`Expected ${what} on the board`);
  return element;
};

export const all = (game: Game, selector: string): HTMLElement[] => [
  ...rootOf(game).querySelectorAll<HTMLElement>(selector),
];

export const boardOf = (game: Game): HTMLElement =>
  found(all(game, '[part~="board"]')[0], 'a board');

export const pileOf = (game: Game, pile: string): HTMLElement =>
  found(all(game, `[data-pile="${pile}"]`)[0], pile);

export const pilesOf = (game: Game): HTMLElement[] => all(game, '[data-pile]');

/** The button of a card counted from the top of its pile, or the place of an empty pile. */
export const buttonAt = (game: Game, pile: string, count = 1): HTMLButtonElement => {
  const inPile = (wanted: number): HTMLButtonElement | null =>
    pileOf(game, pile).querySelector<HTMLButtonElement>(`button[data-count="${wanted}"]`);
  return found(inPile(count) ?? (count === 1 ? inPile(0) : null), `card ${count} of ${pile}`);
};

/** The names of a pile's buttons as they are read aloud, from its foot to its top. */
export const namesIn = (game: Game, pile: string): (string | null)[] =>
  [...pileOf(game, pile).querySelectorAll('button')].map((button) =>
    button.getAttribute('aria-label'),
  );

export const labelOf = (game: Game, pile: string): string | null =>
  pileOf(game, pile).getAttribute('aria-label');

/** What the status line says, as far as the eye can tell: narrow and no-break spaces are spaces. */
export const said = (game: Game): string =>
  (all(game, '[role="status"]')[0]?.textContent ?? '').replace(/\s+/gu, ' ').trim();

/** A button of the toolbar by its name. */
export const toolbarButton = (game: Game, name: string): HTMLButtonElement =>
  found(
    all(game, '[part~="toolbar"] button').find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent.trim()) === name,
    ) as HTMLButtonElement | undefined,
    `a button "${name}"`,
  );

export const toolbarNames = (game: Game): string[] =>
  all(game, '[part~="toolbar"] button').map(
    (button) => button.getAttribute('aria-label') ?? button.textContent.trim(),
  );

/** The piles that are marked as taking what is lifted. */
export const markedPiles = (game: Game): string[] =>
  all(game, '[data-pile][part~="target"]').map(({ dataset }) => dataset.pile ?? '');

/** The names of the cards that are lifted. */
export const liftedCards = (game: Game): (string | null)[] =>
  all(game, 'button[aria-pressed="true"]').map((card) => card.getAttribute('aria-label'));

/** The button that has the focus inside the game, if any has. */
export const focused = (game: Game): Element | null => rootOf(game).activeElement;

/** Everything on the table, as one text to compare. */
export const tableOf = (game: Game): string => JSON.stringify(game.position);

/** The cards under way arrive at once. */
export const settled = async (game: Game): Promise<void> => {
  await game.updateComplete;
  for (const animation of rootOf(game).getAnimations()) animation.finish();
};

export interface Recorded {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export const eventNames = [
  'game-started',
  'game-moving',
  'game-moved',
  'game-won',
  'game-lost',
  'game-stuck',
  'game-stopped',
] as const;

/** Notes down the events that reach a target from now on. */
export const listen = (target: EventTarget, names: readonly string[] = eventNames): Recorded[] => {
  const heard: Recorded[] = [];
  for (const name of names)
    target.addEventListener(name, (event) => {
      heard.push({ type: event.type, detail: (event as CustomEvent<Recorded['detail']>).detail });
    });
  return heard;
};

export const typesOf = (heard: readonly Recorded[]): string[] => heard.map(({ type }) => type);

/** What goes to the console as a warning while something is done. */
export const warningsOf = async (action: () => unknown): Promise<string[]> => {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (...words: unknown[]) => void warnings.push(words.join(' '));
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return warnings;
};
