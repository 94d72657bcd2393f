import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  formatPosition,
  games,
  parsePosition,
  type GameId,
  type PositionJSON,
} from '../../src/patience-engine.js';
import { pack } from './table-of.js';
import { holdsWholePack } from './table.js';

const ids: readonly GameId[] = ['calculation', 'canfield', 'australian-patience'];

/** The JSON of a numbered deal, free to be spoilt. */
const spoilt = (id: GameId, spoil: (json: Record<string, never>) => void): unknown => {
  const json: unknown = JSON.parse(JSON.stringify(games[id].format(games[id].deal(4211))));
  spoil(json as Record<string, never>);
  return json;
};

/** Deal 4211 with some of its fields replaced. */
const withFields = (id: GameId, fields: Record<string, unknown>): unknown => ({
  ...games[id].format(games[id].deal(4211)),
  ...fields,
});

const canfield = games.canfield.format(games.canfield.deal(4211));
const australian = games['australian-patience'].format(games['australian-patience'].deal(4211));
const calculation = games.calculation.format(games.calculation.deal(4211));

describe('A position', () => {
  for (const id of ids) {
    it(`of ${id} goes out as JSON and comes in the same, as object and as text`, () => {
      const position = games[id].deal(4211);
      const json = formatPosition(position);
      expect(parsePosition(json)).to.deep.equal(position);
      expect(parsePosition(JSON.stringify(json))).to.deep.equal(position);
      expect(parsePosition(JSON.stringify(json, null, 1))).to.deep.equal(position);
    });
  }

  it('has the keys of its game and no other', () => {
    expect(Object.keys(canfield)).to.have.members(
      'game stock waste reserve foundations tableau'.split(' '),
    );
    expect(Object.keys(australian)).to.have.members(
      'game stock waste foundations tableau'.split(' '),
    );
    expect(Object.keys(calculation)).to.have.members(
      'game stock turned wastes foundations'.split(' '),
    );
    expect(calculation.turned).to.equal(null);
  });

  it('names its options only where they are not the default', () => {
    const position = games.canfield.deal(4211, { draw: 1, redeals: 2 });
    const json = formatPosition(position);
    expect(json.options).to.deep.equal({ draw: 1, redeals: 2 });
    expect(parsePosition(json)).to.deep.equal(position);
    const one = formatPosition(games.canfield.deal(4211, { draw: 3, redeals: 0 }));
    expect(one.options).to.deep.equal({ redeals: 0 });
    expect(parsePosition({ ...canfield, options: { draw: 3 } })).to.deep.equal(
      games.canfield.deal(4211),
    );
  });

  it('counts the redeals that were used', () => {
    const json = { ...canfield, redealsUsed: 3 };
    expect(parsePosition(json).redealsUsed).to.equal(3);
    expect(formatPosition(parsePosition(json))).to.deep.equal(json);
  });

  it('names the base rank where no foundation shows it', () => {
    const [first = []] = canfield.foundations;
    const json = {
      ...canfield,
      stock: [...canfield.stock, ...first],
      foundations: [[], [], [], []],
      base: first[0]?.charAt(0) ?? '',
    };
    const position = parsePosition(json);
    expect(formatPosition(position)).to.deep.equal(json);
    expect(games.canfield.rankWanted(position, 'foundation-2')).to.equal(position.base);
    expect(games.canfield.score(position)).to.equal(0);
    const { base, ...baseless } = json;
    expect(() => parsePosition(baseless), base).to.throw(TypeError, 'base');
  });

  it('may name the base rank that its foundations show, and drops it', () => {
    const base = canfield.foundations[0]?.[0]?.charAt(0);
    expect(formatPosition(parsePosition({ ...canfield, base }))).to.deep.equal(canfield);
  });

  it('can be the end of a game won', () => {
    const suits = Array.from('CDHS');
    const foundations = suits.map((suit) => Array.from('3456789TJQKA2', (rank) => rank + suit));
    const json = {
      game: 'canfield',
      stock: [],
      waste: [],
      reserve: [],
      tableau: [[], [], [], []],
      foundations,
    };
    const position = parsePosition(json);
    expect(games.canfield.status(position)).to.equal('won');
    expect(games.canfield.stuck(position)).to.equal(false);
    expect(games.canfield.score(position)).to.equal(52);
    expect(games.canfield.hint(position, { passWithoutPlay: true })).to.equal(null);
    expect(formatPosition(position)).to.deep.equal({ ...json, foundations });
  });

  it('shares nothing with the JSON that it gives out or reads', () => {
    const position = games.canfield.deal(4211);
    const json = formatPosition(position) as unknown as { stock: string[] };
    json.stock.length = 0;
    expect(formatPosition(position)).to.deep.equal(canfield);
    const given = JSON.parse(JSON.stringify(canfield)) as { stock: string[] };
    const read = parsePosition(given);
    given.stock.length = 0;
    expect(formatPosition(read)).to.deep.equal(canfield);
  });
});

