/**
 * What finished attempts come to. All of a game is kept as one text of lines: a record of what has been
 * added up, and after it each attempt that has finished since. The page only ever adds a line, so
 * nothing is lost however soon it is closed, and two tabs both count; this file, which adds up, is loaded
 * when the figures are wanted. Lines that it cannot read stay as they are.
 */

/** Cards on the foundations when a game is won. */
export const FULL_SCORE = 52;
const RECENT = 50;
const DEALS_KNOWN = 500;
const LARGEST = 1_000_000_000;
const LAST_DEAL = 0xffffffff;
const VERSION = 1;
/** An import longer than this is none. */
const LONGEST_IMPORT = 100_000;

/** A finished attempt as a line has it. */
export type FinishedAttempt = readonly [
  deal: number,
  score: number,
  moves: number,
  seconds: number,
];

/** All but the replays tells of first attempts: a deal counts once, as its first attempt ended. */
export interface Statistics {
  /** How many attempts ended at each score, from 0 to 52. The last are the wins. */
  readonly scores: readonly number[];
  /** Wins in a row, up to the latest attempt. */
  readonly streak: number;
  readonly bestStreak: number;
  /** The win in the fewest moves, and of those the fastest. */
  readonly bestWin: { readonly moves: number; readonly seconds: number } | null;
  /** The latest scores, the newest last. */
  readonly recent: readonly number[];
  /** The latest deals that have counted. */
  readonly deals: readonly number[];
  /** Attempts at deals that had counted before. */
  readonly replays: number;
  readonly replaysWon: number;
}

/** What a text comes to, and its lines that say nothing to this version. */
export interface ReadStatistics {
  readonly statistics: Statistics;
  readonly unread: readonly string[];
}

export const noStatistics: Statistics = {
  scores: Array.from({ length: FULL_SCORE + 1 }, () => 0),
  streak: 0,
  bestStreak: 0,
  bestWin: null,
  recent: [],
  deals: [],
  replays: 0,
  replaysWon: 0,
};

const oneMore = (count: number): number => Math.min(count + 1, LARGEST);

