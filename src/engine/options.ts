/** What a page may choose for a game, checked. */
import { isWhole } from './whole.js';
import { mismatch } from './errors.js';
import type { GameOptions, GameSpec } from './game-spec.js';
import { tried } from './outside.js';

/** A number of redeals beyond this is as good as unlimited, and keeps saved games small. */
const MOST_REDEALS = 999;

/** What a number of cards to draw was expected to be, where the game does not allow it. */
export const drawFault = ({ stock }: GameSpec, draw: unknown): string | undefined => {
  const allowed: unknown[] = [stock.draw, ...(stock.options?.draw ?? [])];
  return allowed.includes(draw) ? undefined : allowed.join(' or ');
};

/** What a number of redeals was expected to be, where the game does not allow it. */
export const redealsFault = ({ stock }: GameSpec, redeals: unknown): string | undefined => {
  if (Object.is(redeals, stock.redeals)) return undefined;
  if (!stock.options?.redeals) return `${stock.redeals}`;
  return redeals === 'unlimited' || isWhole(redeals, MOST_REDEALS)
    ? undefined
    : `unlimited or a number from 0 to ${MOST_REDEALS}`;
};

/**
 * What came as options, or as fields of another kind: a plain object with none but these keys.
 * @throws TypeError for anything else
 */
export const checkedKeys = (
  given: unknown,
  ...keys: readonly string[]
): Readonly<Record<string, unknown>> => {
  const fields = tried(() => {
    const prototype: unknown = Object.getPrototypeOf(given);
    // That of a plain object has none itself; a frame's is another one than the page's.
    const isPlain = !prototype || !Object.getPrototypeOf(prototype);
    return isPlain && { ...(given as Record<string, unknown>) };
  });
  if (!fields) throw mismatch(`options such as { ${keys[0]}: 1 }`, given);
  const unknown = Object.keys(fields).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw mismatch(`no keys but ${keys.join(', ')}`, unknown);
  return fields;
};

/**
 * Options filled up with the game's own.
 * @throws TypeError for a key or value that the game does not know
 */
export const checkedOptions = (spec: GameSpec, given: unknown = {}): GameOptions => {
  const { draw = spec.stock.draw, redeals = spec.stock.redeals } = checkedKeys(
    given,
    'draw',
    'redeals',
  );
  const drawWanted = drawFault(spec, draw);
  if (drawWanted) throw mismatch(`draw to be ${drawWanted}`, draw);
  const redealsWanted = redealsFault(spec, redeals);
  if (redealsWanted) throw mismatch(`redeals to be ${redealsWanted}`, redeals);
  return { draw, redeals } as GameOptions;
};
