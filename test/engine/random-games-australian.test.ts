import { games } from '../../src/patience-engine.js';
import { describeRandomGames } from './random-games.js';

describeRandomGames(games['australian-patience'], { count: 10_000 });
