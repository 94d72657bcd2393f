import { expect } from '@open-wc/testing';
import { formatMove, games, type GameOptions, type Position } from '../../src/patience-engine.js';
import { startRunHint } from '../../src/solver/run-hint.js';
import { endsFrom, firstMove, plansFrom } from '../../src/solver/run-plans.js';
import { tableOf, type Table } from '../engine/table-of.js';
import { hintFor, playByHints, withUnseenShuffled } from './hint-games.js';

const { canfield } = games;

/** The plans by which a card comes into play, by what tells their ends apart. */
const endsOf = (position: Position): ReadonlyMap<string, readonly number[]> =>
  endsFrom(canfield.game, position, position.redealsUsed > 0, false).plans;

/** A position with all up that goes up without harm. */
const collected = (position: Position): Position => {
  const move = canfield.collectMove(position, new Set());
  return move ? collected(canfield.apply(position, move)) : position;
};

/** Tables on which only the columns can be played before the stock is turned. */
const openTables: readonly (Table & { seed: number; options: Partial<GameOptions> })[] = [
  {
    seed: 4,
    options: { draw: 1, redeals: 0 },
    stock: 'JS 6S 7C QC QH QS QD 4D JH 7D JC 9D 8C TC JD TD 9S 6D',
    columns: ['TS 9H 8S 7H 6C 5D', 'TH 9C 8H', '', '8D 7S'],
    foundations: ['KC AC 2C 3C 4C 5C', 'KD AD 2D 3D', 'KH AH 2H 3H 4H 5H 6H', 'KS AS 2S 3S 4S 5S'],
  },
  {
    seed: 7,
    options: { redeals: 2 },
    stock: '7D 3S 8S 5S 6S 7S',
    columns: ['8H 7C 6D', '8D', '', '8C 7H 6C 5D 4S'],
    foundations: [
      '9C TC JC QC KC AC 2C 3C 4C 5C',
      '9D TD JD QD KD AD 2D 3D 4D',
      '9H TH JH QH KH AH 2H 3H 4H 5H 6H',
      '9S TS JS QS KS AS 2S',
    ],
  },
  {
    seed: 1,
    options: { redeals: 1 },
    stock: '3H 7C 8H 6H 5H 5C',
    columns: ['8S 7H 6C', '8D 7S 6D 5S 4H', '', '8C 7D 6S'],
    foundations: [
      '9C TC JC QC KC AC 2C 3C 4C',
      '9D TD JD QD KD AD 2D 3D 4D 5D',
      '9H TH JH QH KH AH 2H',
      '9S TS JS QS KS AS 2S 3S 4S',
    ],
  },
];

