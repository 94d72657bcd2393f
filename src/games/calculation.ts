/**
 * Calculation, also Broken Intervals. Sources: documents 000 and 001.
 */
import type { GameSpec } from '../engine/game-spec.js';

export const calculation = {
  id: 'calculation',
  names: { en: 'Calculation' },
  // Four foundations begin with an ace, a two, a three and a four of random suits; the rest is stock.
  deal: [{ to: 'foundations', starters: [1, 2, 3, 4] }],
  // One card at a time onto its own spot, where it waits for a place; a single pass.
  stock: { turnsTo: 'turned', draw: 1, redeals: 0, board: { at: [0, 0] } },
  turned: { board: { at: [1, 0] } },
  // Four heaps take the turned card whatever lies there. Only the top plays, only to a foundation.
  waste: { piles: 4, takesTurned: true, board: { at: [2, 1], fan: 'down' } },
  // Foundation n builds by n, suits ignored, round the corner, thirteen cards each.
  foundations: {
    piles: 4,
    opens: [1, 2, 3, 4],
    builds: { suit: 'any', step: [1, 2, 3, 4], wraps: true },
    board: { at: [2, 0] },
  },
  ending: 'lost',
  hint: 'fewest-buried',
  solver: 'heaps',
  // The source leaves each choice to the player: the button alone plays up, and only heap tops.
  collect: { cards: 'only-choice', from: ['waste'], unasked: false },
  board: { columns: 6, longestFan: 20 },
} as const satisfies GameSpec;
