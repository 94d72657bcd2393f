import { expect } from '@open-wc/testing';
import {
  compileRules,
  games,
  IllegalMoveError,
  parseMove,
  type Position,
  type RefusalReason,
  type Rules,
} from '../../src/patience-engine.js';
import { klondike } from '../games/klondike.js';
import { refusalReasons } from './refusal-reasons.js';
import { tableOf } from './table-of.js';

const { calculation, canfield, 'australian-patience': australian } = games;

const starters = ['AC', '2C', '3C', '4C'];

describe('An illegal move says why', () => {
  const three = tableOf(canfield, {
    columns: ['9C 8D', '7C', '5H', 'QS'],
    foundations: ['TD JD', 'TC'],
    reserve: 'AC 2C',
    waste: '4H 3H',
  });
  const empty = tableOf(canfield, { foundations: ['TD'], columns: ['9C'] }, 'waste');
  const waits = tableOf(calculation, { foundations: starters, turned: 'KS' });
  const heaps = tableOf(calculation, { foundations: starters, wastes: ['9H 5S'] });
  const group = tableOf(australian, { foundations: ['AC'], columns: ['9C 4D', 'TC', '', 'QH'] });
  const lastPass = tableOf(australian, { columns: ['9C'] }, 'waste');
  const klondikeRules = compileRules(klondike);
  const hidden = tableOf(klondikeRules, {
    columns: ['6H 5S', '7S'],
    further: { faceDown: [1, 0, 0, 0, 0, 0, 0] },
  });
  const won = Array.from('CDHS', (suit) =>
    Array.from('A23456789TJQK', (rank) => rank + suit).join(' '),
  );
  const order = 'AC 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD';
  const complete = tableOf(calculation, { foundations: [order, '2C', '3C', '4C'], turned: 'AH' });
  const allUp = tableOf(canfield, { foundations: won });
  const twoPasses = tableOf(
    canfield,
    { foundations: ['TD'], columns: ['9C'], further: { options: { redeals: 1 }, redealsUsed: 1 } },
    'waste',
  );

  const cases: [string, RefusalReason, Rules, Position, string, object?][] = [
    [
      'a group dropped on its own column',
      'same-pile',
      canfield,
      three,
      'column-1>column-1',
      { card: '8D' },
    ],
    ['more cards than lie there', 'nothing-there', canfield, three, 'column-2>column-1*2'],
    ['a card of the stock taken', 'stock-only-turns', canfield, three, 'stock>column-1'],
    ['turning an empty stock', 'stock-empty', canfield, empty, 'stock>waste'],
    [
      'the waste put back in a game of one pass',
      'stock-empty',
      australian,
      lastPass,
      'waste>stock',
    ],
    ['turning where nothing is left', 'nothing-to-turn', canfield, allUp, 'stock>waste'],
    ['a redeal where nothing is left', 'nothing-to-turn', canfield, allUp, 'waste>stock'],
    ['a redeal too many', 'redeals-used', canfield, twoPasses, 'waste>stock'],
    [
      'turning where a redeal is not allowed any more',
      'redeals-used',
      canfield,
      twoPasses,
      'stock>waste',
    ],
    ['a redeal too early', 'stock-not-empty', canfield, three, 'waste>stock'],
    [
      'the waste on a stock that takes nothing back',
      'takes-none',
      australian,
      group,
      'waste>stock',
    ],
    ['a heap on the stock', 'takes-none', calculation, heaps, 'waste-1>stock'],
    [
      'turning while a turned card waits',
      'turned-waits',
      calculation,
      waits,
      'stock>turned',
      { card: 'KS' },
    ],
    ['a face-down card', 'face-down', klondikeRules, hidden, 'column-1>column-2*2'],
    [
      'a card under the top of the waste',
      'covered',
      canfield,
      three,
      'waste>column-1*2',
      { card: '4H' },
    ],
    [
      'a card under the top of the reserve, without its name',
      'covered',
      canfield,
      three,
      'reserve>column-1*2',
    ],
    [
      'cards that do not follow one another',
      'not-a-run',
      canfield,
      tableOf(canfield, { columns: ['9C 4D', '2S', '3S', '4S'], foundations: ['TD'] }),
      'column-1>column-2*2',
      { card: '9C' },
    ],
    [
      'a card from a foundation that keeps its cards',
      'foundation-keeps',
      australian,
      group,
      'foundation-1>column-1',
      { card: 'AC' },
    ],
    [
      'the base card taken down',
      'base-stays',
      canfield,
      three,
      'foundation-2>column-1',
      { card: 'TC' },
    ],
    ['a card put on the reserve', 'takes-none', canfield, three, 'waste>reserve', { card: '3H' }],
    [
      'a foundation card on a foundation',
      'takes-none',
      canfield,
      three,
      'foundation-1>foundation-3',
      { card: 'JD' },
    ],
    [
      'a column card put back on the waste',
      'takes-none',
      australian,
      group,
      'column-1>waste',
      { card: '4D' },
    ],
    ['heap to heap', 'turned-only', calculation, heaps, 'waste-1>waste-2', { card: '5S' }],
    [
      'two cards at once on a foundation',
      'one-at-a-time',
      canfield,
      three,
      'column-1>foundation-1*2',
      { card: '9C' },
    ],
    [
      'a card on a complete foundation',
      'complete',
      calculation,
      complete,
      'turned>foundation-1',
      { card: 'AH' },
    ],
    [
      'another card than a king in an empty column',
      'opens-with',
      australian,
      group,
      'column-1>column-3',
      { card: '4D', rank: 'K' },
    ],
    [
      'another card than the base rank on an empty foundation',
      'opens-with',
      canfield,
      three,
      'waste>foundation-3',
      { card: '3H', rank: 'T' },
    ],
    [
      'a card that does not fit',
      'does-not-fit',
      canfield,
      three,
      'waste>column-2',
      { card: '3H', onto: '7C' },
    ],
  ];

  for (const [what, reason, rules, position, written, further = {}] of cases)
    it(`${reason}: ${what}`, () => {
      const move = parseMove(written);
      expect(rules.refusal(position, move)).to.deep.equal({ reason, ...further });
      try {
        rules.apply(position, move);
        expect.fail('the move was played');
      } catch (error) {
        expect(error).to.be.instanceOf(IllegalMoveError);
        const { name, message, refusal, move: named } = error as IllegalMoveError;
        expect(name).to.equal('IllegalMoveError');
        expect(refusal).to.deep.equal({ reason, ...further });
        expect(named).to.equal(written);
        expect(message).to.include(written).and.include(reason);
      }
    });

  it('and every reason there is has been said above', () => {
    expect(new Set(cases.map(([, reason]) => reason))).to.have.keys(refusalReasons);
  });
});

