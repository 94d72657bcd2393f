/**
 * Canfield as AisleRiot plays it. Source: document 003.
 */
import type { GameSpec } from '../engine/game-spec.js';

export const canfield = {
  id: 'canfield',
  names: { en: 'Canfield' },
  deal: [
    { to: 'reserve', cards: 13 },
    { to: 'tableau', rows: 1 },
    // The base card: its rank opens every foundation.
    { to: 'foundations', cards: 1 },
  ],
  // Three at a time, and the waste goes back without limit; a page may choose otherwise.
  stock: {
    turnsTo: 'waste',
    draw: 3,
    redeals: 'unlimited',
    options: { draw: [1], redeals: true },
    board: { at: [0, 0] },
  },
  waste: { piles: 1, board: { at: [1, 0], fan: 'across' } },
  reserve: { board: { at: [0, 1] } },
  // Up in suit from the base rank, ace on king. The top card stays in play, the base card does not.
  foundations: {
    piles: 4,
    opens: 'base',
    builds: { suit: 'same', step: 1, wraps: true },
    givesBack: true,
    board: { at: [3, 0] },
  },
  // Down in alternating colours, king on ace; any part of a run moves; filled from the reserve.
  tableau: {
    piles: 4,
    opens: 'any',
    builds: { suit: 'alternating', step: -1, wraps: true },
    lift: 'run',
    refill: 'reserve',
    board: { at: [3, 1], fan: 'down' },
  },
  ending: 'stuck',
  hint: 'progress',
  solver: 'runs',
  collect: { cards: 'safe', from: ['waste', 'reserve', 'tableau'], unasked: true },
  board: { columns: 7, longestFan: 13 },
} as const satisfies GameSpec;
