/** Plain hints: what a player who looks at the open cards alone would try first. */
import { nextRank, stepOf } from './building.js';
import { formatCard, rankOf, RANKS, type Card, type CardText } from './card.js';
import type { CompiledGame } from './compiled-game.js';
import { isEffective, isStockMove, legalMoves } from './legality.js';
import { rankWanted } from './rank-wanted.js';
import type { Move } from './move.js';
import { cardsOf, sizeOf, topOf, type Cards, type Position } from './position.js';

/**
 * Why a move is suggested; every code has words in each language.
 *
 * - `goes-up`: the card fits a foundation
 * - `buries-fewest`: no other heap buries so few cards wanted sooner
 * - `frees-reserve`, `frees-waste`: a card of the reserve, or of the waste, comes into play
 * - `empties-column`: a column becomes empty
 * - `fills-column`: an empty column is put to use
 * - `turns-up`: a face-down card is turned up
 * - `joins`: the cards find their place in a column
 * - `frees-card`: the card below can then go up
 * - `wins-most`: played out on many orders of the unseen cards, no other move did so well
 * - `wins`: it is on a line that wins, be it to turn the stock
 * - `turn`: nothing better is seen; turn the stock
 * - `redeal`: nothing better is seen; put the waste back into the stock
 */
export type HintReason =
  | 'goes-up'
  | 'buries-fewest'
  | 'frees-reserve'
  | 'frees-waste'
  | 'empties-column'
  | 'fills-column'
  | 'turns-up'
  | 'joins'
  | 'frees-card'
  | 'wins-most'
  | 'wins'
  | 'turn'
  | 'redeal';

/** A move to consider, with the card it would take (`null` when it turns unseen ones) and why. */
export interface Hint extends Move {
  readonly card: CardText | null;
  readonly reason: HintReason;
}

/** What the player knows beyond the position: a whole pass of the stock went by without a play. */
export interface HintContext {
  readonly passWithoutPlay?: boolean;
}

const cardsIn = (game: CompiledGame, position: Position, pile: string): Cards =>
  cardsOf(position, game.byName.get(pile));

/**
 * A move as a hint. Of a move that only turns the stock no card is named, and no other reason given but
 * that it wins.
 */
export const hintOf = (
  game: CompiledGame,
  position: Position,
  move: Move,
  reason: HintReason,
): Hint => {
  const cards = cardsIn(game, position, move.from);
  const card = cards[cards.length - (move.count ?? 1)];
  if (card === undefined || isStockMove(game, move))
    return {
      from: move.from,
      to: move.to,
      card: null,
      reason: reason === 'wins' ? reason : move.to === game.stock.name ? 'redeal' : 'turn',
    };
  return { ...move, card: formatCard(card), reason };
};

/** The hint to turn the stock or to put the waste back into it, where one of the moves does. */
export const stockHint = (
  game: CompiledGame,
  position: Position,
  moves: readonly Move[],
): Hint | null => {
  const move = moves.find((candidate) => isStockMove(game, candidate));
  return move ? hintOf(game, position, move, 'turn') : null;
};

/** For each rank, the fewest cards that any unfinished foundation needs up to and including it. */
const distances = (game: CompiledGame, position: Position): number[] => {
  const { builds } = game.spec.foundations;
  const least = new Array<number>(RANKS + 1).fill(Infinity);
  for (const pile of game.foundations) {
    const missing = RANKS - sizeOf(position, pile);
    let rank = rankWanted(game, position, pile);
    for (let needed = 1; needed <= missing; needed++) {
      least[rank] = Math.min(least[rank] ?? Infinity, needed);
      rank = nextRank(rank, stepOf(builds, pile.ordinal), builds.wraps);
    }
  }
  return least;
};

/**
 * Document 001's hint: a foundation play, heaps first; else the heap that buries the fewest cards,
 * of equal ones that with the fewest cards wanted sooner than the turned one; else turn. Played by
 * this rule alone 1.4 % of deals are won.
 */