describe('A position is refused, and the message names pile and card,', () => {
  const [top = ''] = canfield.stock.slice(-1);
  const without = (stock: PositionJSON['stock']): string[] => stock.slice(0, -1);
  const refusals: [string, unknown, RegExp][] = [
    [
      'for an unknown card',
      withFields('canfield', { stock: [...without(canfield.stock), '1D'] }),
      /stock.*1D/,
    ],
    [
      'for a card in small letters',
      withFields('canfield', { stock: [...without(canfield.stock), 'td'] }),
      /stock.*td/,
    ],
    [
      'for a card that is a number',
      withFields('canfield', { stock: [...without(canfield.stock), 12] }),
      /stock.*12/,
    ],
    [
      'for a card that is null',
      withFields('canfield', { stock: [...without(canfield.stock), null] }),
      /stock.*null/,
    ],
    [
      'for a card twice',
      withFields('canfield', { waste: [top] }),
      new RegExp(`stock.*waste.*${top}`),
    ],
    [
      'for a missing card',
      withFields('canfield', { stock: without(canfield.stock) }),
      new RegExp(`Expected ${top} in a pile`),
    ],
    [
      'for a hole in a pile',
      withFields('canfield', { waste: new Array<string>(1) }),
      /waste.*null/,
    ],
    [
      'for a hole among the piles',
      withFields('canfield', { foundations: [canfield.foundations[0], ...new Array<string[]>(3)] }),
      /foundation-2.*null/,
    ],
    ['for a missing pile', withFields('canfield', { reserve: undefined }), /reserve/],
    [
      'for too few columns',
      withFields('canfield', { tableau: canfield.tableau?.slice(1) }),
      /4 piles in tableau, got 3/,
    ],
    [
      'for too many columns',
      withFields('australian-patience', { tableau: [...(australian.tableau ?? []), []] }),
      /7 piles in tableau, got 8/,
    ],
    [
      'for too few foundations',
      withFields('calculation', { foundations: calculation.foundations.slice(1) }),
      /4 piles in foundations, got 3/,
    ],
    [
      'for too many heaps',
      withFields('calculation', { wastes: [[], [], [], [], []] }),
      /4 piles in wastes, got 5/,
    ],
    ['for columns that are no list', withFields('canfield', { tableau: { length: 4 } }), /tableau/],
    ['for a pile that is text', withFields('canfield', { waste: 'TD' }), /waste.*TD/],
    ['for a turned list', withFields('calculation', { turned: [] }), /turned/],
    ['for no turned spot', withFields('calculation', { turned: undefined }), /turned/],
    ['for a pile of another game', withFields('australian-patience', { reserve: [] }), /reserve/],
    ['for a key that no game has', withFields('canfield', { cheat: true }), /cheat/],
    [
      'for a prototype as a key',
      JSON.stringify(canfield).replace('{', '{"__proto__":{"game":"canfield"},'),
      /__proto__/,
    ],
    [
      'for another base than the foundations show',
      withFields('canfield', { base: canfield.foundations[0]?.[0]?.startsWith('A') ? '2' : 'A' }),
      /base/,
    ],
    ['for a base that is no rank', withFields('canfield', { base: '10' }), /base.*10/],
    ['for a base in a game without one', withFields('australian-patience', { base: 'A' }), /base/],
    [
      'for options that the game does not have',
      withFields('calculation', { options: { draw: 3 } }),
      /draw.*3/,
    ],
    ['for options of no kind', withFields('canfield', { options: 3 }), /options.*3/],
    [
      'for a redeal too many',
      withFields('canfield', { options: { redeals: 1 }, redealsUsed: 2 }),
      /redealsUsed.*2|2.*redealsUsed/,
    ],
    [
      'for a redeal in a game without',
      withFields('australian-patience', { redealsUsed: 1 }),
      /redealsUsed/,
    ],
    ['for half a redeal', withFields('canfield', { redealsUsed: 0.5 }), /redealsUsed.*0\.5/],
    ['for less than no redeal', withFields('canfield', { redealsUsed: -1 }), /redealsUsed.*-1/],
    ['for redeals as text', withFields('canfield', { redealsUsed: '1' }), /redealsUsed/],
    [
      'for no redeal at all, in so many words',
      withFields('canfield', { redealsUsed: null }),
      /redealsUsed.*null/,
    ],
    [
      'for redeals beyond counting',
      withFields('canfield', { redealsUsed: 1e308 }),
      /redealsUsed.*1e\+308/,
    ],
    [
      'for face-down cards where none are dealt',
      withFields('australian-patience', { faceDown: [1, 0, 0, 0, 0, 0, 0] }),
      /faceDown/,
    ],
    ['for another game', withFields('canfield', { game: 'klondike' }), /klondike/],
    ['for a game named like a method', withFields('canfield', { game: 'toString' }), /toString/],
    ['for no game', withFields('canfield', { game: undefined }), /undefined/],
    ['when it is empty text', '', /JSON/],
    ['when it is no JSON', '{"game":"canfield"', /JSON/],
    ['when it is a list', [], /object/],
    ['when it is null', null, /object.*null/],
    ['when it is null as text', 'null', /object.*null/],
    ['when it is nothing', undefined, /undefined/],
    ['when it is a number', 4211, /4211/],
  ];
  for (const [why, json, message] of refusals)
    it(why, () => {
      expect(() => parsePosition(json)).to.throw(TypeError, message);
    });

  it('for an empty column that the reserve would have filled', () => {
    const [[card = ''] = [], ...others] = canfield.tableau ?? [];
    const json = { ...canfield, stock: [...canfield.stock, card], tableau: [[], ...others] };
    expect(() => parsePosition(json)).to.throw(TypeError, /column-1/);
  });

  it('for a foundation out of sequence', () => {
    const check = (game: GameId, foundations: string[][], message: RegExp): void => {
      const used = new Set(foundations.flat());
      const stock = pack.filter((card) => !used.has(card));
      const others =
        game === 'calculation'
          ? { turned: null, wastes: [[], [], [], []] }
          : {
              waste: [],
              tableau: game === 'canfield' ? [[], [], [], []] : [[], [], [], [], [], [], []],
            };
      const reserve = game === 'canfield' ? { reserve: [] } : {};
      expect(() => parsePosition({ game, stock, ...others, ...reserve, foundations })).to.throw(
        TypeError,
        message,
      );
    };
    check('australian-patience', [['AC', '3C'], [], [], []], /foundation-1.*3C/);
    check('australian-patience', [['AC', '2D'], [], [], []], /foundation-1.*2D/);
    check('australian-patience', [[], ['2C'], [], []], /foundation-2.*2C/);
    check('canfield', [['TD', 'JD'], ['JC'], [], []], /foundation-2.*JC/);
    check('canfield', [['KD', '2D'], [], [], []], /foundation-1.*2D/);
    check('calculation', [['AC'], ['2C', '3C'], ['3D'], ['4C']], /foundation-2.*3C/);
    check('calculation', [['2C'], ['2D'], ['3D'], ['4C']], /foundation-1.*2C/);
    const order = ['3D', '6D', '9D', 'QD', '2D', '5D', '8D', 'JD', 'AD', '4D', '7D', 'TD', 'KD'];
    check('calculation', [['AC'], ['2C'], [...order, '3S'], ['4C']], /foundation-3.*3S/);
  });

  it('for a text longer than 4 kB, whatever it says', () => {
    expect(() => parsePosition(JSON.stringify(canfield) + ' '.repeat(4096))).to.throw(
      TypeError,
      '4096',
    );
    expect(() => parsePosition('['.repeat(1e6))).to.throw(TypeError, '4096');
  });
});

