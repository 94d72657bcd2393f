/**
 * What can be set, and by whom. The reader's own choice, kept for the site, wins over the game's
 * attribute, which wins over the `<patience-settings>` around it. The counters are the page's: there the
 * attribute wins over the reader's choice.
 */
import { createContext } from '@lit/context';
import type { Counter } from './toolbar-view.js';

export const decks = ['two-colour', 'four-colour'] as const;
/** The colours of the suits: a red and a black, or two of each. */
export type Deck = (typeof decks)[number];

/** Where hints come from: a plain rule, many games played out in thought, the solver, nowhere. */
export const hintKinds = ['simple', 'expert', 'solver', 'off'] as const;
export type HintKind = (typeof hintKinds)[number];

/** What a reader can choose in the widget. */
export interface ReaderSettings {
  readonly deck?: Deck;
  readonly mirror?: boolean;
  readonly autoCollect?: boolean;
  readonly counters?: readonly Counter[];
}

/** What `<patience-settings>` hands down, as its attributes have it. */
export interface SharedSettings {
  readonly deck?: string | undefined;
  readonly mirror?: boolean | undefined;
  readonly controls?: string | undefined;
  readonly counters?: string | undefined;
  readonly storage?: string | undefined;
  readonly hints?: string | undefined;
}

/** `Symbol.for`, since a key made anew in each bundle would never match another bundle's. */
export const settingsContext = createContext<SharedSettings>(Symbol.for('patience-settings'));
