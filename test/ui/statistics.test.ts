import { expect } from '@open-wc/testing';
import { LAST_DEAL, numbersFrom, type NextNumber } from '../../src/engine/deal-number.js';
import {
  compactStatistics,
  counted,
  formatStatistics,
  noStatistics,
  parseExport,
  readStatistics,
  summary,
  type FinishedAttempt,
  type Statistics,
} from '../../src/ui/statistics.js';

const game = 'canfield';

const after = (...attempts: FinishedAttempt[]): Statistics =>
  attempts.reduce(counted, noStatistics);

const win = (deal: number, moves = 100, seconds = 300): FinishedAttempt => [
  deal,
  52,
  moves,
  seconds,
];
const end = (deal: number, score: number): FinishedAttempt => [deal, score, 40, 60];

/** Attempts in a row, and what they come to. */
const rows: readonly {
  readonly name: string;
  readonly attempts: readonly FinishedAttempt[];
  readonly figures: Readonly<Record<string, unknown>>;
}[] = [
  {
    name: 'nothing yet',
    attempts: [],
    figures: { played: 0, won: 0, mean: 0, streak: 0, bestStreak: 0, bestWin: null, replays: 0 },
  },
  {
    name: 'a game that is not won',
    attempts: [end(1, 10)],
    figures: { played: 1, won: 0, best: 10, mean: 10, streak: 0, bestStreak: 0, bestWin: null },
  },
  {
    name: 'scores with a mean between them',
    attempts: [end(1, 10), end(2, 11), end(3, 4)],
    figures: { played: 3, best: 11, mean: 25 / 3, recent: [10, 11, 4] },
  },
  {
    name: 'wins in a row',
    attempts: [win(1), win(2), end(3, 51), win(4)],
    figures: { played: 4, won: 3, best: 52, streak: 1, bestStreak: 2 },
  },
  {
    name: 'a win in fewer moves, which is better than a faster one',
    attempts: [win(1, 100, 200), win(2, 90, 900), win(3, 95, 10)],
    figures: { bestWin: { moves: 90, seconds: 900 } },
  },
  {
    name: 'a win in as many moves, which is better when it is faster',
    attempts: [win(1, 90, 200), win(2, 90, 100), win(3, 90, 300)],
    figures: { bestWin: { moves: 90, seconds: 100 } },
  },
  {
    name: 'a deal played again, which counts by its first attempt',
    attempts: [end(1, 10), win(1), end(1, 30)],
    figures: {
      played: 1,
      won: 0,
      best: 10,
      mean: 10,
      streak: 0,
      bestWin: null,
      recent: [10],
      replays: 2,
      replaysWon: 1,
    },
  },
  {
    name: 'a lost replay, which ends no row of wins',
    attempts: [win(1), end(1, 3), win(2)],
    figures: { played: 2, won: 2, streak: 2, replays: 1, replaysWon: 0 },
  },
];

describe('The statistics of a game', () => {
  for (const { name, attempts, figures } of rows)
    it(`count ${name}`, () => {
      const statistics = after(...attempts);
      expect({ ...summary(statistics), ...statistics }).to.deep.include(figures);
    });

  it('show how often each score was reached', () => {
    const { scores } = after(end(1, 0), end(2, 7), end(3, 7), win(4));
    expect(scores.length).to.equal(53);
    expect([scores[0], scores[7], scores[52]]).to.deep.equal([1, 2, 1]);
  });

  it('remember the last 50 scores and the last 500 deals, however many there are', () => {
    const { recent, deals, scores } = after(
      ...Array.from({ length: 600 }, (_, index) => end(index + 1, index % 52)),
    );
    expect(recent.length).to.equal(50);
    expect(recent.at(-1)).to.equal(599 % 52);
    expect([deals.length, deals[0], deals.at(-1)]).to.deep.equal([500, 101, 600]);
    expect(scores.reduce((sum, count) => sum + count)).to.equal(600);
  });

  it('know every deal that can be dealt, and no other', () => {
    const attempt = (deal: number): number =>
      readStatistics(JSON.stringify(end(deal, 1)), game).unread.length;
    expect([1, LAST_DEAL].map(attempt)).to.deep.equal([0, 0]);
    expect([0, LAST_DEAL + 1, 1.5].map(attempt)).to.deep.equal([1, 1, 1]);
  });
});

