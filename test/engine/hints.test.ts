import { expect } from '@open-wc/testing';
import { addStep, beginHistory, currentPosition } from '../../src/engine/history.js';
import { passWithoutPlay } from '../../src/engine/pass.js';
import {
  compileRules,
  games,
  type GameOptions,
  type Hint,
  type Position,
  type Rules,
} from '../../src/patience-engine.js';
import { klondike } from '../games/klondike.js';
import { tableOf } from './table-of.js';
import { seeded } from './table.js';

const { calculation, canfield, 'australian-patience': australian } = games;

/** Far more moves than hints can lead through: 52 cards go up, and a pass is 35 moves at most. */
const ENDLESS = 2000;

interface Played {
  readonly end: Position;
  readonly hints: Hint[];
  readonly positions: Position[];
}

/** Plays a deal by hints alone until there is none. */
const playByHints = (rules: Rules, start: Position): Played => {
  let game = beginHistory(start);
  const hints: Hint[] = [];
  const positions: Position[] = [];
  while (hints.length < ENDLESS) {
    const position = currentPosition(game);
    const hint = rules.hint(position, { passWithoutPlay: passWithoutPlay(rules.game, game) });
    if (!hint) break;
    hints.push(hint);
    positions.push(position);
    game = addStep(game, { moves: [hint], position: rules.apply(position, hint) });
  }
  return { end: currentPosition(game), hints, positions };
};

/** The same table with the cards that nobody has seen in another order. */
const withUnseenShuffled = (rules: Rules, position: Position, seed: number): Position => {
  const next = seeded(seed);
  const hidden = rules.game.piles.flatMap(({ kind, index, ordinal }) => {
    const size = position.piles[index]?.length ?? 0;
    const count =
      kind === 'stock'
        ? size
        : kind === 'reserve'
          ? Math.max(0, size - 1)
          : kind === 'column'
            ? (position.faceDown[ordinal] ?? 0)
            : 0;
    return Array.from({ length: count }, (_, place) => ({ index, place }));
  });
  const cards = hidden.map(({ index, place }) => position.piles[index]?.[place] ?? -1);
  const piles = position.piles.map((pile) => [...pile]);
  for (const { index, place } of hidden) {
    const [card = -1] = cards.splice(next(cards.length), 1);
    const pile = piles[index];
    if (pile) pile[place] = card;
  }
  return { ...position, piles };
};

const gamesAndOptions: [Rules, Partial<GameOptions>[]][] = [
  [calculation, [{}]],
  [canfield, [{}, { draw: 1 }, { redeals: 0 }, { redeals: 1 }]],
  [australian, [{}]],
  [compileRules(klondike), [{}, { draw: 1 }]],
];

for (const [rules, options] of gamesAndOptions)
  describe(`Hints in ${rules.spec.names.en}, followed through 400 deals,`, function () {
    this.timeout(120_000);
    let played: Played[] = [];
    before(() => {
      played = Array.from({ length: 400 }, (_, deal) =>
        playByHints(rules, rules.deal(deal + 1, options[deal % options.length])),
      );
    });

    it('come to an end, and leave no card that could go up', () => {
      for (const { end, hints } of played) {
        expect(hints.length).to.be.below(ENDLESS);
        const up = rules.moves(end).filter(({ to }) => to.startsWith('foundation'));
        expect(up).to.deep.equal([]);
      }
    });

    it('are legal moves, and name the card that moves', () => {
      for (const { hints, positions } of played)
        hints.forEach((hint, index) => {
          const position = positions[index] ?? rules.deal(1);
          if (rules.refusal(position, hint) !== null) expect.fail(JSON.stringify(hint));
          const cards = rules.cards(position, hint.from);
          const isStockMove = hint.from === 'stock' || hint.to === 'stock';
          const card = isStockMove ? null : cards[cards.length - (hint.count ?? 1)];
          if (hint.card !== card) expect(hint.card, JSON.stringify(hint)).to.equal(card);
        });
    });

    it('are the same however the unseen cards lie', () => {
      for (const { positions } of played.slice(0, 100))
        positions.forEach((position, index) => {
          const other = withUnseenShuffled(rules, position, index);
          const hint = JSON.stringify(rules.hint(position));
          const otherHint = JSON.stringify(rules.hint(other));
          if (otherHint !== hint) expect(otherHint).to.equal(hint);
        });
    });
  });

