import { PACK_SIZE } from './card.js';
import { isWhole } from './whole.js';
import { mismatch } from './errors.js';
import type { PileName } from './piles.js';

/** Cards going from one pile to another; turning the stock and the redeal are moves too. */
export interface Move {
  readonly from: PileName;
  readonly to: PileName;
  /** How many cards, from the top; 1 when absent. */
  readonly count?: number;
}

/**
 * What came as a move, each part of it read once, so that it is still the same when it is played.
 * @throws TypeError when it is none; whether the piles exist is for the rules
 */
export const readMove = (move: Move): Move => {
  let from: unknown;
  let to: unknown;
  let count: unknown;
  try {
    ({ from, to, count } = move);
  } catch {
    // What cannot be read names no piles.
  }
  if (typeof from === 'string' && typeof to === 'string') {
    if (count === undefined) return { from, to };
    if (isWhole(count, PACK_SIZE, 1)) return { from, to, count };
  }
  throw mismatch('a move such as { from: "column-1", to: "column-3", count: 2 }', move);
};

/**
 * The move as text: `waste>column-2`, `column-1>column-3*2`.
 * @throws TypeError when it is none
 */
export const formatMove = (move: Move): string => {
  const { from, to, count = 1 } = readMove(move);
  return `${from}>${to}${count > 1 ? `*${count}` : ''}`;
};

/**
 * Reads a move from text.
 * @throws TypeError when the text is not of that form; whether the piles exist is for the rules.
 */
export const parseMove = (text: string): Move => {
  const parts =
    typeof (text as unknown) === 'string' &&
    /^([a-z]+(?:-\d+)?)>([a-z]+(?:-\d+)?)(?:\*([1-9]\d?))?$/.exec(text);
  if (!parts) throw mismatch('a move such as column-1>column-3*2', text);
  const [, from = '', to = '', count] = parts;
  return count === undefined || count === '1' ? { from, to } : { from, to, count: Number(count) };
};
