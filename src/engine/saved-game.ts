/**
 * An attempt as plain JSON, in and out. Reading trusts nothing: what was kept may be cut off, edited by
 * hand or written by anybody. Every move is replayed through the rules, so that what is read is a game
 * that could have been played.
 */
import type { Attempt } from './attempt.js';
import { PACK_SIZE } from './card.js';
import { isCount } from './count.js';
import { isDealNumber, LAST_DEAL } from './deal-number.js';
import { shown as printed } from './errors.js';
import type { GameOptions } from './game-spec.js';
import { currentPosition, moveCursor, type History, type Step } from './history.js';
import { formatMove, parseMove } from './move.js';
import type { PositionJSON } from './position-json.js';
import type { Position } from './position.js';
import type { Rules } from './rules.js';

/** What a page asked to have on the table: its `deal` or its `position`, or neither. */
export interface Asked {
  readonly deal?: number;
  readonly position?: PositionJSON;
}

/** An attempt as JSON. */
export interface SavedGame extends Asked {
  readonly version: 1;
  readonly game: string;
  /** The number of the deal that it began from; for a given position, `position` is there instead. */
  readonly deal?: number;
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

/** The JSON of an attempt, and of what the page asked for. */
export const formatSave = (rules: Rules, attempt: Attempt, asked: Asked = {}): SavedGame => {
  const { deal, history, won, stopped, shown, counted, undos, hints, seconds } = attempt;
  const start = rules.format(history.start);
  return {
    version: VERSION,
    game: rules.spec.id,
    ...(deal === null ? { position: start } : { deal }),
    ...(deal !== null && start.options && { options: start.options }),
    ...((asked.deal ?? asked.position) && { asked }),
    steps: history.steps.map(({ moves }) => moves.map(formatMove).join(' ')),
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

const fault = (where: string, expected: string, got: unknown): TypeError =>
  new TypeError(`Saved game: expected ${expected} in ${where}, got ${printed(got)}`);

/** The object in what was kept. By way of text, which has neither getters nor prototypes nor cycles. */
const read = (json: unknown): unknown => {
  let text: unknown;
  try {
    text = typeof json === 'string' ? json : JSON.stringify(json);
    if (typeof text === 'string' && text.length <= LONGEST_TEXT) return JSON.parse(text);
  } catch {
    // Told below.
  }
  throw fault('the whole', `JSON of at most ${LONGEST_TEXT} characters`, text);
};

/** The fields of an object, which may have none but these. */
const fieldsOf = (where: string, value: unknown, keys: string): Map<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fault(where, 'an object', value);
  const unknown = Object.keys(value).find((key) => !keys.split(' ').includes(key));
  if (unknown !== undefined) throw fault(where, `no keys but ${keys}`, unknown);
  return new Map<string, unknown>(Object.entries(value));
};

const dealIn = (where: string, value: unknown): number => {
  if (!isDealNumber(value)) throw fault(where, `a deal from 1 to ${LAST_DEAL}`, value);
  return value;
};

const readAsked = (rules: Rules, value: unknown): Asked => {
  if (value === undefined) return {};
  const fields = fieldsOf('asked', value, 'deal position');
  if (fields.size !== 1) throw fault('asked', 'a deal or a position', value);
  return fields.has('deal')
    ? { deal: dealIn('asked', fields.get('deal')) }
    : { position: rules.format(rules.parse(fields.get('position'))) };
};

/** Plays the steps, each of which is one text. */
const replay = (rules: Rules, start: Position, steps: unknown): History => {
  if (!Array.isArray(steps) || steps.length > MOST_MOVES)
    throw fault('steps', `a list of at most ${MOST_MOVES}`, steps);
  let left = MOST_MOVES;
  const played: Step[] = [];
  let position = start;
  for (const [index, text] of steps.entries() as IterableIterator<[number, unknown]>) {
    const where = `step ${index + 1}`;
    const texts = typeof text === 'string' ? text.split(' ') : [];
    left -= texts.length;
    if (texts.length === 0 || left < 0) throw fault(where, 'moves, not too many', text);
    try {
      const moves = texts.map(parseMove);
      for (const move of moves) position = rules.apply(position, move);
      played.push({ moves, position });
    } catch (error) {
      // The rules' own error says which move and why.
      const { message } = error as Error;
      const Kind = error instanceof TypeError ? TypeError : Error;
      throw new Kind(`Saved game: ${where} of ${steps.length}: ${message}`, { cause: error });
    }
  }
  return { start, steps: played, cursor: played.length };
};

/**
 * The attempt that a JSON text or object stands for, and what its page had asked for.
 * @throws TypeError when it is malformed
 * @throws Error when it is of another game or a later version, or could not have been played
 */
export const parseSave = (rules: Rules, json: unknown): ParsedSave => {
  const value = read(json);
  const { id } = rules.spec;
  // A later version has other keys: it is known by its number before anything else.
  const { version } = (value ?? {}) as { version?: unknown };
  if (isCount(version, MOST_COUNTED) && version > VERSION)
    throw new Error(`Saved game: expected version ${VERSION}, got the later version ${version}`);
  const fields = fieldsOf(
    'the whole',
    value,
    'version game deal position options asked steps cursor seconds undos hints won stopped shown counted',
  );
  if (version !== VERSION) throw fault('version', `${VERSION}`, version);
  const game = fields.get('game');
  if (game !== id) throw new Error(`Saved game: expected one of ${id}, got ${printed(game)}`);
  const count = (name: string, most = MOST_COUNTED): number => {
    const number = fields.get(name);
    if (!isCount(number, most)) throw fault(name, `a number from 0 to ${most}`, number);
    return number;
  };
  const flag = (name: string): boolean => {
    const set = fields.get(name);
    if (typeof set !== 'boolean') throw fault(name, 'true or false', set);
    return set;
  };

  const given = fields.has('position');
  if (given && (fields.has('deal') || fields.has('options')))
    throw fault('the whole', 'a deal or a position', 'both');
  const deal = given ? null : dealIn('deal', fields.get('deal'));
  const start =
    deal === null
      ? rules.parse(fields.get('position'))
      : rules.deal(deal, fields.get('options') as Partial<GameOptions> | undefined);
  const played = replay(rules, start, fields.get('steps'));
  const history = moveCursor(played, count('cursor', played.steps.length));
  const won = flag('won');
  const stopped = flag('stopped');
  // Otherwise a win that was told could be told again.
  if (!won && history.steps.some(({ position }) => rules.score(position) === PACK_SIZE))
    throw new Error('Saved game: expected won to be true after the moves that win, got false');
  if (stopped && rules.status(currentPosition(history)) !== 'playing')
    throw new Error('Saved game: expected stopped to be false where the game is over, got true');
  return {
    attempt: {
      deal,
      history,
      won,
      stopped,
      shown: flag('shown'),
      counted: flag('counted'),
      undos: count('undos'),
      hints: count('hints'),
      seconds: count('seconds'),
    },
    asked: readAsked(rules, fields.get('asked')),
  };
};
