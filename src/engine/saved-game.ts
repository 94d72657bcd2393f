/**
 * An attempt as plain JSON, in and out. Reading trusts nothing: what was kept may be cut off, edited by
 * hand or written by anybody. Every move is replayed through the rules, so that what is read is a game
 * that could have been played.
 */
import type { Attempt } from './attempt.js';
import { PACK_SIZE } from './card.js';
import { isWhole } from './whole.js';
import { isDealNumber } from './deal-number.js';
import { mismatch, shown as printed } from './errors.js';
import type { GameOptions } from './game-spec.js';
import { currentPosition, type Step } from './history.js';
import { plainObject, tried } from './outside.js';
import { formatMove, parseMove } from './move.js';
import type { PositionJSON } from './position-json.js';
import type { Position } from './position.js';
import type { Rules } from './rules.js';

/** What a page asked to have on the table: its `deal` or its `position`, or neither. */
export interface Asked {
  /** A number, or the deal of the day. */
  readonly deal?: number | 'daily';
  readonly position?: PositionJSON;
}

/** An attempt as JSON. */
export interface SavedGame {
  readonly version: 1;
  readonly game: string;
  /** Tells the attempt from all others, so that it is won and counted once; saves of old have none. */
  readonly id?: string;
  /** The number of the deal that it began from; for a given position, `position` is there instead. */
  readonly deal?: number;
  readonly position?: PositionJSON;
  /** What the deal was played with, where it is not the game's own. */
  readonly options?: Partial<GameOptions>;
  /** What the page asked for while it was played: the reader may have chosen another deal. */
  readonly asked?: Asked;
  /** One text a step: the player's move, and after spaces those that followed by themselves. */
  readonly steps: readonly string[];
  /** How many of the steps have not been undone. */
  readonly cursor: number;
  readonly seconds: number;
  readonly undos: number;
  readonly hints: number;
  readonly won: boolean;
  readonly stopped: boolean;
  /** Whether moves of the solution were shown. */
  readonly shown: boolean;
  /** Whether it stands in the statistics already. */
  readonly counted: boolean;
}

/** What a saved game stands for. */
export interface ParsedSave {
  readonly attempt: Attempt;
  readonly asked: Asked;
}

const VERSION = 1;
/** A text longer than this is no saved game. */
const LONGEST_TEXT = 500_000;
const MOST_MOVES = 20_000;
const MOST_COUNTED = 1e9;

const stepText = ({ moves }: Step): string => moves.map(formatMove).join(' ');

/** The JSON of an attempt, and of what the page asked for. */
export const formatSave = (rules: Rules, attempt: Attempt, asked: Asked = {}): SavedGame => {
  const { id, deal, history, won, stopped, shown, counted, undos, hints, seconds } = attempt;
  const start = rules.format(history.start);
  return {
    version: VERSION,
    game: rules.spec.id,
    ...(id && { id }),
    ...(deal === null ? { position: start } : { deal }),
    ...(deal !== null && start.options && { options: start.options }),
    ...((asked.deal ?? asked.position) && { asked }),
    steps: history.steps.map(stepText),
    cursor: history.cursor,
    seconds,
    undos,
    hints,
    won,
    stopped,
    shown,
    counted,
  };
};

/** Whether two attempts are at one deal, or began from one given position. */
export const beginAlike = (rules: Rules, ...attempts: readonly [Attempt, Attempt]): boolean => {
  const [one, other] = attempts.map(({ deal, history }) =>
    JSON.stringify([deal, rules.format(history.start)]),
  );
  return one === other;
};

/** Whether an attempt has all the steps of another one that began like it, be they undone or not. */
export const goesOn = ({ history }: Attempt, from: Attempt): boolean =>
  from.history.steps.every((step, index) => {
    const mine = history.steps[index];
    return mine && stepText(step) === stepText(mine);
  });

