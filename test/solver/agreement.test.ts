import { expect } from '@open-wc/testing';
import { formatCard, fullPack } from '../../src/engine/card.js';
import { games, parsePosition } from '../../src/patience-engine.js';
import { solveSync } from '../../src/patience-solver.js';
import australianDeals from '../fixtures/deals/australian-patience.json' with { type: 'json' };
import canfieldDeals from '../fixtures/deals/canfield.json' with { type: 'json' };

interface KnownDeal {
  readonly id: string;
  readonly verdict: string;
  readonly position: object;
}

/** Enough for nearly every deal, and soon spent on the others. */
const budget = { nodes: 150_000, memory: 64e6 };

const collections = [
  { name: 'Australian Patience', deals: australianDeals as KnownDeal[], undecided: 0 },
  { name: 'Canfield', deals: canfieldDeals as KnownDeal[], undecided: 12 },
];

for (const { name, deals, undecided } of collections)
  describe(`The solver on deals of ${name} whose verdict is known`, () => {
    const results = deals.map(({ id, verdict, position }) => {
      const start = parsePosition(position);
      return { id, verdict, start, result: solveSync(start, budget) };
    });

    it('never says anything else', () => {
      const wrong = results.filter(
        ({ verdict, result }) => result.verdict !== 'unknown' && result.verdict !== verdict,
      );
      expect(wrong.map(({ id }) => id)).to.deep.equal([]);
    });

    it('leaves few of them undecided', () => {
      const open = results.filter(({ result }) => result.verdict === 'unknown');
      expect(open.length, open.map(({ id }) => id).join()).to.be.at.most(undecided);
    });

    it('wins by its own line, move by move as the rules allow', () => {
      for (const { id, start, result } of results) {
        if (result.verdict !== 'winnable') continue;
        const rules = games[start.game as keyof typeof games];
        const end = (result.moves ?? []).reduce(
          (position, move) => rules.apply(position, move),
          start,
        );
        expect(rules.status(end), id).to.equal('won');
      }
    });
  });

describe('The solver', () => {
  it('knows a game with nearly all cards in the reserve, which no deal begins with', () => {
    const rules = games.canfield;
    // From the ace of diamonds on, all in the order in which they go up.
    const [base = '', ...others] = fullPack().map(formatCard);
    const start = rules.parse({
      game: 'canfield',
      stock: [],
      waste: [],
      reserve: others.slice(0, 47).reverse(),
      foundations: [[base], [], [], []],
      tableau: others.slice(47).map((card) => [card]),
    });
    const { verdict, moves = [] } = solveSync(start, budget);
    expect(verdict).to.equal('winnable');
    expect(
      rules.status(moves.reduce((position, move) => rules.apply(position, move), start)),
    ).to.equal('won');
  });
});
