import { html, type TemplateResult } from 'lit';
import { rankOf, suitOf, type Card } from '../../engine/card.js';
import { figures, frame, pips, signs } from './shapes.js';

/*
 * A card is 100 units wide and 140 high. Its pips stand in three columns, and
 * those below the middle stand on their heads, as they have done since a card
 * was first drawn to be read from both ends.
 */
const centre = 50;
const middle = 70;
const leftColumn = 24;

/** The shapes are drawn at twice their size, which spares them fractions. */
const fullSize = 0.5;

const two = [36, 104];
const three = [36, middle, 104];
const four = [36, 58.5, 81.5, 104];

/** The heights of the pips in each side column, then in the middle one, from the ace to the ten. */
const layouts = [
  [[], [middle]],
  [[], two],
  [[], three],
  [two, []],
  [two, [middle]],
  [three, []],
  [three, [53]],
  [three, [53, 87]],
  [four, [middle]],
  [four, [47, 93]],
] as const;

/** Puts a relative path at a place; a negative scale turns it by half a circle. */
const draw = (path: string, x: number, y: number, scale = fullSize): string =>
  `M${x} ${y}` + path.replace(/-?\d+/g, (number) => ` ${+number * scale}`);

/** The same shape again on the other half of the card, turned by half a circle. */
const drawTwice = (path: string, x: number, y: number, scale = fullSize): string =>
  draw(path, x, y, scale) + draw(path, 100 - x, 140 - y, -scale);

const drawFigure = (figure: string, pip: string): string =>
  drawTwice(frame, centre, middle) + drawTwice(figure, centre, middle) + drawTwice(pip, 26, 36, 0.375);

const drawPips = (rank: number, pip: string): string => {
  const [sides, inner] = layouts[rank - 1] ?? layouts[0];
  const column = (x: number, heights: readonly number[]) =>
    heights.map((y) => draw(pip, x, y, rank < 2 ? 1.25 : y > middle ? -fullSize : fullSize)).join('');
  return column(leftColumn, sides) + column(100 - leftColumn, sides) + column(centre, inner);
};

const drawFace = (card: Card): TemplateResult => {
  const rank = rankOf(card);
  const pip = pips[suitOf(card)] ?? '';
  const figure = figures[rank - 11];
  // Rank and pip stand side by side: the strip that a covered card shows is low.
  const index = drawTwice(pip, rank === 10 ? 39 : 29.5, 12.5, 0.4375);
  return html`<svg viewBox="0 0 100 140" aria-hidden="true"><path d=${index + (figure ? drawFigure(figure, pip) : drawPips(rank, pip))} /><path class="rank" d=${drawTwice(signs[rank - 1] ?? '', 7, 4.5)} /></svg>`;
};

const faces: TemplateResult[] = [];

/** The face of a card: one drawing that fills the element it is put into. */
export const cardFace = (card: Card): TemplateResult => (faces[card] ??= drawFace(card));

/** The class that gives a card the colour of its suit. */
export const suitClass = (card: Card): string =>
  ['clubs', 'diamonds', 'hearts', 'spades'][suitOf(card)] ?? '';
