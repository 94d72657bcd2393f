/** Tables laid out for a test: a few piles are named, every other card lies in the stock. */
import { formatMove, parseMove, type Move, type PositionJSON } from '../../src/patience-engine.js';
import wonGames from '../fixtures/deals/won-games.json' with { type: 'json' };

const ranks = 'A23456789TJQK';
const suits = 'CDHS';
const pack = Array.from(suits, (suit) => Array.from(ranks, (rank) => rank + suit)).flat();

/** Cards of one suit in order, from one rank up to another, round the corner where need be. */
export const suitRun = (suit: string, from = 'A', to = 'K'): string[] => {
  const cards: string[] = [];
  for (let rank = ranks.indexOf(from); ; rank = (rank + 1) % 13) {
    cards.push(ranks.charAt(rank) + suit);
    if (ranks.charAt(rank) === to) return cards;
  }
};

interface Piles {
  stock?: string[];
  waste?: string[];
  foundations?: string[][];
  columns?: string[][];
}

const filled = (piles: string[][] | undefined, count: number): string[][] =>
  Array.from({ length: count }, (_, index) => piles?.[index] ?? []);

const rest = (...piles: string[][]): string[] => {
  const used = new Set(piles.flat());
  return pack.filter((card) => !used.has(card));
};

/** A table of Australian Patience. */
export const australianTable = (piles: Piles): PositionJSON => {
  const { waste = [], foundations = [], columns = [] } = piles;
  return {
    game: 'australian-patience',
    stock: piles.stock ?? rest(waste, ...foundations, ...columns),
    waste,
    foundations: filled(foundations, 4),
    tableau: filled(columns, 7),
  };
};

/** A table of Canfield; the base is an ace unless a foundation or `base` says otherwise. */
export const canfieldTable = (
  piles: Piles & { reserve?: string[]; base?: string },
): PositionJSON => {
  const { waste = [], foundations = [], columns = [], reserve = [], base } = piles;
  const opened = foundations.some((foundation) => foundation.length > 0);
  return {
    game: 'canfield',
    stock: piles.stock ?? rest(waste, reserve, ...foundations, ...columns),
    waste,
    reserve,
    foundations: filled(foundations, 4),
    tableau: filled(columns, 4),
    ...(!opened && { base: base ?? 'A' }),
  };
};

/** The foundation of Calculation that builds by `step`, with its first `count` cards, all of one suit. */
export const calculationFoundation = (step: number, count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => ranks.charAt((step * (index + 1) - 1) % 13) + suits.charAt(step - 1),
  );

/** A table of Calculation; a foundation that is not named holds its starter. */
export const calculationTable = (piles: {
  stock?: string[];
  turned?: string;
  heaps?: string[][];
  counts?: readonly [number, number, number, number];
}): PositionJSON => {
  const { turned = null, heaps = [], counts = [1, 1, 1, 1] } = piles;
  const foundations = counts.map((count, index) => calculationFoundation(index + 1, count));
  return {
    game: 'calculation',
    stock: piles.stock ?? rest(turned === null ? [] : [turned], ...heaps, ...foundations),
    turned,
    wastes: filled(heaps, 4),
    foundations,
  };
};

const clubs = suitRun('C');
const diamonds = suitRun('D');
const hearts = suitRun('H');

/** A table, and the one move that ends it. */
export interface Ending {
  readonly tag: 'calculation-game' | 'canfield-game' | 'australian-patience';
  readonly position: PositionJSON;
  readonly move: Move;
}

/** One move before the win, for each game. */
export const almostWon: readonly Ending[] = [
  {
    tag: 'calculation-game',
    position: calculationTable({ counts: [13, 13, 13, 12], turned: 'KS' }),
    move: { from: 'turned', to: 'foundation-4' },
  },
  {
    tag: 'canfield-game',
    position: canfieldTable({
      foundations: [clubs, diamonds, hearts, suitRun('S', 'A', 'Q')],
      columns: [['KS']],
    }),
    move: { from: 'column-1', to: 'foundation-4' },
  },
  {
    tag: 'australian-patience',
    position: australianTable({
      foundations: [clubs, diamonds, hearts, suitRun('S', 'A', 'Q')],
      columns: [['KS']],
    }),
    move: { from: 'column-1', to: 'foundation-4' },
  },
];

/** One move before nothing can be moved any more, for the games that are lost. */
export const almostLost: readonly Ending[] = [
  {
    tag: 'calculation-game',
    // The eight that the last foundation waits for gets buried.
    position: calculationTable({
      counts: [13, 13, 13, 1],
      heaps: [['8S'], ['QS', '3S', '7S', 'JS'], ['2S', '6S', 'TS', 'AS'], ['5S', 'KS']],
      turned: '9S',
    }),
    move: { from: 'turned', to: 'waste-1' },
  },
  {
    tag: 'australian-patience',
    // The ace lies under a column that nothing can take apart.
    position: australianTable({
      foundations: [clubs, diamonds, hearts],
      columns: [['KS', 'AS', 'QS', '3S', '4S', '5S', '6S', '7S', '8S', '9S', 'TS', 'JS']],
      stock: ['2S'],
    }),
    move: { from: 'stock', to: 'waste' },
  },
];

/** Canfield, one move before nothing can happen any more: the threes never bring the queen up. */
export const almostStuck: Ending = {
  tag: 'canfield-game',
  position: canfieldTable({
    stock: [],
    waste: ['QH', '4H', '5H', '8S'],
    reserve: ['QD', '2H', '2D', '3H', '3D', '4D', '5D', '6H', '6D', '7H', '7D', '8H', '8D'],
    foundations: [
      suitRun('S', '9', '7'),
      suitRun('H', '9', 'J'),
      suitRun('D', '9', 'J'),
      suitRun('C', '9', '8'),
    ],
    columns: [['KH'], ['KD'], ['AH'], ['AD']],
  }),
  move: { from: 'waste', to: 'foundation-1' },
};

interface WonGame {
  readonly id: string;
  readonly position: PositionJSON;
  readonly solution: readonly string[];
}

/** A whole game of each kind with the moves that win it. */
export const wholeGames = (wonGames as WonGame[]).map(({ position, solution }) => ({
  tag: ({ calculation: 'calculation-game', canfield: 'canfield-game' }[position.game] ??
    position.game) as Ending['tag'],
  position,
  solution: solution.map(parseMove),
}));

/** Moves as text, which is easier to compare by eye. */
export const asText = (moves: readonly Move[]): string[] => moves.map(formatMove);
