/**
 * Cards as small integers: `(rank - 1) * 4 + suit`, so that a rank or a suit costs one operation
 * and a pile is an array of numbers. Outside the engine a card is always text such as `'TD'`.
 */

/** A card, 0 to 51. */
export type Card = number;
/** 1 (ace) to 13 (king). */
export type Rank = number;
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = number;
/** Rank then suit: `'AS'`, `'TD'`, `'KH'`. */
export type CardText = string;

export const RANKS = 13;
export const SUITS = 4;
export const PACK_SIZE = RANKS * SUITS;

const rankLetters = 'A23456789TJQK';
const suitLetters = 'CDHS';

export const rankOf = (card: Card): Rank => (card >> 2) + 1;
export const suitOf = (card: Card): Suit => card & 3;
/** Diamonds and hearts are red; clubs and spades black. */
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;
export const cardOf = (rank: Rank, suit: Suit): Card => (rank - 1) * SUITS + suit;

export const formatRank = (rank: Rank): string => rankLetters.charAt(rank - 1);
export const formatCard = (card: Card): CardText =>
  formatRank(rankOf(card)) + suitLetters.charAt(suitOf(card));

/** The rank a letter names (`'A'`, `'2'` … `'T'`, `'J'`, `'Q'`, `'K'`), or `undefined`. */
export const parseRank = (text: unknown): Rank | undefined =>
  typeof text === 'string' && text.length === 1 && rankLetters.includes(text)
    ? rankLetters.indexOf(text) + 1
    : undefined;

/** The card a text names, or `undefined` when it names none. */
export const parseCard = (text: unknown): Card | undefined => {
  if (typeof text !== 'string' || text.length !== 2) return undefined;
  const rank = parseRank(text.charAt(0));
  const suit = suitLetters.indexOf(text.charAt(1));
  return rank === undefined || suit < 0 ? undefined : cardOf(rank, suit);
};

/** All 52 cards, aces first. */
export const fullPack = (): Card[] => Array.from({ length: PACK_SIZE }, (_, card) => card);
