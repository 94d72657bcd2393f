/** Positions for the solver: on the way of random games, and small ones near the end. */
import { PACK_SIZE, rankOf, suitOf } from '../../src/engine/card.js';
import type { GameOptions, Position, Rules } from '../../src/patience-engine.js';
import { isStockMove, seeded } from '../engine/table.js';

/** How many moves of a random game are followed. */
const LENGTH = 90;

/** Calls back with that many positions of random games, the deals among them. */
export const eachRandomPosition = (
  rules: Rules,
  count: number,
  options: readonly Partial<GameOptions>[],
  look: (position: Position, name: string) => void,
): void => {
  const next = seeded(count);
  let seen = 0;
  for (let deal = 1; ; deal++) {
    let position = rules.deal(deal, options[deal % options.length]);
    for (let move = 0; move < LENGTH; move++) {
      look(position, `deal ${deal}, move ${move}`);
      if (++seen === count) return;
      const moves = rules.moves(position);
      // Played cards lead further than a stock that is turned all the time.
      const plays = moves.filter((candidate) => !isStockMove(candidate));
      const choice = plays.length > 0 && next(3) > 0 ? plays : moves;
      const chosen = choice[next(choice.length)];
      if (!chosen) break;
      position = rules.apply(position, chosen);
    }
  }
};

const shuffled = (cards: number[], next: (below: number) => number): number[] => {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = next(last + 1);
    [cards[last], cards[other]] = [cards[other] ?? 0, cards[last] ?? 0];
  }
  return cards;
};

/**
 * A game of which most cards are up, the others lying anyhow: so small that everything can be tried.
 * @param left about how many cards are not up
 */
export const smallPosition = (
  rules: Rules,
  seed: number,
  left: number,
  options?: Partial<GameOptions>,
): Position => {
  const next = seeded(seed);
  const start = rules.deal(seed, options);
  const { game } = rules;
  const base = start.base || 1;
  const heightOf = (card: number): number => (rankOf(card) - base + 13) % 13;
  const heights = [0, 1, 2, 3].map(() => 13 - Math.min(13, next(Math.ceil(left / 2) + 1)));
  const isUp = (card: number): boolean => heightOf(card) < (heights[suitOf(card)] ?? 0);
  const pack = Array.from({ length: PACK_SIZE }, (_, card) => card);
  const rest = shuffled(
    pack.filter((card) => !isUp(card)),
    next,
  );
  const piles: number[][] = start.piles.map(() => []);
  game.foundations.forEach(({ index }, suit) => {
    piles[index] = pack
      .filter((card) => isUp(card) && suitOf(card) === suit)
      .sort((one, other) => heightOf(one) - heightOf(other));
  });
  const put = (index: number | undefined, count: number): void => {
    if (index !== undefined) piles[index]?.push(...rest.splice(0, count));
  };
  // Few and long columns, and a deep reserve, are hard to win.
  const columns = game.reserve ? game.columns : game.columns.slice(next(4));
  const rows = game.reserve ? 1 : 2 + next(4);
  for (const { index } of columns) put(index, rows);
  put(game.reserve?.index, next(rest.length));
  put(game.wastes[0]?.index, next(3));
  put(game.stock.index, rest.length);
  return { ...start, piles };
};
