/**
 * From a deal's number to an order of cards. A number means the same deal in every browser and in
 * every later version, so nothing in this file may ever change what it returns.
 *
 * Neighbouring numbers given to the generator as they are would make visibly related deals, so they
 * go through murmur3's 32-bit finaliser first. Then xoroshiro128plus and an unbiased Fisher–Yates
 * shuffle from the end.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Card } from './card.js';

/** Deals are numbered from 1 to this. */
export const LAST_DEAL = 0xffffffff;

/** Whether a value is a deal's number: a whole number from 1 to 4294967295. */
export const isDealNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LAST_DEAL;

/** A source of unbiased whole numbers: `next(n)` is one of 0 to n − 1. */
export type NextNumber = (below: number) => number;

const mixed = (seed: number): number => {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
};

/** The numbers that a seed stands for. */
export const numbersFrom = (seed: number): NextNumber => {
  const generator = xoroshiro128plus(mixed(seed));
  return (below) => uniformInt(generator, 0, below - 1);
};

/** Shuffles in place. */
export const shuffle = (cards: Card[], next: NextNumber): Card[] => {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = next(last + 1);
    const card = cards[last] ?? -1;
    cards[last] = cards[other] ?? -1;
    cards[other] = card;
  }
  return cards;
};
