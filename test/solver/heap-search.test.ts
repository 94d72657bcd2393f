import { expect } from '@open-wc/testing';
import { games, parsePosition, type Move, type Position } from '../../src/patience-engine.js';
import { startHeapSearch, type HeapPrunings } from '../../src/solver/heap-search.js';
import type { Search } from '../../src/solver/search.js';
import { tableOf } from '../engine/table-of.js';
import { seeded } from '../engine/table.js';
import knownDeals from '../fixtures/deals/calculation.json' with { type: 'json' };

const rules = games.calculation;
const MEMORY = 2 ** 26;

const searched = (position: Position, nodes: number, prunings?: HeapPrunings): Search => {
  const search = startHeapSearch(rules.game, position, { nodes, memory: MEMORY }, prunings);
  while (search.verdict === undefined) search.run(1000);
  return search;
};

const replayed = (position: Position, line: readonly Move[]): Position =>
  line.reduce((reached, move) => rules.apply(reached, move), position);

interface Known {
  readonly id: string;
  readonly position: unknown;
  readonly verdict: string;
}

/** The hard deals and some of the others: all of them take too long for a test. */
const someKnown = (knownDeals as Known[]).filter(
  ({ id }, index) => id.includes('hard') || index % 6 === 0,
);

/** Deals 1 to 20 with a way to win each. */
const won = Array.from({ length: 20 }, (_, index) => {
  const deal = rules.deal(index + 1);
  return { deal, line: searched(deal, 300_000).line() };
});

/** A position a few turns before the end of a won game, some moves off its line. */
const latePosition = (seed: number): Position => {
  const next = seeded(seed);
  const { deal, line } = won[seed % won.length] ?? { deal: rules.deal(1), line: [] };
  const left = 1 + next(4);
  const rest = line.findIndex((_, moves) => {
    const placed = line.slice(0, moves).filter(({ from }) => from === 'stock').length;
    return placed === 48 - left;
  });
  let position = replayed(deal, line.slice(0, rest));
  for (let more = next(4); more > 0; more--) {
    const moves = rules.moves(position);
    const move = moves[next(moves.length)];
    if (move) position = rules.apply(position, move);
  }
  return position;
};

describe('the search for Calculation', () => {
  it('wins the deals that others found winnable, by moves that the rules accept', () => {
    for (const { id, position, verdict } of someKnown) {
      const deal = parsePosition(position);
      const search = searched(deal, 1_000_000);
      expect(search.verdict, id).to.equal(verdict);
      expect(rules.score(replayed(deal, search.line())), id).to.equal(52);
    }
  });

  it('says the same of 1,000 late positions with and without everything it leaves out', () => {
    const tally = { winnable: 0, unwinnable: 0, unknown: 0 };
    for (let seed = 1; seed <= 1000; seed++) {
      const position = latePosition(seed);
      const search = searched(position, 1_000_000);
      const { verdict } = search;
      for (const prunings of [
        { sure: false, dead: false, hasty: false },
        { sure: seed % 3 === 0, dead: seed % 3 === 1, hasty: seed % 3 === 2 },
      ])
        expect(searched(position, 1_000_000, prunings).verdict, `seed ${seed}`).to.equal(verdict);
      if (verdict === 'winnable')
        expect(rules.status(replayed(position, search.line())), `seed ${seed}`).to.equal('won');
      if (verdict) tally[verdict]++;
    }
    expect(tally.winnable).to.be.above(100);
    expect(tally.unwinnable).to.be.above(100);
    expect(tally.unknown).to.equal(0);
  });

  it('proves a position lost as soon as its heaps can never clear', () => {
    // A king goes up last of all, after a five, and all fives lie under it.
    const lost = tableOf(rules, {
      wastes: ['5C 5D 5H 5S KC'],
      foundations: ['AH', '2H', '3H', '4H'],
    });
    const search = searched(lost, 10);
    expect(search.verdict).to.equal('unwinnable');
    const open = tableOf(rules, {
      wastes: ['5C 5D 5H KC 5S'],
      foundations: ['AH', '2H', '3H', '4H'],
    });
    expect(searched(open, 100_000).verdict).not.to.equal('unwinnable');
  });

  it('finds the same line however it is cut into slices', () => {
    const deal = rules.deal(3);
    const slice = startHeapSearch(rules.game, deal, { nodes: 100_000, memory: MEMORY });
    while (slice.verdict === undefined) slice.run(1);
    const whole = startHeapSearch(rules.game, deal, { nodes: 100_000, memory: MEMORY });
    whole.run(100_000);
    expect(whole.verdict).to.equal('winnable');
    expect(slice.line()).to.deep.equal(whole.line());
    expect(slice.nodes).to.equal(whole.nodes);
  });

  it('stops when its nodes or its memory are spent, and then knows nothing', () => {
    const deal = rules.deal(2);
    const short = startHeapSearch(rules.game, deal, { nodes: 100, memory: MEMORY });
    short.run(10_000);
    expect(short.verdict).to.equal('unknown');
    expect(short.nodes).to.be.within(100, 120);
    expect(short.line()).to.deep.equal([]);
    const small = startHeapSearch(rules.game, deal, { nodes: 100_000, memory: 1000 });
    small.run(10_000);
    expect(small.verdict).to.equal('unknown');
  });

  it('has nothing to do where the game is won', () => {
    const { deal, line } = won[0] ?? { deal: rules.deal(1), line: [] };
    const search = searched(replayed(deal, line), 100);
    expect(search.verdict).to.equal('winnable');
    expect(search.line()).to.deep.equal([]);
  });
});
