import { expect } from '@open-wc/testing';
import { games, type Position } from '../../src/patience-engine.js';
import type { Hint } from '../../src/engine/hint.js';
import { HeapHintJob } from '../../src/solver/heap-hint.js';
import type { HintRequest } from '../../src/solver/hint-request.js';
import { tableOf } from '../engine/table-of.js';
import { seeded } from '../engine/table.js';

const rules = games.calculation;
const { game } = rules;

const heapHint = (position: Position, options: HintRequest = {}): Hint | null => {
  const job = new HeapHintJob(game, position, options);
  job.run(Infinity);
  return job.result();
};

/** The positions of a deal played by expert hints of few samples. */
const playedByHints = (deal: number, samples: number): Position[] => {
  const positions = [rules.deal(deal)];
  for (;;) {
    const position = positions[positions.length - 1] ?? rules.deal(deal);
    const hint = heapHint(position, { samples });
    if (!hint) return positions;
    positions.push(rules.apply(position, hint));
  }
};

const withStockShuffled = (position: Position, seed: number): Position => {
  const next = seeded(seed);
  const piles = position.piles.slice();
  const stock = (piles[game.stock.index] ?? [])
    .map((card) => ({ card, place: next(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ card }) => card);
  piles[game.stock.index] = stock;
  return { ...position, piles };
};

describe('the expert hint for Calculation', () => {
  it('is the same whatever the order of the cards that nobody has seen', () => {
    for (const deal of [1, 2, 3])
      for (const [index, position] of playedByHints(deal, 50).entries()) {
        const hint = heapHint(position, { samples: 100 });
        const other = withStockShuffled(position, index);
        expect(heapHint(other, { samples: 100 }), `deal ${deal}, ${index}`).to.deep.equal(hint);
      }
  });

  it('is the same however it is cut into slices', () => {
    for (const position of playedByHints(4, 50)) {
      const search = new HeapHintJob(game, position, { samples: 300, seed: 7 });
      while (!search.done) search.run(1);
      expect(search.result()).to.deep.equal(heapHint(position, { samples: 300, seed: 7 }));
    }
  });

  it('wins more than half of the first 20 deals', () => {
    const scores = Array.from({ length: 20 }, (_, index) => {
      const positions = playedByHints(index + 1, 300);
      return rules.score(positions[positions.length - 1] ?? rules.deal(1));
    });
    expect(scores.filter((score) => score === 52).length).to.be.above(10);
  });

  it('turns the stock at once where nothing else can be done', () => {
    const search = new HeapHintJob(game, rules.deal(1));
    expect(search.done).to.be.true;
    expect(search.result()).to.deep.equal({
      from: 'stock',
      to: 'turned',
      card: null,
      reason: 'turn',
    });
  });

  it('plays up at once a card that can go nowhere else', () => {
    // The last queen, and the one foundation that has none waits for it.
    const position = tableOf(rules, {
      turned: 'QC',
      wastes: ['KC'],
      foundations: [
        'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC',
        '2D 4D 6D 8D TD QD',
        '3H 6H 9H QH',
        '4S 8S QS',
      ],
    });
    const search = new HeapHintJob(game, position);
    expect(search.done).to.be.true;
    expect(search.result()).to.deep.equal({
      from: 'turned',
      to: 'foundation-1',
      card: 'QC',
      reason: 'goes-up',
    });
  });

  it('is none in a game that is lost', () => {
    const positions = Array.from({ length: 30 }, (_, index) => playedByHints(index + 1, 20));
    const ends = positions.map((list) => list[list.length - 1] ?? rules.deal(1));
    const lost = ends.filter((position) => rules.status(position) === 'lost');
    expect(lost).not.to.be.empty;
    for (const position of lost) expect(heapHint(position)).to.equal(null);
  });
});
