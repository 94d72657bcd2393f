import { html, type TemplateResult } from 'lit';
import { rankOf, suitOf, type Card } from '../../engine/card.js';
import type * as Pictures from './figures.js';
import { pips, signs } from './shapes.js';

/*
 * A card is drawn 200 units wide and 280 high. Its pips stand in three columns,
 * and those below the middle on their heads: a card reads the same from both ends.
 */
const centre = 100;
const middle = 140;
const leftColumn = 48;

const two = [72, 208];
const three = [72, middle, 208];
const four = [72, 117, 163, 208];

/** The heights of the pips in each side column, then in the middle one, from ace to ten. */
const layouts = [
  [[], [middle]],
  [[], two],
  [[], three],
  [two, []],
  [two, [middle]],
  [three, []],
  [three, [106]],
  [three, [106, 174]],
  [four, [middle]],
  [four, [94, 186]],
] as const;

const scaled = new Map<string, string>();

/** Kept, since the same few shapes come back in every card. */
const scale = (path: string, factor: number): string => {
  const key = factor + path;
  const known = scaled.get(key) ?? path.replace(/-?\d+/g, (number) => ` ${+number * factor}`);
  scaled.set(key, known);
  return known;
};

/** Puts a relative path at a place; a negative factor turns it by half a circle. */
const draw = (path: string, x: number, y: number, factor = 1): string =>
  `M${x} ${y}` + scale(path, factor);

/** The same again on the other half of the card, turned by half a circle. */
const drawTwice = (path: string, x: number, y: number, factor = 1): string =>
  draw(path, x, y, factor) + draw(path, 200 - x, 280 - y, -factor);

/** The pictures of the courts, once they are there. */
let pictures: Partial<typeof Pictures> = {};

/** A court without its picture shows its letter. */
const drawCourt = (rank: number, sign: string, pip: string): string => {
  const { frame = '', figures } = pictures;
  const figure = figures?.[rank - 11];
  return (
    drawTwice(frame, centre, middle) +
    (figure ? drawTwice(figure, centre, middle) : drawTwice(sign, 75, 56, 2)) +
    drawTwice(pip, 52, 72, 0.75)
  );
};

const drawPips = (rank: number, pip: string): string => {
  const [sides, inner] = layouts[rank - 1] ?? layouts[0];
  const column = (x: number, heights: readonly number[]) =>
    heights.map((y) => draw(pip, x, y, rank < 2 ? 2.5 : y > middle ? -1 : 1)).join('');
  return column(leftColumn, sides) + column(200 - leftColumn, sides) + column(centre, inner);
};

const drawFace = (card: Card): TemplateResult => {
  const rank = rankOf(card);
  const pip = pips[suitOf(card)] ?? '';
  const sign = signs[rank - 1] ?? '';
  const picture = rank > 10 ? drawCourt(rank, sign, pip) : drawPips(rank, pip);
  // Rank and pip stand side by side: the strip that a covered card shows is low.
  const index = drawTwice(sign, 10, 5) + drawTwice(pip, rank === 10 ? 74 : 60, 25, 0.8125);
  return html`<svg viewBox="0 0 200 280" aria-hidden="true"><path d=${index + picture} /></svg>`;
};

const faces: TemplateResult[] = [];

let loading: Promise<void> | undefined;

/** Gets the pictures of the courts, once for all games of the page. */
export const loadPictures = (): Promise<void> =>
  (loading ??= import('./figures.js').then(
    (figures) => {
      pictures = figures;
      faces.length = 0;
    },
    (error: unknown) => {
      console.warn('The pictures of the courts did not load: letters stand for them.', error);
    },
  ));

/** The face of a card: one drawing that fills the element it is put into. */
export const cardFace = (card: Card): TemplateResult => (faces[card] ??= drawFace(card));

/** The class that gives a card the colour of its suit. */
export const suitClass = (card: Card): string =>
  ['clubs', 'diamonds', 'hearts', 'spades'][suitOf(card)] ?? '';
