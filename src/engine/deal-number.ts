/**
 * From a deal's number to an order of cards. A number means the same deal in every browser and in
 * every later version, so nothing in this file may ever change what it returns.
 *
 * Neighbouring numbers given to the generator as they are would make visibly related deals, so they
 * go through murmur3's 32-bit finaliser first. Then xoroshiro128plus (Blackman and Vigna, 2016) and an
 * unbiased Fisher–Yates shuffle from the end.
 */
import type { Card } from './card.js';
import { isWhole } from './whole.js';

/** Deals are numbered from 1 to this. */
export const LAST_DEAL = 0xffffffff;

/** Whether a value is a deal's number: a whole number from 1 to 4294967295. */
export const isDealNumber = (value: unknown): value is number => isWhole(value, LAST_DEAL, 1);

/** A source of unbiased whole numbers: `next(n)` is one of 0 to n − 1. */
export type NextNumber = (below: number) => number;

const mixed = (seed: number): number => {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
};

/** How many values the generator has. */
const VALUES = 2 ** 32;

/**
 * xoroshiro128plus: its two 64-bit words as halves of 32 bits. A value is the lower half of their sum,
 * taken as a signed number and moved up to 0.
 */
const generator = (seed: number): (() => number) => {
  let [high0, low0, high1, low1] = [-1, ~seed, seed | 0, 0];
  return () => {
    const value = ((low0 + low1) | 0) + VALUES / 2;
    const low = low1 ^ low0;
    const high = high1 ^ high0;
    [low0, high0] = [
      (low0 << 24) ^ (high0 >>> 8) ^ low ^ (low << 16),
      (high0 << 24) ^ (low0 >>> 8) ^ high ^ ((high << 16) | (low >>> 16)),
    ];
    low1 = (high << 5) ^ (low >>> 27);
    high1 = (low << 5) ^ (high >>> 27);
    return value;
  };
};

/** The numbers that a seed stands for. */
export const numbersFrom = (seed: number): NextNumber => {
  const value = generator(mixed(seed));
  return (below) => {
    // Values beyond the last whole multiple would favour the small numbers.
    const end = VALUES - (VALUES % below);
    for (;;) {
      const number = value();
      if (number < end) return number % below;
    }
  };
};

/** Shuffles in place. */
export const shuffle = (cards: Card[], next: NextNumber): Card[] => {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = next(last + 1);
    const card = cards[last] ?? 0;
    cards[last] = cards[other] ?? 0;
    cards[other] = card;
  }
  return cards;
};
