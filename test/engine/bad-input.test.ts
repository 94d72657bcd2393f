import { expect } from '@open-wc/testing';
import { parseSave } from '../../src/engine/saved-game.js';
import {
  formatMove,
  formatPosition,
  compileRules,
  games,
  IllegalMoveError,
  parseMove,
  parsePosition,
  type Move,
  type Position,
} from '../../src/patience-engine.js';
import { pack } from './table-of.js';

const { canfield, calculation } = games;
const deal = canfield.deal(4211);
const turn = { from: 'stock', to: 'waste' };

/** An object that lets nobody look at it. */
const shut = (): object =>
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('Nobody looks');
      },
      ownKeys: () => {
        throw new Error('Nobody looks');
      },
      getPrototypeOf: () => {
        throw new Error('Nobody looks');
      },
    },
  );

const circle: Record<string, unknown> = {};
circle.game = circle;
class Options {
  draw = 1;
}

/** What a script may give by accident or to do harm. */
const anything: readonly unknown[] = [
  ...[null, NaN, -0, 0, 1.5, 1e308, 1n, true, '', '1', 'stock>waste', Symbol('1'), () => 1],
  ...[{}, [], [null], new Array(4_000_000_000), new Map(), new Date(0), new Options()],
  ...[circle, shut(), { toString: 1 }, JSON.parse('{"__proto__":{"game":"canfield"}}') as unknown],
  ...[{ game: 'canfield' }, { game: 'canfield', piles: [] }, canfield.format(deal)],
  { ...deal, piles: deal.piles.map(() => null) },
  { ...deal, options: null },
  { ...deal, faceDown: undefined },
  {
    get from() {
      throw new Error('Nobody reads');
    },
  },
];

describe('Whatever the rules are given', () => {
  const asked: Record<string, (given: never) => unknown> = {
    moves: (given) => canfield.moves(given),
    refusal: (given) => canfield.refusal(given, turn),
    'a refused move': (given) => canfield.refusal(deal, given),
    apply: (given) => canfield.apply(given, turn),
    'a move': (given) => canfield.apply(deal, given),
    status: (given) => canfield.status(given),
    score: (given) => canfield.score(given),
    stuck: (given) => canfield.stuck(given),
    hint: (given) => canfield.hint(given),
    hintFor: (given) => canfield.hintFor(deal, given, 'turn'),
    autoMove: (given) => canfield.autoMove(deal, given),
    'autoMove of no position': (given) => canfield.autoMove(given, 'waste'),
    pile: (given) => canfield.pile(given),
    format: (given) => canfield.format(given),
    formatPosition: (given) => formatPosition(given),
    parsePosition: (given) => parsePosition({ ...canfield.format(deal), stock: given }),
    deal: (given) => canfield.deal(given),
    dealFrom: (given) => canfield.dealFrom(given),
    'a card of dealFrom': (given) => canfield.dealFrom([given, ...pack.slice(1)]),
    parseMove: (given) => (given === 'stock>waste' ? parseMove('') : parseMove(given)),
    formatMove: (given) => formatMove(given),
    parseSave: (given) => parseSave(canfield, given),
  };
  for (const [name, ask] of Object.entries(asked))
    it(`is refused with a word of what was expected by ${name}`, () => {
      for (const given of anything)
        expect(() => ask(given as never)).to.throw(TypeError, /^Expected .+, got /);
    });

  it('as options is refused, but for a plain object with nothing in it', () => {
    for (const given of [
      null,
      5,
      '1',
      Symbol('1'),
      [],
      new Map(),
      new Options(),
      shut(),
      new Date(0),
      () => 1,
    ])
      expect(() => canfield.deal(1, given as never)).to.throw(TypeError, 'options such as');
    expect(canfield.deal(1, {})).to.deep.equal(canfield.deal(1));
    expect(canfield.deal(1, Object.create(null) as object)).to.deep.equal(canfield.deal(1));
    expect(() => canfield.hint(deal, null as never)).to.throw(TypeError, 'options such as');
  });
});

describe('A message about bad input', () => {
  it('tells text from numbers, and -0 from 0', () => {
    const dealt = (number: unknown) => () => canfield.deal(number as number);
    expect(dealt('1')).to.throw('Expected a deal from 1 to 4294967295, got "1"');
    expect(dealt(-0)).to.throw('Expected a deal from 1 to 4294967295, got -0');
    expect(dealt(0)).to.throw('Expected a deal from 1 to 4294967295, got 0');
  });

  it('says which draws and redeals the game allows', () => {
    const withOptions = (options: object) => () => canfield.deal(1, options);
    expect(withOptions({ draw: 2 })).to.throw('Expected draw to be 3 or 1, got 2');
    const redeals = 'Expected redeals to be unlimited or a number from 0 to 999, got ';
    expect(withOptions({ redeals: 1000 })).to.throw(`${redeals}1000`);
    expect(withOptions({ redeals: '5' })).to.throw(`${redeals}"5"`);
    expect(() => calculation.deal(1, { redeals: 1 })).to.throw('Expected redeals to be 0, got 1');
    expect(() => calculation.deal(1, { redeals: -0 })).to.throw('Expected redeals to be 0, got -0');
  });

  it('says where a position comes from', () => {
    const message = 'Expected a position of canfield, as rules.deal or rules.parse gives it, got ';
    for (const given of [null, {}, 5, canfield.format(deal), calculation.deal(1)])
      for (const ask of ['score', 'moves', 'status'] as const)
        expect(() => canfield[ask](given as Position)).to.throw(TypeError, message);
    // Nor is nothing known to rules that were asked nothing yet.
    const fresh = compileRules({ ...canfield.spec });
    for (const nothing of [undefined, null])
      expect(() => fresh.score(nothing as unknown as Position)).to.throw(TypeError, message);
  });

  it('says that a list of 52 cards was expected', () => {
    const dealt = (cards: unknown) => () => canfield.dealFrom(cards as string[]);
    expect(dealt(7n)).to.throw(TypeError, 'Expected a list of cards in the deal, got 7');
    expect(dealt(null)).to.throw('Expected a list of cards in the deal, got null');
    expect(dealt('AC')).to.throw('Expected a list of cards in the deal, got "AC"');
    expect(dealt(pack.slice(1))).to.throw('Expected 52 cards, got 51');
  });
});

describe('A move that is read', () => {
  it('is the one that is played, whatever it says later', () => {
    const column = canfield.pile('column-1').index;
    let asked = 0;
    const move: Move = {
      from: 'column-1',
      to: 'column-2',
      get count() {
        return ++asked === 1 ? 1 : 13;
      },
    };
    try {
      expect(canfield.apply(deal, move).piles[column]).to.have.length(1);
    } catch (error) {
      expect(error).to.be.instanceOf(IllegalMoveError);
    }
    expect(asked).to.equal(1);
  });

  it('is no hint where the rules refuse it', () => {
    const hidden = { from: 'reserve', to: 'column-1', count: 3 };
    expect(() => canfield.hintFor(deal, hidden, 'joins')).to.throw(IllegalMoveError, 'covered');
  });
});

describe('A position of Calculation', () => {
  it('has the card that each foundation begins with', () => {
    const json = calculation.format(calculation.deal(1));
    const [starter = [], ...others] = json.foundations;
    const without = { ...json, stock: [...json.stock, ...starter], foundations: [[], ...others] };
    expect(() => parsePosition(without)).to.throw(
      TypeError,
      'Expected a card of rank A at place 1 in foundation-1, got []',
    );
  });
});
