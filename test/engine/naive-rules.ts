/**
 * The three games once more, written straight from the rules on the cards' texts, slowly and with
 * nothing of the engine in it: what a perft count is checked against.
 */
import type { PositionJSON } from '../../src/patience-engine.js';

/** The text of each legal move and the position after it. */
export type NaiveMoves = Map<string, PositionJSON>;

type Pile = readonly string[];

const rank = (card = ''): number => (card === '' ? 0 : 'A23456789TJQK'.indexOf(card.charAt(0)) + 1);
const suit = (card = ''): string => card.charAt(1);
const isRed = (card: string): boolean => 'DH'.includes(suit(card));
const top = (pile: Pile = []): string | undefined => pile[pile.length - 1];
const without = (pile: Pile = [], count = 1): Pile => pile.slice(0, pile.length - count);

const replaced = (piles: readonly Pile[] = [], place: number, pile: Pile): Pile[] =>
  piles.map((other, index) => (index === place ? pile : other));

const calculation = (json: PositionJSON): NaiveMoves => {
  const { stock, turned = null, wastes = [], foundations } = json;
  const moves: NaiveMoves = new Map();
  if (turned === null && stock.length > 0)
    moves.set('stock>turned', { ...json, stock: without(stock), turned: top(stock) ?? null });
  // The place-th card of foundation n has the rank n times place, round the corner.
  const fits = (card: string, place: number): boolean => {
    const size = foundations[place]?.length ?? 0;
    return size < 13 && rank(card) === (((place + 1) * (size + 1) - 1) % 13) + 1;
  };
  const up = (card: string, name: string, rest: PositionJSON): void => {
    foundations.forEach((pile, place) => {
      if (fits(card, place))
        moves.set(`${name}>foundation-${place + 1}`, {
          ...rest,
          foundations: replaced(foundations, place, [...pile, card]),
        });
    });
  };
  wastes.forEach((heap, place) => {
    const card = top(heap);
    if (card)
      up(card, `waste-${place + 1}`, { ...json, wastes: replaced(wastes, place, without(heap)) });
    if (turned !== null)
      moves.set(`turned>waste-${place + 1}`, {
        ...json,
        turned: null,
        wastes: replaced(wastes, place, [...heap, turned]),
      });
  });
  if (turned !== null) up(turned, 'turned', { ...json, turned: null });
  return moves;
};

const textOf = (from: string, to: string, count: number): string =>
  `${from}>${to}${count > 1 ? `*${count}` : ''}`;

const canfield = (json: PositionJSON): NaiveMoves => {
  const { stock, waste = [], reserve = [], tableau = [], foundations } = json;
  const moves: NaiveMoves = new Map();
  const base = rank(foundations.find((pile) => pile.length > 0)?.[0]);
  const draw = json.options?.draw ?? 3;
  const nextUp = (card: string): number => (rank(card) % 13) + 1;
  const goesUp = (card: string, pile: Pile): boolean => {
    const onto = top(pile);
    if (onto === undefined) return rank(card) === base;
    return pile.length < 13 && suit(card) === suit(onto) && rank(card) === nextUp(onto);
  };
  const goesOn = (card: string, pile: Pile): boolean => {
    const onto = top(pile);
    return onto === undefined || (isRed(card) !== isRed(onto) && nextUp(card) === rank(onto));
  };
  /** Puts cards that have left `rest` wherever they fit, and fills the column that they emptied. */
  const place = (cards: Pile, name: string, rest: PositionJSON, own = -1): void => {
    const [first = ''] = cards;
    const filled = (after: PositionJSON): PositionJSON =>
      after.tableau?.[own]?.length === 0 && reserve.length > 0
        ? {
            ...after,
            reserve: without(reserve),
            tableau: replaced(after.tableau, own, reserve.slice(-1)),
          }
        : after;
    if (cards.length === 1 && !name.startsWith('foundation'))
      foundations.forEach((pile, index) => {
        if (goesUp(first, pile))
          moves.set(
            `${name}>foundation-${index + 1}`,
            filled({ ...rest, foundations: replaced(foundations, index, [...pile, first]) }),
          );
      });
    tableau.forEach((pile, index) => {
      if (index !== own && goesOn(first, pile))
        moves.set(
          textOf(name, `column-${index + 1}`, cards.length),
          filled({ ...rest, tableau: replaced(rest.tableau, index, [...pile, ...cards]) }),
        );
    });
  };
  if (stock.length > 0)
    moves.set('stock>waste', {
      ...json,
      stock: without(stock, Math.min(draw, stock.length)),
      waste: [...waste, ...stock.slice(-draw).reverse()],
    });
  else if (waste.length > 0)
    moves.set('waste>stock', {
      ...json,
      stock: [...waste].reverse(),
      waste: [],
      redealsUsed: (json.redealsUsed ?? 0) + 1,
    });
  if (waste.length > 0) place(waste.slice(-1), 'waste', { ...json, waste: without(waste) });
  if (reserve.length > 0)
    place(reserve.slice(-1), 'reserve', { ...json, reserve: without(reserve) });
  tableau.forEach((pile, index) => {
    for (let count = 1; count <= pile.length; count++) {
      const cards = pile.slice(-count);
      if (count > 1 && !goesOn(cards[1] ?? '', cards.slice(0, 1))) break;
      const rest = { ...json, tableau: replaced(tableau, index, without(pile, count)) };
      place(cards, `column-${index + 1}`, rest, index);
    }
  });
  foundations.forEach((pile, index) => {
    if (pile.length > 1)
      place(pile.slice(-1), `foundation-${index + 1}`, {
        ...json,
        foundations: replaced(foundations, index, without(pile)),
      });
  });
  return moves;
};

const australian = (json: PositionJSON): NaiveMoves => {
  const { stock, waste = [], tableau = [], foundations } = json;
  const moves: NaiveMoves = new Map();
  const place = (cards: Pile, name: string, rest: PositionJSON, own = -1): void => {
    const [first = ''] = cards;
    if (cards.length === 1)
      foundations.forEach((pile, index) => {
        const onto = top(pile);
        const fits = onto ? suit(first) === suit(onto) : true;
        if (fits && rank(first) === rank(onto) + 1)
          moves.set(`${name}>foundation-${index + 1}`, {
            ...rest,
            foundations: replaced(foundations, index, [...pile, first]),
          });
      });
    tableau.forEach((pile, index) => {
      const onto = top(pile);
      const fits = onto
        ? suit(first) === suit(onto) && rank(first) + 1 === rank(onto)
        : rank(first) === 13;
      if (index !== own && fits)
        moves.set(textOf(name, `column-${index + 1}`, cards.length), {
          ...rest,
          tableau: replaced(rest.tableau, index, [...pile, ...cards]),
        });
    });
  };
  if (stock.length > 0)
    moves.set('stock>waste', {
      ...json,
      stock: without(stock),
      waste: [...waste, ...stock.slice(-1)],
    });
  if (waste.length > 0) place(waste.slice(-1), 'waste', { ...json, waste: without(waste) });
  tableau.forEach((pile, index) => {
    for (let count = 1; count <= pile.length; count++) {
      const rest = { ...json, tableau: replaced(tableau, index, without(pile, count)) };
      place(pile.slice(-count), `column-${index + 1}`, rest, index);
    }
  });
  return moves;
};

export const naiveMoves = {
  calculation,
  canfield,
  'australian-patience': australian,
};