describe('What is kept of statistics', () => {
  const some = after(win(1), end(2, 12), end(2, 20), win(3, 80, 70));

  it('is read again as it was written', () => {
    expect(readStatistics(formatStatistics(some, game), game)).to.deep.equal({
      statistics: some,
      unread: [],
    });
  });

  it('goes on with the attempts that came after', () => {
    const text = `${formatStatistics(some, game)}\n${JSON.stringify(end(9, 33))}`;
    expect(readStatistics(text, game).statistics).to.deep.equal(counted(some, end(9, 33)));
  });

  it('is the same when it has been added up', () => {
    const text = [win(1), end(2, 3), end(1, 4)].map((line) => JSON.stringify(line)).join('\n');
    const compact = compactStatistics(text, game);
    expect(compact).not.to.equal(text);
    expect(readStatistics(compact, game)).to.deep.equal(readStatistics(text, game));
  });

  it('is left alone where it cannot be read', () => {
    const later = '{"game":"canfield","version":2,"wonders":[]}';
    const text = ['what is this', later, JSON.stringify(end(5, 6))].join('\n');
    const { statistics, unread } = readStatistics(compactStatistics(text, game), game);
    expect(unread).to.deep.equal(['what is this', later]);
    expect(statistics.recent).to.deep.equal([6]);
  });

  const record = { game, version: 1, ...some };
  for (const [name, wrong] of [
    ['another game', { ...record, game: 'calculation' }],
    ['a later version', { ...record, version: 2 }],
    ['more than there should be', { ...record, more: 1 }],
    ['less than there should be', { ...record, deals: undefined }],
    ['too few scores', { ...record, scores: some.scores.slice(1) }],
    ['a score below zero', { ...record, scores: some.scores.map((_, at) => (at ? 1 : -1)) }],
    ['half a game', { ...record, scores: some.scores.map(() => 0.5) }],
    ['more wins in a row than wins', { ...record, bestStreak: 3 }],
    ['a longer row than the longest', { ...record, streak: 2, bestStreak: 1 }],
    ['wins without a best one', { ...record, bestWin: null }],
    ['a best win with a name', { ...record, bestWin: { moves: 1, seconds: 1, name: 'x' } }],
    ['a latest score that never was', { ...record, recent: [52, 13, 52] }],
    ['fewer latest scores than games', { ...record, recent: [52] }],
    ['a deal that counted twice', { ...record, deals: [1, 1, 2] }],
    ['no deal', { ...record, deals: [0, 2, 3] }],
    ['more won replays than replays', { ...record, replaysWon: 2 }],
    ['a list', [record]],
    ['nothing', null],
  ] as const)
    it(`is not taken for an export with ${name}`, () => {
      expect(parseExport(JSON.stringify(record), game), 'the export itself').to.deep.equal(some);
      expect(parseExport(JSON.stringify(wrong), game)).to.equal(undefined);
    });

  it('is not taken for an export when it is far too long', () => {
    expect(parseExport(JSON.stringify(record) + ' '.repeat(100_000), game)).to.equal(undefined);
  });
});

type Spoiler = (text: string, next: NextNumber) => string;

/** Puts something else in one of the places that fit a pattern. */
const exchange =
  (pattern: RegExp, others: readonly string[]): Spoiler =>
  (text, next) => {
    const found = [...text.matchAll(pattern)];
    const place = found[next(found.length)];
    if (!place) return text;
    const end = place.index + place[0].length;
    return text.slice(0, place.index) + (others[next(others.length)] ?? '') + text.slice(end);
  };

/** Texts as they should not be: each takes one and spoils it. */
const spoilers: readonly Spoiler[] = [
  // A bit of a character flips.
  (text, next) => {
    const at = next(text.length);
    const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << next(8)));
    return text.slice(0, at) + flipped + text.slice(at + 1);
  },
  (text, next) => text.slice(0, next(text.length)),
  (text, next) => text.slice(next(text.length)),
  // A number becomes something else.
  exchange(/\d+/g, [
    '1e999',
    '-1',
    '0.5',
    '1e15',
    'null',
    '"7"',
    '[[[]]]',
    '{"__proto__":1}',
    'NaN',
  ]),
  // A key becomes another one.
  exchange(/"\w+"/g, ['"__proto__"', '"constructor"', '"scores"', '""']),
  (text, next) => '['.repeat(1 + next(20_000)) + text,
  (text, next) => {
    const at = next(text.length);
    return `${text.slice(0, at)}\n${text.slice(at)}`;
  },
];

describe('Spoiled statistics', () => {
  const kept = [
    formatStatistics(after(win(1), end(2, 12), end(2, 20), win(3, 80, 70)), game),
    JSON.stringify(end(4, 30)),
    JSON.stringify(win(5)),
  ].join('\n');

  const spoiled = (seed: number): string => {
    const random = numbersFrom(seed);
    // Of nothing there is nothing to choose.
    const next: NextNumber = (below) => (below > 0 ? random(below) : 0);
    let text = kept;
    for (let times = 1 + next(3); times > 0 && text.length > 0; times--)
      text = spoilers[next(spoilers.length)]?.(text, next) ?? text;
    return text;
  };

  it('never break anything, in a thousand ways', () => {
    let understood = 0;
    for (let seed = 1; seed <= 1000; seed++) {
      const text = spoiled(seed);
      const { statistics, unread } = readStatistics(text, game);
      const { scores, streak, bestStreak, recent, deals } = statistics;
      const where = `seed ${seed}`;
      expect(scores.length, where).to.equal(53);
      expect([...scores, streak, bestStreak].every((count) => Number.isSafeInteger(count))).to.be
        .true;
      expect(Math.min(...scores), where).to.be.at.least(0);
      expect(
        recent.every((score) => score >= 0 && score <= 52),
        where,
      ).to.be.true;
      expect(
        deals.every((deal) => deal >= 1 && deal <= LAST_DEAL),
        where,
      ).to.be.true;
      const { played, won } = summary(statistics);
      expect(streak <= bestStreak && bestStreak <= won && won <= played, where).to.be.true;
      if (unread.length === 0 && text !== '') understood += 1;
    }
    expect(understood, 'most of them are noticed').to.be.lessThan(300);
  });

  it('lose no line that could not be read, and none that comes after', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const text = spoiled(seed);
      const before = readStatistics(text, game);
      const later = readStatistics(`${text}\n${JSON.stringify(end(77, 20))}`, game);
      expect(later.statistics, `seed ${seed}`).to.deep.equal(
        counted(before.statistics, end(77, 20)),
      );
      expect(later.unread).to.deep.equal(before.unread);
      const again = readStatistics(compactStatistics(text, game), game);
      expect(again, `seed ${seed}, added up`).to.deep.equal(before);
      const lines = text.split('\n');
      expect(before.unread.every((line) => lines.includes(line))).to.be.true;
    }
  });
});
