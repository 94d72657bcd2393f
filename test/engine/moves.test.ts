import { expect } from '@open-wc/testing';
import { formatMove, games, parseMove, type Move } from '../../src/patience-engine.js';

const { canfield } = games;

describe('A move as text', () => {
  const moves: [string, Move][] = [
    ['stock>waste', { from: 'stock', to: 'waste' }],
    ['waste>stock', { from: 'waste', to: 'stock' }],
    ['turned>waste-4', { from: 'turned', to: 'waste-4' }],
    ['column-1>column-3*2', { from: 'column-1', to: 'column-3', count: 2 }],
    ['column-10>foundation-1', { from: 'column-10', to: 'foundation-1' }],
  ];
  for (const [written, move] of moves)
    it(`${written} is read and written the same`, () => {
      expect(parseMove(written)).to.deep.equal(move);
      expect(formatMove(move)).to.equal(written);
    });

  it('needs no count of one', () => {
    expect(formatMove({ from: 'waste', to: 'column-1', count: 1 })).to.equal('waste>column-1');
    expect(parseMove('waste>column-1*1')).to.deep.equal({ from: 'waste', to: 'column-1' });
  });

  for (const bad of [
    '',
    'stock',
    'stock>',
    '>waste',
    'stock>waste>stock',
    'column-1>column-2*0',
    'column-1>column-2*100',
    'column-1>column-2*-1',
    'column-1 > column-2',
    'Stock>waste',
    'stock>waste\n',
  ])
    it(`is refused: ${JSON.stringify(bad)}`, () => {
      expect(() => parseMove(bad)).to.throw(TypeError, 'Expected a move such as');
    });

  it('is refused when it is no text', () => {
    for (const bad of [undefined, null, 1, {}, ['stock>waste'], { toString: () => 'stock>waste' }])
      expect(() => parseMove(bad as string)).to.throw(TypeError);
  });
});

describe('A malformed move', () => {
  const bad: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['text', 'stock>waste'],
    ['a move from nowhere', { to: 'waste' }],
    ['a move to nowhere', { from: 'waste' }],
    ['a pile that the game lacks', { from: 'waste', to: 'column-5' }],
    ['a pile named like a method', { from: 'toString', to: 'column-1' }],
    ['a count of zero', { from: 'column-1', to: 'column-2', count: 0 }],
    ['half a card', { from: 'column-1', to: 'column-2', count: 1.5 }],
    ['more cards than a pack has', { from: 'column-1', to: 'column-2', count: 53 }],
    ['a count as text', { from: 'column-1', to: 'column-2', count: '2' }],
    ['no count, in so many words', { from: 'column-1', to: 'column-2', count: null }],
    ['a count where the stock is turned', { from: 'stock', to: 'waste', count: 3 }],
    ['a count of one where the stock is turned', { from: 'stock', to: 'waste', count: 1 }],
    ['a count where the waste goes back', { from: 'waste', to: 'stock', count: 1 }],
  ];
  for (const [what, move] of bad)
    it(`is a TypeError: ${what}`, () => {
      const position = canfield.deal(4211);
      expect(() => canfield.apply(position, move as Move)).to.throw(TypeError, 'Expected');
      expect(() => canfield.refusal(position, move as Move)).to.throw(TypeError, 'Expected');
    });
});
