/** What the diagrams of the rules show: cards as data. The words under them are in the texts. */
import type { CardText } from '../../engine/card.js';
import type { RulesPart } from '../../texts/dialog-texts.js';

export interface DiagramFan {
  /** Bottom to top. */
  readonly cards: readonly CardText[];
  readonly fan: 'down' | 'across' | 'squared';
}

/** Fans side by side. */
export type Diagram = readonly DiagramFan[];

/** By the game's id, for the parts of its rules that are easier seen than told. */
export const diagrams: Readonly<Record<string, Readonly<Partial<Record<RulesPart, Diagram>>>>> = {
  calculation: {
    foundations: [
      { cards: ['AC', '2H', '3S', '4D'], fan: 'across' },
      { cards: ['2D', '4S', '6H', '8C'], fan: 'across' },
      { cards: ['3H', '6C', '9D', 'QS'], fan: 'across' },
      { cards: ['4C', '8D', 'QH', '3S'], fan: 'across' },
    ],
    tableau: [{ cards: ['KH', '9C', '4S'], fan: 'down' }],
  },
  canfield: {
    foundations: [{ cards: ['QH', 'KH', 'AH', '2H'], fan: 'across' }],
    tableau: [
      { cards: ['TC', '9H', '8S'], fan: 'down' },
      { cards: ['JD'], fan: 'down' },
    ],
  },
  'australian-patience': {
    tableau: [
      { cards: ['JH', '4C'], fan: 'down' },
      { cards: ['QH'], fan: 'down' },
    ],
  },
};
