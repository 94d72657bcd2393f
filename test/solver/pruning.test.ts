import { expect } from '@open-wc/testing';
import { games, type Position } from '../../src/patience-engine.js';
import { allGroupPruning } from '../../src/solver/group-moves.js';
import { GroupSearch } from '../../src/solver/group-search.js';
import { allRunPruning } from '../../src/solver/run-moves.js';
import { RunSearch } from '../../src/solver/run-search.js';
import type { Search, Verdict } from '../../src/solver/search.js';
import { smallPosition } from './positions.js';

const budget = { nodes: 100_000, memory: 64e6 };

const verdictOf = (search: Search): Verdict | undefined => {
  search.run(Infinity);
  return search.verdict;
};

/** One pruning alone, none and all of them, by name. */
const settings = <Switches extends object>(all: Switches): [string, Switches][] => {
  const keys = Object.keys(all);
  const only = (kept: string[]): Switches =>
    Object.fromEntries(keys.map((key) => [key, kept.includes(key)])) as Switches;
  return [...keys.map((key): [string, Switches] => [key, only([key])]), ['everything', all]];
};

const kinds = [
  {
    name: 'Australian Patience',
    rules: games['australian-patience'],
    left: 30,
    options: [{}],
    settings: settings(allGroupPruning).map(([pruned, pruning]) => ({
      pruned,
      search: (position: Position) =>
        new GroupSearch(games['australian-patience'].game, position, budget, pruning),
    })),
    plain: (position: Position) =>
      new GroupSearch(games['australian-patience'].game, position, budget, {
        up: false,
        waste: false,
        kings: false,
        settled: false,
        runs: false,
        relaxed: false,
      }),
  },
  {
    name: 'Canfield',
    rules: games.canfield,
    left: 18,
    options: [{}, { draw: 1 }, { redeals: 1 }],
    settings: settings(allRunPruning).map(([pruned, pruning]) => ({
      pruned,
      search: (position: Position) => new RunSearch(games.canfield.game, position, budget, pruning),
    })),
    plain: (position: Position) =>
      new RunSearch(games.canfield.game, position, budget, {
        safe: false,
        split: false,
        back: false,
        up: false,
        round: false,
      }),
  },
];

for (const { name, rules, left, options, settings: prunings, plain } of kinds)
  describe(`What the solver leaves out in ${name}`, () => {
    const small: { position: Position; verdict: Verdict | undefined; seed: number }[] = [];
    for (let seed = 1; small.length < 1000; seed++) {
      const position = smallPosition(rules, seed, left, options[seed % options.length]);
      const verdict = verdictOf(plain(position));
      if (verdict !== 'unknown') small.push({ position, verdict, seed });
    }

    it('is looked for in games that can be won and in others', () => {
      for (const verdict of ['winnable', 'unwinnable'])
        expect(small.filter((one) => one.verdict === verdict).length, verdict).to.be.at.least(50);
    });

    for (const { pruned, search } of prunings)
      it(`(${pruned}) changes no verdict of 1,000 small games`, () => {
        const other = small.filter(
          ({ position, verdict }) => verdictOf(search(position)) !== verdict,
        );
        expect(other.map(({ seed }) => seed)).to.deep.equal([]);
      });
  });
