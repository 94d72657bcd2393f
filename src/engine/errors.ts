import type { Refusal } from './refusal.js';

/** A move that is well formed and against the rules. `refusal` says why, for a person too. */
export class IllegalMoveError extends Error {
  override readonly name = 'IllegalMoveError';

  constructor(
    /** The move as text. */
    readonly move: string,
    readonly refusal: Refusal,
  ) {
    const { reason, card, onto } = refusal;
    const cards = [card && `card ${card}`, onto && `onto ${onto}`].filter(Boolean).join(', ');
    super(`Illegal move ${move}: ${reason}${cards && ` (${cards})`}`);
  }

  /** The reason's code. */
  get reason(): Refusal['reason'] {
    return this.refusal.reason;
  }
}

type Primitive = string | number | bigint | boolean | symbol | undefined;

/** What JSON makes of an object, which may be nothing, and the text of anything else. */
const textOf = (value: Primitive | object | null): string | undefined => {
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'function' ? undefined : String(value);
};

/** A short, printable rendering of whatever came from outside, for an error message. */
export const shown = (value: unknown): string => {
  let text: string;
  try {
    text = textOf(value as Primitive | object | null) ?? typeof value;
  } catch {
    text = typeof value;
  }
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