describe('Plans in Canfield', () => {
  for (const { seed, options, ...table } of openTables)
    it(`never lead back where ${table.columns?.join(' | ')} lie open`, () => {
      let position = tableOf(canfield, { ...table, further: { options } });
      const seen = new Set<string>();
      for (;;) {
        const name = JSON.stringify(canfield.format(position));
        if (seen.has(name)) expect.fail(`Came back to ${name}`);
        seen.add(name);
        const hint = hintFor(canfield, position, { seed });
        if (!hint) break;
        position = canfield.apply(position, hint);
      }
      expect(seen.size, 'positions').to.be.above(5);
    });

  it('are the same whatever nobody has seen', () => {
    // The ten of spades goes onto either red jack, and then the nine might go up, did it come next.
    const position = tableOf(canfield, {
      reserve: 'AS AD KS 9S QH JS KH KC',
      columns: ['QS JH TS', 'AC', 'QD', 'JD'],
      stock: 'JC KD AH QC',
      foundations: [
        '2C 3C 4C 5C 6C 7C 8C 9C TC',
        '2D 3D 4D 5D 6D 7D 8D 9D TD',
        '2H 3H 4H 5H 6H 7H 8H 9H TH',
        '2S 3S 4S 5S 6S 7S 8S',
      ],
      further: { redealsUsed: 1 },
    });
    const plans = (shown: Position): string[] => [...endsOf(shown).values()].map(String).sort();
    expect(plans(position)).to.have.length.above(2);
    for (let seed = 1; seed <= 12; seed++)
      expect(plans(withUnseenShuffled(canfield, position, seed))).to.deep.equal(plans(position));
  });

  it('have their ends one step off after the first of two', () => {
    let compared = 0;
    for (const [deal, options] of [
      [76, {}],
      [2, { draw: 1, redeals: 2 }],
    ] as const)
      for (const position of playByHints(canfield, canfield.deal(deal, options), 1).positions) {
        // What goes up without harm is hinted at before any plan.
        if (canfield.collectMove(position, new Set())) continue;
        for (const [end, steps] of endsOf(position)) {
          if (steps.length !== 2) continue;
          const first = firstMove(canfield.game, position, { steps, stays: false });
          const next = endsOf(collected(canfield.apply(position, first)));
          expect(next.get(end), `steps from move ${formatMove(first)} on`).to.have.lengthOf(1);
          compared++;
        }
      }
    expect(compared, 'plans of two steps').to.be.above(20);
  });

  it('have the same ends on both sides of a move that can be taken back', () => {
    const position = canfield.parse({
      game: 'canfield',
      stock: 'JD 3S QS 2D 9D 8S 9C 4D KS JC 8C AC'.split(' '),
      waste: 'KH 9S 8D JS QC AD 2C 9H QH 3C 8H JH KC 7D 5H KD QD 4H AH 3H'.split(' '),
      reserve: '5C TC 7H 5D TS 2H 5S 6S AS TH'.split(' '),
      tableau: [['4S'], ['TD'], ['4C', '3D', '2S'], ['7S']],
      foundations: [['6H'], ['6D'], ['6C', '7C'], []],
      redealsUsed: 1,
    });
    const there = { from: 'column-3', to: 'column-1', count: 2 } as const;
    const moved = canfield.apply(position, there);
    expect(canfield.moves(moved)).to.deep.include({ ...there, from: there.to, to: there.from });
    const ends = [...endsOf(position).keys()].sort();
    expect(ends).to.have.length.above(4);
    expect([...endsOf(moved).keys()].sort()).to.deep.equal(ends);
  });

  it('take no longer where there are hundreds', () => {
    // Nearly the end of deal 14: most of what is up may come back, and so 600 plans would differ.
    const open = tableOf(canfield, {
      foundations: ['3H 4H 5H 6H', '3S 4S 5S 6S 7S 8S', '3C 4C 5C 6C 7C 8C 9C', '3D 4D 5D 6D 7D'],
      columns: ['2H AS KH QC JH TC 9H', '2C AD KC QD JS TD 9S 8H', 'KD', 'AC'],
      stock: 'TH 8D JC TS KS 2S',
      waste: '7H JD QS 2D QH 9D AH',
    });
    expect(plansFrom(canfield.game, open, true)).to.have.lengthOf(14);
    const job = startRunHint(canfield.game, { ...open, redealsUsed: 10 }, {});
    job.run(Infinity);
    expect(job.spent, 'positions looked at').to.be.below(20_000);
    expect(job.result()).to.not.be.null;
  });

  it('take a card off one that it is not built on where nothing else is left', () => {
    const position = tableOf(canfield, {
      columns: ['', '7D 8D', '', '9D'],
      foundations: [
        'TC JC QC KC AC 2C 3C 4C 5C 6C 7C 8C 9C',
        'TD JD QD KD AD 2D 3D 4D 5D 6D',
        'TH JH QH KH AH 2H 3H 4H 5H 6H 7H 8H 9H',
        'TS JS QS KS AS 2S 3S 4S 5S 6S 7S 8S 9S',
      ],
    });
    const { positions, hints } = playByHints(canfield, position, 1);
    expect(hints[0]).to.include({ from: 'column-2', to: 'column-1', card: '8D' });
    expect(canfield.score(positions[positions.length - 1] ?? position)).to.equal(52);
  });

  it('go on while cards can still go up, though none comes into play any more', () => {
    const open = tableOf(canfield, {
      foundations: ['2D 3D 4D', '2C', '2H 3H', '2S 3S 4S 5S'],
      columns: [
        'KH QC JH TC 9H 8C 7D 6C 5H',
        'AD KS QD JC TH 9S 8D 7S 6D 5C',
        'QS JD TS 9D 8S 7H 6S 5D 4C',
        'QH JS TD 9C 8H 7C 6H',
      ],
      stock: 'KC KD',
      waste: 'AC AS',
      reserve: '4H 3C AH',
    });
    // Column 3 gives its four to column 1, and its five goes up.
    const position = {
      ...open,
      options: { draw: 1, redeals: 'unlimited' as const },
      redealsUsed: 1,
    };
    const { positions, hints } = playByHints(canfield, position, 2);
    expect(hints[0]).to.include({ from: 'column-3', to: 'column-1', card: '4C' });
    expect(canfield.score(positions[positions.length - 1] ?? position)).to.equal(52);
  });
});
