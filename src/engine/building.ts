import { isRed, RANKS, rankOf, suitOf, type Card, type Rank } from './card.js';
import type { Building } from './game-spec.js';

/** The rank that follows in a pile built by `step`; 0 where the order ends. */
export const nextRank = (rank: Rank, step: number, wraps: boolean): Rank => {
  const next = rank + step;
  if (next >= 1 && next <= RANKS) return next;
  return wraps ? ((next - 1 + RANKS) % RANKS) + 1 : 0;
};

/** The step of a pile of that ordinal. */
export const stepOf = ({ step }: Building, ordinal: number): number =>
  typeof step === 'number' ? step : (step[ordinal] ?? 1);

/** Whether a card may lie directly on another, in the pile of that ordinal. */
export const follows = (builds: Building, ordinal: number, card: Card, below: Card): boolean => {
  if (rankOf(card) !== nextRank(rankOf(below), stepOf(builds, ordinal), builds.wraps)) return false;
  if (builds.suit === 'same') return suitOf(card) === suitOf(below);
  return builds.suit === 'any' || isRed(card) !== isRed(below);
};
