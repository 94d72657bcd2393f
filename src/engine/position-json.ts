/** Positions as plain JSON, in and out. Reading trusts nothing: it is fed by pages and by links. */
import { nextRank, stepOf } from './building.js';
import {
  formatCard,
  formatRank,
  fullPack,
  PACK_SIZE,
  parseCard,
  parseRank,
  RANKS,
  rankOf,
  suitOf,
  type Card,
  type CardText,
} from './card.js';
import { openingRank, shownBase, type CompiledGame } from './compiled-game.js';
import { isWhole } from './whole.js';
import { starterRanks } from './deal.js';
import { mismatch } from './errors.js';
import { plainObject } from './outside.js';
import type { GameOptions } from './game-spec.js';
import { checkedKeys, checkedOptions } from './options.js';
import type { Pile } from './piles.js';
import type { Position } from './position.js';

/** A position as JSON: only the keys of its game are there. Piles list bottom to top. */
export interface PositionJSON {
  readonly game: string;
  readonly stock: readonly CardText[];
  readonly turned?: CardText | null;
  readonly waste?: readonly CardText[];
  readonly wastes?: readonly (readonly CardText[])[];
  readonly reserve?: readonly CardText[];
  readonly foundations: readonly (readonly CardText[])[];
  readonly tableau?: readonly (readonly CardText[])[];
  /** The rank that opens a foundation, where none shows it. */
  readonly base?: string;
  readonly options?: Partial<GameOptions>;
  readonly redealsUsed?: number;
  /** How many cards are face down at the foot of each column. */
  readonly faceDown?: readonly number[];
}

/** A text longer than this is no position. */
export const LONGEST_TEXT = 4096;
const MOST_REDEALS_USED = 1e6;
const severalPiles = new Set(['wastes', 'tableau', 'foundations']);

/** A position as it came, not looked at yet. */
type Fields = Readonly<Record<string, unknown>>;

