import { shown } from './errors.js';
import type { PileName } from './piles.js';

/** Cards going from one pile to another; turning the stock and the redeal are moves too. */
export interface Move {
  readonly from: PileName;
  readonly to: PileName;
  /** How many cards, from the top; 1 when absent. */
  readonly count?: number;
}

/** The move as text: `waste>column-2`, `column-1>column-3*2`. */
export const formatMove = ({ from, to, count = 1 }: Move): string =>
  `${from}>${to}${count > 1 ? `*${count}` : ''}`;

/**
 * Reads a move from text.
 * @throws TypeError when the text is not of that form; whether the piles exist is for the rules.
 */
export const parseMove = (text: string): Move => {
  const parts =
    typeof (text as unknown) === 'string' &&
    /^([a-z]+(?:-\d+)?)>([a-z]+(?:-\d+)?)(?:\*([1-9]\d?))?$/.exec(text);
  if (!parts)
    throw new TypeError(`Expected a move such as column-1>column-3*2, got ${shown(text)}`);
  const [, from = '', to = '', count] = parts;
  return count === undefined || count === '1' ? { from, to } : { from, to, count: Number(count) };
};