const fewestBuried = (
  game: CompiledGame,
  position: Position,
  moves: readonly Move[],
): Hint | null => {
  const up = moves.find(({ to }) => game.byName.get(to)?.kind === 'foundation');
  if (up) return hintOf(game, position, up, 'goes-up');
  const turned = topOf(position, game.turned);
  if (turned === undefined) return stockHint(game, position, moves);
  const distance = distances(game, position);
  const wanted = (card: Card): number => distance[rankOf(card)] ?? Infinity;
  const cost = ({ to }: Move): number => {
    const heap = cardsIn(game, position, to);
    // A heap holds fewer than 100 cards, so the size decides first.
    return heap.length * 100 + heap.filter((card) => wanted(card) < wanted(turned)).length;
  };
  const heaps = moves.filter(({ to }) => game.byName.get(to)?.kind === 'waste');
  const [best, ...others] = heaps;
  if (!best) return null;
  const least = others.reduce((least, move) => (cost(move) < cost(least) ? move : least), best);
  return hintOf(game, position, least, 'buries-fewest');
};

/** Whether the card under those that a move takes could then go up. */
const freesCard = (game: CompiledGame, position: Position, move: Move): boolean => {
  const cards = cardsIn(game, position, move.from);
  const below = cards[cards.length - (move.count ?? 1) - 1];
  if (below === undefined) return false;
  const from = game.byName.get(move.from);
  if (!from) return false;
  const piles = position.piles.slice();
  piles[from.index] = cards.slice(0, cards.length - (move.count ?? 1));
  return legalMoves(game, { ...position, piles }).some(
    ({ from: source, to }) => source === move.from && game.byName.get(to)?.kind === 'foundation',
  );
};

/**
 * What a move brings, or `undefined` when it is not worth a hint. Each reason makes something
 * smaller that no other hinted move makes larger (cards outside the columns, face-down cards, columns
 * in use, cards not yet up), so hints never lead round in a circle.
 */
const progressOf = (game: CompiledGame, position: Position, move: Move): HintReason | undefined => {
  const from = game.byName.get(move.from);
  const to = game.byName.get(move.to);
  if (!from || !to || isStockMove(game, move) || !isEffective(game, position, move))
    return undefined;
  if (to.kind === 'foundation') return 'goes-up';
  if (from.kind === 'reserve') return 'frees-reserve';
  const intoEmpty = sizeOf(position, to) === 0;
  if (from.kind === 'waste') return intoEmpty ? 'fills-column' : 'frees-waste';
  if (from.kind !== 'column') return undefined;
  const left = sizeOf(position, from) - (move.count ?? 1);
  const refilled = game.spec.tableau?.refill === 'reserve' && sizeOf(position, game.reserve) > 0;
  if (left === 0) return refilled ? 'frees-reserve' : 'empties-column';
  if (position.faceDown[from.ordinal] === left) return 'turns-up';
  if (game.spec.tableau?.lift === 'group') return intoEmpty ? 'fills-column' : 'joins';
  return !intoEmpty && freesCard(game, position, move) ? 'frees-card' : undefined;
};

/** A move that was found by playing on as a hint: with what it brings, where that is plain to see. */
export const hintOfBest = (game: CompiledGame, position: Position, move: Move): Hint =>
  hintOf(game, position, move, progressOf(game, position, move) ?? 'wins-most');

/** What a careful player tries first. */
const preference: readonly HintReason[] = [
  'goes-up',
  'turns-up',
  'frees-reserve',
  'frees-card',
  'empties-column',
  'joins',
  'frees-waste',
  'fills-column',
];

const progress = (
  game: CompiledGame,
  position: Position,
  moves: readonly Move[],
  { passWithoutPlay }: HintContext,
): Hint | null => {
  let best: Hint | null = null;
  for (const move of moves) {
    const reason = progressOf(game, position, move);
    if (reason && (!best || preference.indexOf(reason) < preference.indexOf(best.reason)))
      best = hintOf(game, position, move, reason);
  }
  return best ?? (passWithoutPlay ? null : stockHint(game, position, moves));
};

/** The simple hint: fair, never a hidden card read, and always a legal move. */
export const simpleHint = (
  game: CompiledGame,
  position: Position,
  context: HintContext = {},
): Hint | null => {
  const moves = legalMoves(game, position);
  return game.spec.hint === 'fewest-buried'
    ? fewestBuried(game, position, moves)
    : progress(game, position, moves, context);
};
