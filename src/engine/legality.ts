/**
 * The one place where a move is judged. Listing moves, playing them, marking targets and telling
 * a person why not all ask here. Reasons are constants, so that asking costs no allocation.
 */
import { formatCard, formatRank, RANKS, type Card } from './card.js';
import { opensWith, type CompiledGame } from './compiled-game.js';
import { emptyRow, fits, openRow, type FitTable } from './fit-table.js';
import type { Move } from './move.js';
import type { Pile } from './piles.js';
import { cardsOf, sizeOf, topOf, type Position } from './position.js';
import type { Refusal, RefusalReason } from './refusal.js';

type Verdict = RefusalReason | undefined;

/** Why the stock cannot be turned now, if it cannot. */
const whyNotTurn = (game: CompiledGame, position: Position): Verdict => {
  if (sizeOf(position, game.turned) > 0) return 'turned-waits';
  if (sizeOf(position, game.stock) > 0) return undefined;
  return whyNotRedeal(game, position) ?? 'stock-empty';
};

/** Why the waste cannot go back into the stock now, if it cannot. */
const whyNotRedeal = (game: CompiledGame, position: Position): Verdict => {
  const [waste] = game.wastes;
  const { redeals } = position.options;
  const left = sizeOf(position, game.stock);
  // Where nothing ever goes back into the stock, it is a pile that takes no card.
  if (redeals === 0) return left ? 'takes-none' : 'stock-empty';
  if (left) return 'stock-not-empty';
  if (sizeOf(position, waste) === 0) return 'nothing-to-turn';
  return redeals !== 'unlimited' && position.redealsUsed >= redeals ? 'redeals-used' : undefined;
};

/** Whether this pile gets its cards by turning the stock. */
const isTurnedTo = (game: CompiledGame, pile: Pile): boolean =>
  pile.kind === game.spec.stock.turnsTo;

/** The fit table of a pile: every pile has one. */
const tableOf = (game: CompiledGame, pile: Pile): FitTable =>
  game.fitTables[pile.index] ?? new Uint8Array();

/** How many cards from the top form a run in the building order of the columns. */
const runLength = (game: CompiledGame, position: Position, pile: Pile): number => {
  const cards = cardsOf(position, pile);
  const table = tableOf(game, pile);
  let start = cards.length - 1;
  const lowest = position.faceDown[pile.ordinal] ?? 0;
  while (start > lowest && fits(table, cards[start - 1] ?? 0, cards[start] ?? 0)) start--;
  return cards.length - Math.max(0, start);
};

/** How many cards may be taken from the top of a pile at most. */
export const mostLifted = (game: CompiledGame, position: Position, pile: Pile): number => {
  const size = sizeOf(position, pile);
  switch (pile.kind) {
    case 'stock':
      return 0;
    case 'foundation':
      return game.spec.foundations.givesBack && size > 1 ? 1 : 0;
    case 'column':
      return game.spec.tableau?.lift === 'run'
        ? runLength(game, position, pile)
        : size - (position.faceDown[pile.ordinal] ?? 0);
    default:
      return Math.min(1, size);
  }
};

/** Why that many cards cannot be taken from a pile, if they cannot. */
const whyNotLift = (game: CompiledGame, position: Position, pile: Pile, count: number): Verdict => {
  const size = sizeOf(position, pile);
  if (count > size) return 'nothing-there';
  if (pile.kind === 'stock') return 'stock-only-turns';
  if (pile.kind === 'foundation') {
    if (!game.spec.foundations.givesBack) return 'foundation-keeps';
    if (count > 1) return 'covered';
    return size === 1 ? 'base-stays' : undefined;
  }
  if (count <= mostLifted(game, position, pile)) return undefined;
  if (pile.kind !== 'column') return 'covered';
  if (count > size - (position.faceDown[pile.ordinal] ?? 0)) return 'face-down';
  return 'not-a-run';
};

/** Why no cards of one pile, or not that many, can be put on another, whatever cards they are. */
const whyNotPile = (
  game: CompiledGame,
  position: Position,
  count: number,
  from: Pile,
  to: Pile,
): Verdict => {
  if (from === to) return 'same-pile';
  switch (to.kind) {
    case 'column':
      return undefined;
    case 'foundation':
      if (from.kind === 'foundation') return 'takes-none';
      if (count > 1) return 'one-at-a-time';
      return sizeOf(position, to) === RANKS ? 'complete' : undefined;
    case 'waste':
      if (!game.spec.waste?.takesTurned) return 'takes-none';
      return from === game.turned ? undefined : 'turned-only';
    default:
      return 'takes-none';
  }
};