/** Adds a finished attempt. */
export const counted = (
  before: Statistics,
  [deal, score, moves, seconds]: FinishedAttempt,
): Statistics => {
  const won = score === FULL_SCORE;
  if (before.deals.includes(deal))
    return {
      ...before,
      replays: oneMore(before.replays),
      replaysWon: won ? oneMore(before.replaysWon) : before.replaysWon,
    };
  const { bestWin } = before;
  const streak = won ? oneMore(before.streak) : 0;
  const better =
    !bestWin || moves < bestWin.moves || (moves === bestWin.moves && seconds < bestWin.seconds);
  return {
    ...before,
    scores: before.scores.map((count, at) => (at === score ? oneMore(count) : count)),
    streak,
    bestStreak: Math.max(streak, before.bestStreak),
    bestWin: won && better ? { moves, seconds } : bestWin,
    recent: [...before.recent, score].slice(-RECENT),
    deals: [...before.deals, deal].slice(-DEALS_KNOWN),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Figures that follow from the others. */
export const summary = ({
  scores,
}: Statistics): { played: number; won: number; best: number; mean: number } => {
  const played = sum(scores);
  return {
    played,
    won: scores[FULL_SCORE] ?? 0,
    best: scores.reduce((best, count, score) => (count > 0 ? score : best), 0),
    mean: played === 0 ? 0 : sum(scores.map((count, score) => count * score)) / played,
  };
};

// Reading: what is kept may be anything, so each thing is taken only where it is exactly what it should be.

const isWhole = (value: unknown, most = LARGEST): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

const isDeal = (value: unknown): value is number => isWhole(value, LAST_DEAL) && value > 0;

const isList = (
  value: unknown,
  longest: number,
  isItem: (item: unknown) => item is number,
): value is number[] => Array.isArray(value) && value.length <= longest && value.every(isItem);

const isScore = (value: unknown): value is number => isWhole(value, FULL_SCORE);

const isFinishedAttempt = (value: unknown): value is FinishedAttempt =>
  Array.isArray(value) &&
  value.length === 4 &&
  isDeal(value[0]) &&
  isScore(value[1]) &&
  isWhole(value[2]) &&
  isWhole(value[3]);

/** The fields of an object that has exactly these. */
const fieldsOf = (value: unknown, names: readonly string[]): Map<string, unknown> | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  return fields.size === names.length && names.every((name) => fields.has(name))
    ? fields
    : undefined;
};

const parseBestWin = (value: unknown): Statistics['bestWin'] | undefined => {
  if (value === null) return null;
  const fields = fieldsOf(value, ['moves', 'seconds']);
  const [moves, seconds] = [fields?.get('moves'), fields?.get('seconds')];
  return isWhole(moves) && isWhole(seconds) ? { moves, seconds } : undefined;
};

/** The record of a game, or `undefined` for anything else and for figures that cannot all be true. */
const parseRecord = (value: unknown, game: string): Statistics | undefined => {
  const fields = fieldsOf(value, ['game', 'version', ...Object.keys(noStatistics)]);
  if (fields?.get('game') !== game || fields.get('version') !== VERSION) return undefined;
  const scores = fields.get('scores');
  const streak = fields.get('streak');
  const bestStreak = fields.get('bestStreak');
  const bestWin = parseBestWin(fields.get('bestWin'));
  const recent = fields.get('recent');
  const deals = fields.get('deals');
  const replays = fields.get('replays');
  const replaysWon = fields.get('replaysWon');
  if (
    !isList(scores, FULL_SCORE + 1, (item) => isWhole(item)) ||
    scores.length !== FULL_SCORE + 1 ||
    !isWhole(streak) ||
    !isWhole(bestStreak) ||
    bestWin === undefined ||
    !isList(recent, RECENT, isScore) ||
    !isList(deals, DEALS_KNOWN, isDeal) ||
    !isWhole(replays) ||
    !isWhole(replaysWon)
  )
    return undefined;
  const statistics = { scores, streak, bestStreak, bestWin, recent, deals, replays, replaysWon };
  const { played, won } = summary(statistics);
  const together =
    streak <= bestStreak &&
    bestStreak <= won &&
    (bestWin === null) === (won === 0) &&
    recent.length === Math.min(RECENT, played) &&
    recent.every((score) => (scores[score] ?? 0) > 0) &&
    deals.length <= played &&
    new Set(deals).size === deals.length &&
    replaysWon <= replays;
  return together ? statistics : undefined;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads what is kept of a game. */
export const readStatistics = (text: string, game: string): ReadStatistics => {
  let record: Statistics | undefined;
  const attempts: FinishedAttempt[] = [];
  const unread: string[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const value = parseJson(line);
    const found: Statistics | undefined = record ? undefined : parseRecord(value, game);
    if (found) record = found;
    else if (isFinishedAttempt(value)) attempts.push(value);
    else unread.push(line);
  }
  return { statistics: attempts.reduce(counted, record ?? noStatistics), unread };
};

/** The record of a game as a line, which is an export too. */
export const formatStatistics = (statistics: Statistics, game: string): string =>
  JSON.stringify({ game, version: VERSION, ...statistics });

/** The text to be kept for figures, with the lines that could not be read. */
export const keptText = ({ statistics, unread }: ReadStatistics, game: string): string =>
  [formatStatistics(statistics, game), ...unread].join('\n');

/** The same in fewer words: its attempts added up. */
export const compactStatistics = (text: string, game: string): string =>
  keptText(readStatistics(text, game), game);

/** What a reader hands in as an export of this game; `undefined` where it is none. */
export const parseExport = (text: string, game: string): Statistics | undefined =>
  text.length > LONGEST_IMPORT ? undefined : parseRecord(parseJson(text), game);
