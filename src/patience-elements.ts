/** Every game for a page: importing this registers all the elements. */
export { AustralianPatienceGame } from './elements/australian-patience.js';
export { CalculationGame } from './elements/calculation-game.js';
export { CanfieldGame } from './elements/canfield-game.js';
export { PatienceSettings } from './elements/patience-settings.js';
export type * from './ui/page-types.js';
