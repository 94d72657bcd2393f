import { expect } from '@open-wc/testing';
import { games, LAST_DEAL, type Rules } from '../../src/patience-engine.js';
import { pack } from './table-of.js';

const allGames = Object.values(games);
const DEALS = 10_000;

/** The cards of a deal in a fixed order of places, as the engine names them inside: 0 to 51. */
const cardsByPlace = (rules: Rules, deal: number): number[] => {
  const { piles } = rules.deal(deal);
  const laidOut = rules.game.piles
    .filter(({ kind }) => kind !== 'stock')
    .flatMap(({ index }) => piles[index] ?? []);
  const stock = [...(piles[rules.game.stock.index] ?? [])].reverse();
  return [...laidOut, ...stock];
};

/** Pearson's statistic for counts that should all be equal. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/**
 * What the statistic stays under but once in about 3 million times (Wilson and Hilferty's
 * approximation, 5 standard deviations): far beyond chance, while a bias of a per cent or two in
 * every place would still show in the sum over all places.
 */
const limitOf = (degrees: number): number => {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 5 * Math.sqrt(spread)) ** 3;
};

describe('A bad number of a deal', () => {
  const badNumbers = [0, -1, 1.5, NaN, Infinity, LAST_DEAL + 1, '1', null, undefined, 1n];
  for (const bad of badNumbers)
    it(`is refused: ${typeof bad} ${String(bad)}`, () => {
      for (const rules of allGames)
        expect(() => rules.deal(bad as number)).to.throw(TypeError, 'from 1 to 4294967295');
    });
});

