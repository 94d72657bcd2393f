import { games } from '../../src/patience-engine.js';
import { describeRandomGames } from './random-games.js';

describeRandomGames(games.calculation, { count: 10_000 });