describe('A position of another game', () => {
  const foreign = calculation.deal(1);
  const move = { from: 'stock', to: 'waste' };
  const questions: Record<string, (rules: Rules, position: Position) => unknown> = {
    moves: (rules, position) => rules.moves(position),
    refusal: (rules, position) => rules.refusal(position, move),
    apply: (rules, position) => rules.apply(position, move),
    status: (rules, position) => rules.status(position),
    score: (rules, position) => rules.score(position),
    stuck: (rules, position) => rules.stuck(position),
    hint: (rules, position) => rules.hint(position),
    hintFor: (rules, position) => rules.hintFor(position, move, 'turn'),
    autoMove: (rules, position) => rules.autoMove(position, 'waste'),
    foundationsFor: (rules, position) => rules.foundationsFor(position, 'waste'),
    collectMove: (rules, position) => rules.collectMove(position),
    mostLifted: (rules, position) => rules.mostLifted(position, 'waste'),
    rankWanted: (rules, position) => rules.rankWanted(position, 'waste'),
    redeal: (rules, position) => rules.redeal(position),
    cards: (rules, position) => rules.cards(position, 'waste'),
    format: (rules, position) => rules.format(position),
  };
  for (const [name, ask] of Object.entries(questions))
    it(`is refused by ${name}, and so is what is no position`, () => {
      const expected =
        /^Expected a position of canfield, as rules.deal or rules.parse gives it, got /;
      for (const given of [foreign, null, {}, 'canfield', canfield.format(canfield.deal(1))])
        expect(() => ask(canfield, given as Position)).to.throw(TypeError, expected);
      expect(() => ask(canfield, canfield.deal(1))).not.to.throw();
    });
});
