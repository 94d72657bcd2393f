/**
 * Australian Patience. Source: document 004.
 */
import type { GameSpec } from '../engine/game-spec.js';

export const australianPatience = {
  id: 'australian-patience',
  names: {
    en: 'Australian Patience',
    fr: 'Patience australienne',
    de: 'Australische Patience',
    es: 'Solitario australiano',
  },
  // Seven columns of four, all face up, row by row.
  deal: [{ to: 'tableau', rows: 4 }],
  // One at a time, whenever the player likes; one pass.
  stock: { turnsTo: 'waste', draw: 1, redeals: 0, board: { at: [0, 0] } },
  waste: { piles: 1, board: { at: [1, 0] } },
  // Ace to king in suit; nothing comes back.
  foundations: {
    piles: 4,
    opens: 1,
    builds: { suit: 'same', step: 1, wraps: false },
    board: { at: [3, 0] },
  },
  // Down in the same suit; a card moves with all that covers it, in whatever order; kings open.
  tableau: {
    piles: 7,
    opens: 13,
    builds: { suit: 'same', step: -1, wraps: false },
    lift: 'group',
    board: { at: [0, 1], fan: 'down' },
  },
  ending: 'lost',
  hint: 'progress',
  solver: 'groups',
  // Safe in this game: a card's only use in a column is to receive the next lower of its suit.
  collect: { cards: 'every', from: ['waste', 'tableau'], unasked: true },
  board: { columns: 7, longestFan: 20 },
} as const satisfies GameSpec;
