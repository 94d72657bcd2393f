/**
 * Klondike, to show what a further game takes: this file and nothing else. It is not in the bundle.
 */
import type { GameSpec } from '../../src/patience-engine.js';

export const klondike = {
  id: 'klondike',
  names: { en: 'Klondike' },
  // One card to the first column, two to the second… seven to the last; the last of each face up.
  deal: [{ to: 'tableau', triangle: true }],
  stock: {
    turnsTo: 'waste',
    draw: 3,
    redeals: 'unlimited',
    options: { draw: [1], redeals: true },
    board: { at: [0, 0] },
  },
  waste: { piles: 1, board: { at: [1, 0], fan: 'across' } },
  foundations: {
    piles: 4,
    opens: 1,
    builds: { suit: 'same', step: 1, wraps: false },
    givesBack: true,
    board: { at: [3, 0] },
  },
  tableau: {
    piles: 7,
    opens: 13,
    builds: { suit: 'alternating', step: -1, wraps: false },
    lift: 'run',
    board: { at: [0, 1], fan: 'down' },
  },
  ending: 'stuck',
  hint: 'progress',
  collect: { cards: 'safe', from: ['waste', 'tableau'], unasked: true },
  board: { columns: 7, longestFan: 13 },
} as const satisfies GameSpec;