describe('Whatever a position is given as', function () {
  this.timeout(60_000);

  /** Reads it: either a whole position comes of it or a `TypeError`. */
  const isReadOrRefused = (json: unknown): void => {
    let position;
    try {
      position = parsePosition(json);
    } catch (error) {
      expect(error).to.be.instanceOf(TypeError);
      expect((error as TypeError).message).to.match(/expected|Expected|is in/);
      return;
    }
    expect(holdsWholePack(position)).to.equal(true);
    expect(parsePosition(formatPosition(position))).to.deep.equal(position);
  };

  it('it is read whole or refused: any value', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withObjectString: true,
          withSet: true,
          withSparseArray: true,
          withTypedArray: true,
        }),
        isReadOrRefused,
      ),
      { seed: 1, numRuns: 3000 },
    );
  });

  it('it is read whole or refused: any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.string({ maxLength: 6000 })),
        isReadOrRefused,
      ),
      { seed: 2, numRuns: 3000 },
    );
  });

  const spoilers = fc.oneof(
    fc.anything({ withSparseArray: true, withNullPrototype: true }),
    fc.constantFrom<unknown>(-0, 1e308, NaN, '__proto__', 'AS', '', null, undefined, [], {}),
    fc.array(fc.constantFrom('AS', 'TD', 'KH', '2C', 'XX'), { maxLength: 60 }),
  );
  const keys = fc.constantFrom(
    ...'game stock waste wastes turned reserve tableau foundations base options redealsUsed'.split(
      ' ',
    ),
    ...['faceDown', '__proto__', 'constructor', 'toJSON', 'length', 'toString'],
  );

  it('it is read whole or refused: a position with a field spoilt', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), keys, spoilers, (id, key, value) => {
        isReadOrRefused(
          spoilt(id, (json) => {
            Object.defineProperty(json, key, { value, enumerable: true, configurable: true });
          }),
        );
      }),
      { seed: 3, numRuns: 3000 },
    );
  });

  it('it is read whole or refused: a position with one character of its text changed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.nat(), fc.string({ maxLength: 3 }), (id, at, put) => {
        const text = JSON.stringify(games[id].format(games[id].deal(4211)));
        const place = at % text.length;
        isReadOrRefused(text.slice(0, place) + put + text.slice(place + 1));
      }),
      { seed: 4, numRuns: 3000 },
    );
  });

  it('it is read whole or refused: lists in lists without end', () => {
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level++) deep = [deep];
    isReadOrRefused(deep);
    isReadOrRefused(withFields('canfield', { stock: deep }));
    isReadOrRefused(withFields('canfield', { options: deep }));
    isReadOrRefused(withFields('canfield', { base: deep }));
    const circle: Record<string, unknown> = {};
    circle.game = circle;
    isReadOrRefused(circle);
    isReadOrRefused(`${'['.repeat(2000)}${']'.repeat(2000)}`);
  });
});
