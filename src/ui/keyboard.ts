/** Walking the board by keyboard, and the letters that stand for commands. */
import type { Spot } from './board-view.js';
import type { DrawnPile } from './board-layout.js';
import { runsLeftward } from './reading-direction.js';

/** The buttons of a pile, from its foot to its top, as counts from the top. */
const countsOf = ({ cards, pile }: DrawnPile): number[] => {
  const visible = cards.filter(({ visible }) => visible).map(({ count }) => count);
  return visible.length > 0 && pile.kind !== 'stock' ? visible : [0];
};

/** The nearest spot that there is: the same pile, the same card from the top or the next one up. */
export const nearestSpot = (drawn: readonly DrawnPile[], { pile, count }: Spot): Spot => {
  const found = drawn.find((candidate) => candidate.pile.name === pile) ?? drawn[0];
  if (!found) return { pile, count: 0 };
  const counts = countsOf(found);
  const nearest = counts.find((candidate) => candidate <= Math.max(count, 1)) ?? counts.at(-1);
  return { pile: found.pile.name, count: nearest ?? 0 };
};

const topSpot = (found: DrawnPile): Spot => ({
  pile: found.pile.name,
  count: countsOf(found).at(-1) ?? 0,
});

/** The pile of the next row up or down that lies closest; none beyond the last row. */
const pileInNextRow = (
  drawn: readonly DrawnPile[],
  from: DrawnPile,
  direction: 1 | -1,
): DrawnPile | undefined => {
  const rows = drawn.map(({ y }) => y).filter((y) => (y - from.y) * direction > 0);
  if (rows.length === 0) return undefined;
  const row = direction > 0 ? Math.min(...rows) : Math.max(...rows);
  const distance = ({ x }: DrawnPile): number => Math.abs(x - from.x);
  return drawn
    .filter(({ y }) => y === row)
    .reduce((best, pile) => (distance(pile) < distance(best) ? pile : best));
};

/**
 * Where a key of the arrows leads: left and right from pile to pile in reading order, up and down
 * through the cards of a fan and on to the next row, Home and End to the first and the last pile.
 */
export const spotByKey = (
  drawn: readonly DrawnPile[],
  spot: Spot,
  key: string,
  board: HTMLElement,
): Spot | undefined => {
  const index = drawn.findIndex(({ pile }) => pile.name === spot.pile);
  const here = drawn[index];
  if (!here) return undefined;
  const counts = countsOf(here);
  const place = counts.indexOf(spot.count);
  const within = (count: number | undefined): Spot | undefined =>
    count === undefined || here.fan !== 'down' ? undefined : { pile: here.pile.name, count };
  const toPile = (pile: DrawnPile | undefined): Spot | undefined => pile && topSpot(pile);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return toPile(drawn[index + ((key === 'ArrowRight') === runsLeftward(board) ? -1 : 1)]);
    case 'ArrowUp':
      return within(counts[place - 1]) ?? toPile(pileInNextRow(drawn, here, -1));
    case 'ArrowDown':
      return within(counts[place + 1]) ?? toPile(pileInNextRow(drawn, here, 1));
    case 'Home':
      return toPile(drawn[0]);
    case 'End':
      return toPile(drawn.at(-1));
    default:
      return undefined;
  }
};

/** What a single letter asks for. */
export type KeyCommand = 'undo' | 'redo' | 'hint' | 'turn' | 'play-up' | 'let-go';

const letters: Readonly<Record<string, KeyCommand>> = {
  u: 'undo',
  r: 'redo',
  h: 'hint',
  d: 'turn',
  s: 'turn',
  f: 'play-up',
  escape: 'let-go',
};

/** The command of a key pressed alone. */
export const commandByKey = (key: string): KeyCommand | undefined => letters[key.toLowerCase()];
