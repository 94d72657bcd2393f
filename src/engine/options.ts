/** What a page may choose for a game, checked. */
import { isCount } from './count.js';
import { shown } from './errors.js';
import type { GameOptions, GameSpec } from './game-spec.js';

/** A number of redeals beyond this is as good as unlimited, and keeps saved games small. */
const MOST_REDEALS = 999;

/** Whether the game may be played with that many cards drawn. */
export const drawAllowed = ({ stock }: GameSpec, draw: unknown): draw is number =>
  draw === stock.draw || (stock.options?.draw ?? []).includes(draw as number);

/** Whether the game may be played with that many redeals. */
export const redealsAllowed = (
  { stock }: GameSpec,
  redeals: unknown,
): redeals is GameOptions['redeals'] =>
  redeals === stock.redeals ||
  (stock.options?.redeals === true && (redeals === 'unlimited' || isCount(redeals, MOST_REDEALS)));

/**
 * What came as options: an object with none but these keys.
 * @throws TypeError for anything else
 */
export const checkedKeys = (
  given: unknown,
  ...keys: readonly string[]
): Readonly<Record<string, unknown>> => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new TypeError(`Expected options such as { ${keys[0]}: 1 }, got ${shown(given)}`);
  const unknown = Object.keys(given).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new TypeError(`Expected no options but ${keys.join(', ')}, got ${shown(unknown)}`);
  return given as Record<string, unknown>;
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
  if (!drawAllowed(spec, draw))
    throw new TypeError(`Expected draw to be one that ${spec.id} allows, got ${shown(draw)}`);
  if (!redealsAllowed(spec, redeals))
    throw new TypeError(`Expected redeals to be one that ${spec.id} allows, got ${shown(redeals)}`);
  return { draw, redeals };
};
