import { jsonOf } from './outside.js';
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
    const cards = card ? ` (card ${card}${onto ? `, onto ${onto}` : ''})` : '';
    super(`Illegal move ${move}: ${reason}${cards}`);
  }

  /** The reason's code. */
  get reason(): Refusal['reason'] {
    return this.refusal.reason;
  }
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

type Primitive = number | bigint | boolean | symbol | undefined;

/** A short, printable rendering of whatever came from outside: text in quotes, and -0 as such. */
export const shown = (value: unknown): string => {
  if (typeof value === 'string') return `"${short(value)}"`;
  if (typeof value === 'object') return short(jsonOf(value) ?? 'object');
  const primitive = value as Primitive;
  return Object.is(primitive, -0) ? '-0' : short(String(primitive));
};

/** The error that says what was expected and what came. */
export const mismatch = (expected: string, got: unknown): TypeError =>
  new TypeError(`Expected ${expected}, got ${shown(got)}`);
