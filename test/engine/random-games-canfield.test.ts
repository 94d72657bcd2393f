import { games } from '../../src/patience-engine.js';
import { describeRandomGames } from './random-games.js';

describeRandomGames(games.canfield, {
  count: 10_000,
  options: [{}, { draw: 1 }, { redeals: 0 }, { redeals: 1 }, { draw: 1, redeals: 2 }],
});