describe('A hint', () => {
  it('goes on saying turn or redeal until a whole pass went by without a play', () => {
    // Base ten: the kings take nothing that shows, and the tens lie under other cards of the waste.
    let game = beginHistory(
      tableOf(canfield, {
        foundations: ['TD'],
        columns: ['KC', 'KS', 'KD', 'KH'],
        stock: '9S TC 8S 7S TH 6S 5S TS 4S',
        reserve:
          'QC QD QH QS JC JD JH JS AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H 8C 8D 8H 9C 9D 9H',
      }),
    );
    const said: unknown[] = [];
    for (let move = 0; move < 10; move++) {
      const position = currentPosition(game);
      const hint = canfield.hint(position, {
        passWithoutPlay: passWithoutPlay(canfield.game, game),
      });
      said.push(hint?.reason ?? null);
      if (!hint) break;
      game = addStep(game, { moves: [hint], position: canfield.apply(position, hint) });
    }
    expect(said).to.deep.equal(['turn', 'turn', 'turn', null]);
    expect(canfield.hint(currentPosition(game))?.reason, 'nothing known of the pass').to.equal(
      'redeal',
    );
    expect(canfield.stuck(currentPosition(game))).to.equal(true);
  });

  it('never moves a king from the foot of one column to another empty one', () => {
    const position = tableOf(australian, { columns: ['KC 3D', '', ''] }, 'waste');
    const without = tableOf(australian, { columns: ['KC', '', ''] }, 'waste');
    for (const table of [position, without]) {
      expect(australian.moves(table).some(({ from }) => from === 'column-1')).to.equal(true);
      expect(australian.hint(table)?.from).to.not.equal('column-1');
    }
  });

  it('of Calculation names the first heap, then the turned card, then the best heap', () => {
    const foundations = ['AC', '2C', '3C', '4C'];
    const both = tableOf(calculation, { foundations, wastes: ['', '9H 2S', '6S'], turned: '8D' });
    expect(calculation.hint(both)).to.deep.equal({
      from: 'waste-2',
      to: 'foundation-1',
      card: '2S',
      reason: 'goes-up',
    });
    const turned = tableOf(calculation, { foundations, wastes: ['', '9H KS'], turned: '8D' });
    expect(calculation.hint(turned)).to.include({ from: 'turned', to: 'foundation-4', card: '8D' });
    const bury = tableOf(calculation, { foundations, wastes: ['9H', '', ''], turned: 'KD' });
    expect(calculation.hint(bury)).to.include({ to: 'waste-2', reason: 'buries-fewest' });
    // Equal sizes: a nine is wanted before the turned ten (3 6 9 against 2 4 6 8 10), a king is not.
    const equal = tableOf(calculation, {
      foundations,
      wastes: ['9H', 'KH', '9D', '9S'],
      turned: 'TS',
    });
    expect(calculation.hint(equal)).to.include({ to: 'waste-2' });
  });

  it('of Calculation by itself wins about 1.4 % of deals, with a mean score of about 29.3', function () {
    this.timeout(120_000);
    const DEALS = 3000;
    const scores = Array.from({ length: DEALS }, (_, deal) =>
      calculation.score(playByHints(calculation, calculation.deal(deal + 1)).end),
    );
    const mean = scores.reduce((sum, score) => sum + score, 0) / DEALS;
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (DEALS - 1);
    // Four standard errors either side: a right rule fails once in 16,000 sets of deals.
    expect(mean).to.be.closeTo(29.3, 4 * Math.sqrt(variance / DEALS));
    const won = scores.filter((score) => score === 52).length / DEALS;
    expect(won).to.be.closeTo(0.014, 4 * Math.sqrt((0.014 * 0.986) / DEALS));
  });
});
