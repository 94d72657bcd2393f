/**
 * How far a position of Calculation looks from a win: a play-out in which every card that has come
 * can be reached, wherever it would lie. Only the heaps that are there hold it up.
 *
 * From it comes the time at which each card leaves. Then the cards to come are put on heaps as if
 * they left at those times: a card that must cover one that should leave sooner delays it.
 */
import type { HeapCells } from './heap-cells.js';
import { PILES } from './heap-table.js';
import { at } from './typed.js';

/** Scores are below this. */
export const SCORES = 1 << 13;

/** Scores from here on are of play-outs that got stuck. */
const STUCK = SCORES / 2;
/** What a card costs that a play-out did not reach, and a move of delay (a turn of waiting: 1). */
const UNREACHED_COST = 80;
const DELAY_COST = 8;

/** Rooms for a heap, by turn or by card: more than there are cards. */
const ROOM = 64;
const NEVER = 255;

const tops = new Int32Array(PILES);
const reached = new Uint8Array(PILES);
/** Cards of each rank that have come and wait, and their turns. */
const waiting = new Uint8Array(16);
const waitingTurns = new Uint8Array(16 * PILES);
/** By turn: how many cards had gone up when it came, and when it went up itself. */
const cameAt = new Uint8Array(ROOM);
const leftAt = new Uint8Array(ROOM);
/** By heap: when its cards leave, from the top down; then the same from the bottom up. */
const pops = new Uint8Array(ROOM * PILES);
const piled = new Uint8Array(ROOM * PILES);
const depths = new Uint8Array(PILES);

const topRanks = (cells: HeapCells): number => {
  let found = 0;
  for (let heap = 0; heap < PILES; heap++) found |= 1 << cells.rank(at(tops, heap));
  return found & ~1;
};

/** Plays out; how many cards went up. */
const playOut = (wants: Uint8Array, cells: HeapCells, toCome: Uint8Array, next: number): number => {
  const end = toCome.length;
  let up = 0;
  let turn = next;
  // Ranks as bits: on top of a heap, waiting. No bit is ever set for the 0 of a complete foundation.
  let onTop = topRanks(cells);
  let wait = 0;
  for (;;) {
    let wanted = 0;
    for (let moved = true; moved;) {
      moved = false;
      wanted = 0;
      for (let pile = 0; pile < PILES; pile++) {
        let place = pile * 16 + at(reached, pile);
        let rank = at(wants, place);
        for (; ((onTop | wait) >> rank) & 1; rank = at(wants, ++place)) {
          up++;
          moved = true;
          if ((onTop >> rank) & 1) {
            let heap = 0;
            while (cells.rank(at(tops, heap)) !== rank) heap++;
            const popped = at(depths, heap);
            tops[heap] = cells.below(at(tops, heap));
            pops[heap * ROOM + popped] = up;
            depths[heap] = popped + 1;
            onTop = topRanks(cells);
          } else {
            const left = at(waiting, rank) - 1;
            waiting[rank] = left;
            leftAt[at(waitingTurns, rank * PILES + left)] = up;
            if (left === 0) wait &= ~(1 << rank);
          }
        }
        reached[pile] = place - pile * 16;
        wanted |= 1 << rank;
      }
    }
    let rank = 0;
    do {
      if (turn === end) return up;
      rank = at(toCome, turn);
      const others = at(waiting, rank);
      cameAt[turn] = up;
      waitingTurns[rank * PILES + others] = turn;
      waiting[rank] = others + 1;
      wait |= 1 << rank;
      turn++;
    } while (((wanted >> rank) & 1) === 0);
  }
};

/** Puts the cards to come on heaps; what they delay, and how long they wait. */
const putAway = (next: number, end: number): number => {
  let cost = 0;
  for (let heap = 0; heap < PILES; heap++) {
    const depth = at(depths, heap);
    for (let card = 0; card < depth; card++)
      piled[heap * ROOM + card] = at(pops, heap * ROOM + depth - 1 - card);
  }
  for (let turn = next; turn < end; turn++) {
    const now = at(cameAt, turn);
    const leaves = at(leftAt, turn);
    if (leaves === now + 1) continue;
    // The heap whose top leaves soonest after this card; else the one whose top leaves last.
    let best = -1;
    let bestLeaves = NEVER + 1;
    let last = 0;
    let lastLeaves = -1;
    for (let heap = 0; heap < PILES; heap++) {
      let depth = at(depths, heap);
      while (depth > 0 && at(piled, heap * ROOM + depth - 1) <= now) depth--;
      depths[heap] = depth;
      const topLeaves = depth > 0 ? at(piled, heap * ROOM + depth - 1) : NEVER;
      if (topLeaves > leaves) {
        if (topLeaves < bestLeaves) {
          bestLeaves = topLeaves;
          best = heap;
        }
      } else if (topLeaves > lastLeaves) {
        lastLeaves = topLeaves;
        last = heap;
      }
    }
    if (best < 0) {
      cost += (leaves - lastLeaves) * DELAY_COST;
      best = last;
    }
    const depth = at(depths, best);
    piled[best * ROOM + depth] = leaves;
    depths[best] = depth + 1;
  }
  return cost;
};

/** The score of a position whose cards from `next` on are still to come; the lower the better. */
export const relaxedScore = (
  wants: Uint8Array,
  cells: HeapCells,
  sizes: Uint8Array,
  heads: Int32Array,
  toCome: Uint8Array,
  next: number,
): number => {
  let missing = PILES * 13;
  for (let pile = 0; pile < PILES; pile++) {
    missing -= at(sizes, pile);
    reached[pile] = at(sizes, pile);
    tops[pile] = at(heads, pile);
    depths[pile] = 0;
  }
  waiting.fill(0);
  const end = toCome.length;
  const unreached = missing - playOut(wants, cells, toCome, next);
  if (unreached > 0) return STUCK + unreached * UNREACHED_COST;
  let cost = putAway(next, end);
  // At each turn to come, the cards that have come before and wait.
  for (let turn = next; turn < end; turn++) cost += missing - at(cameAt, turn) - (end - turn);
  return Math.min(STUCK - 1, cost);
};

export const isStuck = (score: number): boolean => score >= STUCK;