/** The same text for the same JSON, in whatever order its keys are. */
const ordered = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** What was kept. By way of text, which has neither getters nor prototypes nor cycles. */
const read = (json: unknown): Readonly<Record<string, unknown>> => {
  const value = plainObject(json, LONGEST_TEXT);
  // What lies so deep that it cannot be written is not read either.
  if (value && tried(() => ordered(value))) return value;
  throw mismatch(`a saved game as an object or JSON of at most ${LONGEST_TEXT} characters`, json);
};

const readAsked = (rules: Rules, asked: Asked | undefined): Asked => {
  const { deal, position } = Object(asked) as Asked;
  if (position !== undefined) return { position: rules.format(rules.parse(position)) };
  return deal === 'daily' || isDealNumber(deal) ? { deal } : {};
};

const fault = (key: string, expected: string, given: unknown): TypeError =>
  mismatch(`${key} of the saved game to be ${expected}`, given);

/** Plays the steps, each of which is one text. */
const replay = (rules: Rules, start: Position, texts: unknown): Step[] => {
  if (!Array.isArray(texts) || texts.length > MOST_MOVES) throw fault('steps', 'a list', texts);
  let position = start;
  return texts.map((text: unknown, index) => {
    try {
      const moves = (typeof text === 'string' ? text : '').split(' ').map(parseMove);
      for (const move of moves) position = rules.apply(position, move);
      return { moves, position };
    } catch (error) {
      // The rules' own error says which move and why.
      const Kind = error instanceof TypeError ? TypeError : Error;
      throw new Kind(`Saved game: step ${index + 1}: ${(error as Error).message}`);
    }
  });
};

const expectSame = (key: string, written: unknown, given: unknown): void => {
  if (ordered(written) !== ordered(given)) throw fault(key, printed(written), given);
};

/**
 * The attempt that a JSON text or object stands for, and what its page had asked for. It is taken for
 * what it should be, and must then be exactly what would be written of that.
 * @throws TypeError when it is malformed, of another game or of a later version
 * @throws Error when it could not have been played: says which move is illegal, and why
 */
export const parseSave = (rules: Rules, json: unknown): ParsedSave => {
  const given = read(json);
  const { version, game, id, position, options, asked } = given as Partial<SavedGame>;
  // First of all: what is of a later version may look like anything.
  expectSame('version', VERSION, version);
  expectSame('game', rules.spec.id, game);
  const isGiven = position !== undefined;
  // The rules say what is wrong with what is no number, or not there.
  const deal = given.deal as number;
  const start = isGiven ? rules.parse(position) : rules.deal(deal, options);
  const steps = replay(rules, start, given.steps);
  const count = (key: string, most = MOST_COUNTED): number => {
    const value = given[key];
    if (isWhole(value, most)) return value;
    throw fault(key, `a number from 0 to ${most}`, value);
  };
  const flag = (key: string): boolean => {
    const value = given[key];
    if (typeof value === 'boolean') return value;
    throw fault(key, 'true or false', value);
  };
  const history = { start, steps, cursor: count('cursor', steps.length) };
  const attempt: Attempt = {
    id: typeof id === 'string' && /^\w{1,32}$/.test(id) ? id : undefined,
    deal: isGiven ? null : deal,
    history,
    // A win that was told is never told again.
    won: flag('won') || steps.some((step) => rules.score(step.position) === PACK_SIZE),
    stopped: flag('stopped') && rules.status(currentPosition(history)) === 'playing',
    shown: flag('shown'),
    counted: flag('counted'),
    undos: count('undos'),
    hints: count('hints'),
    seconds: count('seconds'),
  };
  const parsed = { attempt, asked: readAsked(rules, asked) };
  const written = formatSave(rules, attempt, parsed.asked);
  const fields = new Map<string, unknown>(Object.entries(written));
  for (const key of Object.keys({ ...written, ...given }))
    expectSame(key, fields.get(key), given[key]);
  return parsed;
};