/** The JSON of a position. */
export const positionToJSON = (game: CompiledGame, position: Position): PositionJSON => {
  const { draw, redeals } = position.options;
  const options = {
    ...(draw !== game.defaults.draw && { draw }),
    ...(redeals !== game.defaults.redeals && { redeals }),
  };
  const texts = ({ index }: Pile): CardText[] => (position.piles[index] ?? []).map(formatCard);
  const sections = game.sections.map(({ key, piles }) => {
    const lists = piles.map(texts);
    const single = key === 'turned' ? (lists[0]?.[0] ?? null) : (lists[0] ?? []);
    return [key, severalPiles.has(key) ? lists : single];
  });
  return {
    game: position.game,
    ...(Object.fromEntries(sections) as Omit<PositionJSON, 'game'>),
    ...(position.base !== shownBase(game, position.piles) && { base: formatRank(position.base) }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(position.redealsUsed > 0 && { redealsUsed: position.redealsUsed }),
    ...(position.faceDown.some((count) => count > 0) && { faceDown: [...position.faceDown] }),
  };
};

const fault = (where: string, expected: string, got: unknown): TypeError =>
  mismatch(`${expected} in ${where}`, got);

/** Reads one pile; `seen` keeps the cards already found, so that none is there twice. */
export const readPile = (name: string, value: unknown, seen: Map<Card, string>): Card[] => {
  if (!Array.isArray(value) || value.length > PACK_SIZE)
    throw fault(name, 'a list of cards', value);
  return value.map((text: unknown) => {
    const card = parseCard(text);
    if (card === undefined) throw fault(name, 'a card such as "TD"', text);
    const before = seen.get(card);
    if (before) throw fault(name, `${formatCard(card)} once, not in ${before} too,`, text);
    seen.set(card, name);
    return card;
  });
};

/** The value of a section as one list a pile. */
const pileValues = (key: string, piles: readonly Pile[], value: unknown): unknown[] => {
  if (key === 'turned') return [value === null ? [] : [value]];
  if (!severalPiles.has(key)) return [value];
  if (!Array.isArray(value) || value.length !== piles.length)
    throw fault(key, `${piles.length} piles`, Array.isArray(value) ? value.length : value);
  return value;
};

/**
 * Refuses a foundation whose cards do not follow one another from the rank that opens it, or that lacks
 * the card which the deal begins it with: nothing takes that one away.
 */
const checkFoundation = (
  game: CompiledGame,
  pile: Pile,
  cards: readonly Card[],
  base: number,
): void => {
  const { opens, builds } = game.spec.foundations;
  const first = openingRank(opens, pile.ordinal, base);
  if (cards.length === 0 && pile.ordinal < starterRanks(game).length)
    throw fault(pile.name, `a card of rank ${formatRank(first)} at place 1`, cards);
  let expected = first || rankOf(cards[0] ?? 0);
  cards.forEach((card, place) => {
    const suitFits = builds.suit === 'any' || suitOf(card) === suitOf(cards[0] ?? card);
    if (rankOf(card) !== expected || !suitFits || place >= RANKS)
      throw fault(
        pile.name,
        `a card of rank ${formatRank(expected) || 'none'}${suitFits ? '' : ' of the same suit'} at place ${place + 1}`,
        formatCard(card),
      );
    expected = nextRank(expected, stepOf(builds, pile.ordinal), builds.wraps);
  });
};

/** Refuses an empty column beside a reserve that would have filled it. */
const checkRefilled = (game: CompiledGame, piles: Position['piles']): void => {
  if (game.spec.tableau?.refill !== 'reserve' || !piles[game.reserve?.index ?? -1]?.length) return;
  const empty = game.columns.find(({ index }) => !piles[index]?.length);
  if (empty) throw fault(empty.name, 'a card, since the reserve still fills empty columns,', []);
};

const readBase = (value: unknown, fromFoundations: number): number => {
  const base = value === undefined ? fromFoundations : parseRank(value);
  if (!base || (fromFoundations && base !== fromFoundations))
    throw fault('base', 'the rank of the base card of this game', value);
  return base;
};

const readFaceDown = (game: CompiledGame, value: unknown, piles: Position['piles']): number[] => {
  if (value === undefined) return game.columns.map(() => 0);
  if (!Array.isArray(value) || value.length !== game.columns.length)
    throw fault('faceDown', `${game.columns.length} numbers`, value);
  return game.columns.map((pile, ordinal) => {
    const count: unknown = value[ordinal];
    // A column's top card is always face up.
    const most = Math.max(0, (piles[pile.index]?.length ?? 0) - 1);
    if (!isWhole(count, most))
      throw fault('faceDown', `a number from 0 to ${most} for ${pile.name}`, count);
    return count;
  });
};

const readRedealsUsed = (value: unknown, { redeals }: GameOptions): number => {
  if (value === undefined) return 0;
  const most = redeals === 'unlimited' ? MOST_REDEALS_USED : redeals;
  if (!isWhole(value, most)) throw fault('redealsUsed', `a number from 0 to ${most}`, value);
  return value;
};

/**
 * The fields of a position given as text or as an object.
 * @throws TypeError when it is neither
 */
export const positionFields = (json: unknown): Fields => {
  const fields = plainObject(json, LONGEST_TEXT);
  if (fields) return fields;
  throw mismatch(`a position as an object or JSON of at most ${LONGEST_TEXT} characters`, json);
};

/** The keys that a position of this game may have. */
const keysOf = ({ spec, sections, dealsFaceDown }: CompiledGame): readonly string[] => [
  'game',
  'options',
  'redealsUsed',
  ...sections.map(({ key }) => key),
  ...(spec.foundations.opens === 'base' ? ['base'] : []),
  ...(dealsFaceDown ? ['faceDown'] : []),
];

/**
 * Reads a position of this game from its fields.
 * @throws TypeError that names the pile and the card or value that is wrong
 */
export const positionFromFields = (game: CompiledGame, fields: Fields): Position => {
  const { id, foundations } = game.spec;
  if (fields.game !== id) throw fault('game', `"${id}"`, fields.game);
  checkedKeys(fields, ...keysOf(game));
  const seen = new Map<Card, string>();
  const piles = game.sections.flatMap(({ key, piles: named }) =>
    pileValues(key, named, fields[key]).map((pile, place) =>
      readPile(named[place]?.name ?? key, pile, seen),
    ),
  );
  const missing = fullPack().find((card) => !seen.has(card));
  if (missing !== undefined)
    throw new TypeError(`Expected ${formatCard(missing)} in a pile, got it in none`);
  const shows = shownBase(game, piles);
  const base = foundations.opens === 'base' ? readBase(fields.base, shows) : 0;
  checkRefilled(game, piles);
  for (const pile of game.foundations) checkFoundation(game, pile, piles[pile.index] ?? [], base);
  const options = checkedOptions(game.spec, fields.options);
  return {
    game: id,
    piles,
    faceDown: readFaceDown(game, fields.faceDown, piles),
    base,
    options,
    redealsUsed: readRedealsUsed(fields.redealsUsed, options),
  };
};
