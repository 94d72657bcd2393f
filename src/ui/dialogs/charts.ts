/** Bars side by side, as one path: nested templates could not be elements of a drawing. */
import type { TemplateResult } from 'lit';
import type { Drawing } from './dialog-content.js';

const HEIGHT = 100;
/** What a bar leaves free beside it, of its place. */
const GAP = 0.15;
/** Even a single attempt among hundreds is to be seen. */
const LEAST = 3;

const bars = (values: readonly number[], most: number): string =>
  values
    .map((value, at) => {
      if (value === 0) return '';
      const height = Math.max(LEAST, (HEIGHT * value) / most);
      const top = (HEIGHT - height).toFixed(2);
      return `M${at + GAP} ${HEIGHT}V${top}h${1 - 2 * GAP}V${HEIGHT}z`;
    })
    .join('');

export interface Chart {
  readonly title: string;
  readonly caption: string;
  readonly values: readonly number[];
  /** How many bars there is room for. */
  readonly places: number;
  /** What the highest bar stands for. */
  readonly most: number;
  /** What is written under it, from left to right. */
  readonly marks: readonly number[];
}

/** The figures themselves are told in a table beside it. */
export const chartView = (
  { html }: Drawing,
  { title, caption, values, places, most, marks }: Chart,
): TemplateResult =>
  html`<figure class="chart">
    <h3>${title}</h3>
    <div class="plot">
      <span class="most">${most}</span>
      <svg
        viewBox="0 0 ${places} ${HEIGHT}"
        preserveAspectRatio="none"
        role="img"
        aria-label=${caption}
      >
        <path d=${bars(values, most)} />
      </svg>
      <span class="marks" aria-hidden="true"
        >${marks.map((mark) => html`<span>${mark}</span>`)}</span
      >
    </div>
    <figcaption>${caption}</figcaption>
  </figure>`;