describe('Deals 1 to 10,000', function () {
  this.timeout(120_000);

  for (const rules of allGames) {
    const starters = rules.spec.id === 'calculation' ? 4 : 0;
    const places = 52 - starters;

    describe(`of ${rules.spec.names.en}`, () => {
      let orders: number[][] = [];
      before(() => {
        orders = Array.from({ length: DEALS }, (_, deal) => cardsByPlace(rules, deal + 1));
      });

      /** The cards that the shuffle had, numbered from 0, in the order in which they lie. */
      const shuffled = (order: number[]): number[] => {
        const taken = order.slice(0, starters);
        const others = Array.from({ length: 52 }, (_, card) => card).filter(
          (card) => !taken.includes(card),
        );
        return order.slice(starters).map((card) => others.indexOf(card));
      };

      it('bring every card to every place equally often', () => {
        const counts = Array.from({ length: places }, () => new Array<number>(places).fill(0));
        for (const order of orders)
          shuffled(order).forEach((card, place) => {
            const row = counts[place];
            if (row) row[card] = (row[card] ?? 0) + 1;
          });
        const perPlace = counts.map(chiSquare);
        expect(Math.max(...perPlace), 'worst place').to.be.below(limitOf(places - 1));
        const all = perPlace.reduce((sum, value) => sum + value, 0);
        expect(all, 'all places').to.be.below(limitOf(places * (places - 1)));
      });

      it('differ from their neighbours by every amount equally often, at every place', () => {
        const counts = Array.from({ length: places }, () => new Array<number>(places).fill(0));
        let before: number[] | undefined;
        for (const order of orders) {
          const cards = shuffled(order);
          cards.forEach((card, place) => {
            const row = counts[place];
            const earlier = before?.[place];
            if (!row || earlier === undefined) return;
            const difference = (card - earlier + places) % places;
            row[difference] = (row[difference] ?? 0) + 1;
          });
          before = cards;
        }
        const perPlace = counts.map(chiSquare);
        expect(Math.max(...perPlace), 'worst place').to.be.below(limitOf(places - 1));
        const all = perPlace.reduce((sum, value) => sum + value, 0);
        expect(all, 'all places').to.be.below(limitOf(places * (places - 1)));
      });

      it('are all different', () => {
        expect(new Set(orders.map((order) => order.join())).size).to.equal(DEALS);
      });
    });
  }

  it('of Calculation begin with starters of every suit equally often, each on its own', () => {
    const counts = new Array<number>(256).fill(0);
    for (let deal = 1; deal <= DEALS; deal++) {
      const suits = cardsByPlace(games.calculation, deal)
        .slice(0, 4)
        .map((card) => card % 4);
      const index = suits.reduce((sum, suit) => sum * 4 + suit, 0);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(chiSquare(counts)).to.be.below(limitOf(255));
    for (let place = 0; place < 4; place++) {
      const bySuit = [0, 1, 2, 3].map((suit) =>
        counts.reduce(
          (sum, count, index) =>
            sum + (Math.floor(index / 4 ** (3 - place)) % 4 === suit ? count : 0),
          0,
        ),
      );
      expect(chiSquare(bySuit), `starter ${place + 1}`).to.be.below(limitOf(3));
    }
  });
});

describe('A deal from given cards', () => {
  it('of Canfield goes to the reserve, the columns, the first foundation and the stock', () => {
    const json = games.canfield.format(games.canfield.dealFrom(pack));
    expect(json.reserve).to.deep.equal(pack.slice(0, 13));
    expect(json.tableau).to.deep.equal(pack.slice(13, 17).map((card) => [card]));
    expect(json.foundations).to.deep.equal([[pack[17]], [], [], []]);
    expect(json.stock).to.deep.equal(pack.slice(18).reverse());
    expect(json.waste).to.deep.equal([]);
  });

  it('of Australian Patience goes row by row across seven columns, then to the stock', () => {
    const json = games['australian-patience'].format(games['australian-patience'].dealFrom(pack));
    expect(json.tableau?.[0]).to.deep.equal([pack[0], pack[7], pack[14], pack[21]]);
    expect(json.tableau?.[6]).to.deep.equal([pack[6], pack[13], pack[20], pack[27]]);
    expect(json.stock).to.deep.equal(pack.slice(28).reverse());
  });

  it('of Calculation begins with an ace, a two, a three and a four', () => {
    const starters = ['AC', '2H', '3D', '4S'];
    const others = pack.filter((card) => !starters.includes(card));
    const json = games.calculation.format(games.calculation.dealFrom([...starters, ...others]));
    expect(json.foundations).to.deep.equal(starters.map((card) => [card]));
    expect(json.stock).to.deep.equal([...others].reverse());
    expect(() => games.calculation.dealFrom([...others, ...starters])).to.throw(
      TypeError,
      'a card of rank A at place 1 of the deal, got "2C"',
    );
  });

  it('takes options', () => {
    expect(games.canfield.dealFrom(pack, { draw: 1 }).options.draw).to.equal(1);
  });

  it('is the numbered deal again when given its cards', () => {
    const { canfield } = games;
    const deal = canfield.deal(4211);
    const json = canfield.format(deal);
    const cards = [
      ...(json.reserve ?? []),
      ...(json.tableau ?? []).flat(),
      ...json.foundations.flat(),
      ...[...json.stock].reverse(),
    ];
    expect(canfield.dealFrom(cards)).to.deep.equal(deal);
  });

  const bad: [string, unknown, string][] = [
    ['51 cards', pack.slice(1), 'Expected 52 cards, got 51'],
    ['53 cards', [...pack, 'AC'], 'Expected a list of cards in the deal'],
    [
      'a card twice',
      ['AC', ...pack.slice(0, 51)],
      'AC once, not in the deal too, in the deal, got "AC"',
    ],
    ['what is no card', ['1C', ...pack.slice(1)], 'got "1C"'],
    ['a card that is not text', [7, ...pack.slice(1)], 'got 7'],
    ['no list', null, 'got null'],
    ['no cards', [], 'got 0'],
  ];
  for (const [what, cards, message] of bad)
    it(`refuses ${what}`, () => {
      for (const rules of allGames)
        expect(() => rules.dealFrom(cards as string[])).to.throw(TypeError, message);
    });

  it('refuses options that the game does not have', () => {
    const dealWith = (rules: Rules, options: unknown) => () =>
      rules.deal(1, options as { draw: number });
    for (const options of [{ draw: 2 }, { draw: '3' }, { redeals: -1 }, { redeals: 0.5 }, { x: 1 }])
      expect(dealWith(games.canfield, options)).to.throw(TypeError);
    for (const options of [null, [], 3, 'draw'])
      expect(dealWith(games.canfield, options)).to.throw(TypeError);
    expect(dealWith(games.calculation, { draw: 3 })).to.throw(TypeError, 'draw');
    expect(dealWith(games['australian-patience'], { redeals: 1 })).to.throw(TypeError, 'redeals');
  });
});

describe('Golden deals', () => {
  // A number means the same deal in every browser and every later version: these never change.
  const golden: [keyof typeof games, number, string][] = [
    [
      'calculation',
      1,
      'AC 2C 3H 4D 6C TH QH 9C JD 6D KH KC AS JH 9H 2D KD 6S AD 8S TC 5C QD 8D 3C 4C JC 7C 3D AH 9S 8C 2H TD 7H 7S 4S 8H KS 4H TS QC 6H 5H QS 7D 9D 2S 5D JS 5S 3S',
    ],
    [
      'calculation',
      2,
      'AD 2S 3C 4H KC JD 8H 5C QD QC TS TD 7S QH 7H 4D 8D 3S JH 2H TC TH 4S 7D JC 2C 5D 9H 9S 5S 9C 6H 8C JS 6D KH 5H 3H 9D 4C 7C 2D 6C 6S 8S QS AC KD AS 3D KS AH',
    ],
    [
      'calculation',
      1000,
      'AS 2S 3S 4C 7H TH 3H 4D KD 8C 8H 4H 6H 7S 2D 7C 6C JS KH QS 5H 3C 2H 6S 6D 7D KC 8D 9C KS 9D QH 3D 9H AD 8S TD QC AC JH 5S 2C 5D TC 5C QD JC 9S AH 4S TS JD',
    ],
    [
      'calculation',
      4211,
      'AC 2C 3C 4C KD 2H 7S KS 6S 4S 6H QD 5S JD AH 2S QS JS 4H 4D 9H 8D 3D 2D 5C AD TS JH 8S 9S 3S 5H QC 7H KH JC 8H 3H 9C 9D 6D KC 7D 5D 6C 8C TH TC AS 7C TD QH',
    ],
    [
      'calculation',
      2147483648,
      'AS 2H 3H 4D QH 7H 4H TC JS 3C AC JD 6H 7D 7C 4C 5D 5H 4S 3S TS TH AD 6C AH TD 9C 8D 9S KD 2D QS 6D KH JH 5C JC 2C 3D 8S 8C 7S 9D QC 2S KC 8H 5S KS QD 9H 6S',
    ],
    [
      'calculation',
      4294967295,
      'AH 2C 3S 4H JD 8H KC 6D AS 5S TS KH TC 6S 4S 8D QH 2D JH 9H TH 7D 8S 3D 9D 9C 4D 2H JS 8C 3C QD QC 4C 3H JC 7C AD 6H 5C QS 7S 5D 2S 9S TD 6C 5H 7H KS AC KD',
    ],
    [
      'canfield',
      1,
      '3C 4S TS KC 2D 8D 6D JS 4H 5H JC 9S 3H QS 7H 3S 6S 6H TC 4D 4C KH 5C 9H JH 8C TD 5D QH QC AH TH 8H AS QD 5S AC 7S 9C KD JD 7D 2H 3D KS 6C 2S AD 8S 7C 2C 9D',
    ],
    [
      'canfield',
      2,
      'AD QS 2H AH QD AC JS 7S 5S 5C 2C 6C 3D 8D 2S 4H KC KS 5D 8C 5H QH QC TD 7H 4C JD JC 9S 9D 6S JH 6H 3H 7D 3C TH 2D 9C 9H 3S 6D TC AS 4D 8H 8S 4S KH KD 7C TS',
    ],
    [
      'canfield',
      1000,
      'TD 9S 3S AH 8S TC JD 4C 9C 4D AS 4S TH AC JC 9D 7S AD QS 8H QD KS 6H 9H 3C 3D KD 7C 7H 3H 5H 6S 2C 6C 5C TS QH JS 4H 2H 2D 5S 5D 6D QC 7D 8C KC 8D JH 2S KH',
    ],
    [
      'canfield',
      4211,
      'JH KH 6C AH 9C 9H 7C 5C 4D 6D QC 5D 8D KD 2S 7H KC QH 3C 9D 8C TC QD 2C 6S QS 5S 3S 5H JD 4S TD AD 2D JS TS 3H 3D 8H 7D 2H AS 4C AC 9S TH 7S 8S KS 4H JC 6H',
    ],
    [
      'canfield',
      2147483648,
      '5S 8H JD QS 4S 7H QC 2D JC 8D KH 7C 7S 2S AS TC 4C TH JS 6S QH 6D JH 6H 3H 9C TS 2H AC TD 5H KC 6C 3D 4D 4H 3S 3C 9S 9H AD 5C AH 9D 8C 7D 8S QD 2C KS 5D KD',
    ],
    [
      'canfield',
      4294967295,
      'QD AC QS KS 4H 5C 9D 8S 2D 4D 6S JS 4C 5H AD 6C TC 3C 6H 2C AS 3H TD 7H QC 5D AH 4S 9S QH 9C 5S 3S 7D JH KD TH 8H 9H 6D 7S 2S 8D 8C KC KH TS 7C 2H JD JC 3D',
    ],
    [
      'australian-patience',
      1,
      '3C JS 7H 8S 4S 4H 3S AD TS 5H 6S 2S KC JC 6H 6C 2D 9S 9D KS 8D 3H 2C 3D 6D QS 7C 2H TC 4D 4C KH 5C 9H JH 8C TD 5D QH QC AH TH 8H AS QD 5S AC 7S 9C KD JD 7D',
    ],
    [
      'australian-patience',
      2,
      'AD 7S 2S KH QS 5S 4H 4S 2H 5C KC 8S AH 2C KS 8H QD 6C TS 4D AC 3D 7C AS JS 8D KD TC 5D 8C 5H QH QC TD 7H 4C JD JC 9S 9D 6S JH 6H 3H 7D 3C TH 2D 9C 9H 3S 6D',
    ],
    [
      'australian-patience',
      1000,
      'TD 4C JC 8D 9S 9C 9D KC 3S 4D 7S 8C AH AS AD 7D 8S 4S KH QC TC TH 2S 6D JD AC JH 5D QS 8H QD KS 6H 9H 3C 3D KD 7C 7H 3H 5H 6S 2C 6C 5C TS QH JS 4H 2H 2D 5S',
    ],
    [
      'australian-patience',
      4211,
      'JH 5C 2S KS KH 4D 7H 8S 6C 6D KC 7S AH QC QH TH 9C 5D 6H 9S 9H 8D JC AC 7C KD 4H 4C 3C 9D 8C TC QD 2C 6S QS 5S 3S 5H JD 4S TD AD 2D JS TS 3H 3D 8H 7D 2H AS',
    ],
    [
      'australian-patience',
      2147483648,
      '5S 2D AS 2C 8H JC TC QD JD 8D 4C 8S QS KH TH 7D 4S 7C KD 8C 7H 7S 5D 9D QC 2S KS AH JS 6S QH 6D JH 6H 3H 9C TS 2H AC TD 5H KC 6C 3D 4D 4H 3S 3C 9S 9H AD 5C',
    ],
    [
      'australian-patience',
      4294967295,
      'QD 8S AD 2H AC 2D 6C 7C QS 4D TC TS KS 6S 3C KH 4H JS 3D KC 5C 4C JC 8C 9D 5H JD 8D 6H 2C AS 3H TD 7H QC 5D AH 4S 9S QH 9C 5S 3S 7D JH KD TH 8H 9H 6D 7S 2S',
    ],
  ];
  for (const [id, deal, cards] of golden)
    it(`${id} ${deal} is what it always was`, () => {
      const rules = games[id];
      const json = rules.format(rules.deal(deal));
      const piles = [
        ...(json.reserve ?? []),
        ...(json.tableau ?? []).flat(),
        ...json.foundations.flat(),
        ...json.stock,
      ];
      expect(piles.join(' ')).to.equal(cards);
    });
});
