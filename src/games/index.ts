/** Every game of the collection. A further game is one spec file and one line here. */
import { compileRules, type Rules } from '../engine/rules.js';
import { australianPatience } from './australian-patience.js';
import { calculation } from './calculation.js';
import { canfield } from './canfield.js';

export type GameId = 'calculation' | 'canfield' | 'australian-patience';

/** The rules of each game by its id. */
export const games: Readonly<Record<GameId, Rules>> = {
  calculation: compileRules(calculation),
  canfield: compileRules(canfield),
  'australian-patience': compileRules(australianPatience),
};