/** What a card put on that pile would lie on, as a row of its fit table. */
const rowOf = (game: CompiledGame, position: Position, to: Pile): number => {
  if (to.kind === 'waste') return openRow;
  return topOf(position, to) ?? emptyRow(opensWith(game, to, position.base));
};

/** Whether a single card lifted from a pile can be put on another. */
export const canPut = (
  game: CompiledGame,
  position: Position,
  card: Card,
  from: Pile,
  to: Pile,
): boolean =>
  !whyNotPile(game, position, 1, from, to) &&
  fits(tableOf(game, to), rowOf(game, position, to), card);

/**
 * Why a move is refused, or `null` when it is legal. Both piles are the game's own, and the count is
 * from 1.
 */
export const refusalOf = (
  game: CompiledGame,
  position: Position,
  from: Pile,
  to: Pile,
  count: number,
): Refusal | null => {
  if (from.kind === 'stock' && isTurnedTo(game, to)) {
    const reason = whyNotTurn(game, position);
    const waiting = topOf(position, game.turned);
    return reason ? { reason, ...(waiting !== undefined && { card: formatCard(waiting) }) } : null;
  }
  if (from.kind === 'waste' && to.kind === 'stock') {
    const reason = whyNotRedeal(game, position);
    return reason ? { reason } : null;
  }
  const cards = cardsOf(position, from);
  const notLifted = whyNotLift(game, position, from, count);
  const card = cards[cards.length - count];
  if (notLifted || card === undefined) {
    const hidden = from.kind === 'stock' || from.kind === 'reserve' || notLifted === 'face-down';
    return {
      reason: notLifted ?? 'nothing-there',
      ...(card !== undefined && !hidden && { card: formatCard(card) }),
    };
  }
  const text = formatCard(card);
  const reason = whyNotPile(game, position, count, from, to);
  if (reason) return { reason, card: text };
  const row = rowOf(game, position, to);
  if (fits(tableOf(game, to), row, card)) return null;
  return row < openRow
    ? { reason: 'does-not-fit', card: text, onto: formatCard(row) }
    : { reason: 'opens-with', card: text, rank: formatRank(row - openRow) };
};

const plainMove = (from: Pile, to: Pile, count: number): Move =>
  count > 1 ? { from: from.name, to: to.name, count } : { from: from.name, to: to.name };

/** Adds the moves that start from one pile, foundations first, then columns, count ascending. */
const addMovesFrom = (game: CompiledGame, position: Position, from: Pile, moves: Move[]): void => {
  const most = mostLifted(game, position, from);
  if (most === 0) return;
  const cards = cardsOf(position, from);
  for (const to of game.destinations) {
    if (whyNotPile(game, position, 1, from, to)) continue;
    const table = tableOf(game, to);
    const row = rowOf(game, position, to);
    const limit = to.kind === 'foundation' ? 1 : most;
    for (let count = 1; count <= limit; count++)
      if (fits(table, row, cards[cards.length - count] ?? 0))
        moves.push(plainMove(from, to, count));
  }
};

/** Every legal move: by where it starts, then where it ends, then how many cards. */
export const legalMoves = (game: CompiledGame, position: Position): Move[] => {
  const moves: Move[] = [];
  for (const from of game.piles) {
    if (from.kind === 'stock') {
      if (sizeOf(position, from) && !whyNotTurn(game, position))
        moves.push({ from: from.name, to: game.spec.stock.turnsTo });
      continue;
    }
    addMovesFrom(game, position, from, moves);
    if (from.kind === 'waste' && !whyNotRedeal(game, position))
      moves.push({ from: from.name, to: game.stock.name });
  }
  return moves;
};

/**
 * Whether a move changes anything but places: a whole column that goes to an empty one leaves the
 * game as it was. Such a move is legal, never hinted, and never saves a game.
 */
export const isEffective = (game: CompiledGame, position: Position, move: Move): boolean => {
  const from = game.byName.get(move.from);
  const to = game.byName.get(move.to);
  return !(
    from?.kind === 'column' &&
    to?.kind === 'column' &&
    sizeOf(position, from) === (move.count ?? 1) &&
    sizeOf(position, to) === 0
  );
};

/** Whether a move only turns the stock or puts the waste back into it. */
export const isStockMove = (game: CompiledGame, { from, to }: Move): boolean =>
  from === game.stock.name || to === game.stock.name;
