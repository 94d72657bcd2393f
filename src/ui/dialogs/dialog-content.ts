/** What a dialog is made of, and what those who fill it are given. Types alone. */
import type { html, TemplateResult } from 'lit';
import type { Card } from '../../engine/card.js';
import type { DialogTexts } from '../../texts/dialog-texts.js';
import type { Texts } from '../../texts/texts.js';
import type { ReaderSettings } from '../settings.js';
import type { Counter } from '../toolbar-view.js';

export type DialogName = 'rules' | 'statistics' | 'settings' | 'deal';

/** What draws: handed in, since a file loaded later cannot import what the bundle holds. */
export interface Drawing {
  readonly html: typeof html;
  readonly nothing: symbol;
  readonly cardFace: (card: Card) => TemplateResult;
  readonly suitClass: (card: Card) => string;
  readonly parseCard: (text: unknown) => Card | undefined;
  readonly formatTime: (seconds: number) => string;
}

/** The settings that hold, and the reader's way to choose. */
export interface ChosenSettings {
  readonly deck: string;
  readonly mirror: boolean;
  readonly autoCollect: boolean;
  readonly counters: readonly Counter[];
  /** The game, and the counters that the page has chosen for it, which are not the reader's to choose. */
  readonly game: { readonly counters?: string | undefined };
  /** @returns whether the choice is kept for the next visit */
  choose(choices: ReaderSettings): boolean;
}

/** The element of the game. */
export interface DealingElement {
  /** The number of the deal on the table, or `null` for a given position. */
  readonly deal: number | null;
  newGame(options: { readonly deal: number }): unknown;
}

/** The statistics of a game, as far as they are the page's: a text, and the game on the table. */
export interface KeptStatistics {
  /** The game's id, and what makes it a variant. */
  readonly game: string;
  /** The deal that is being played, until it counts. */
  readonly deal: number | null;
  /** "Variant: draw 1" */
  variant(texts: Texts): string | undefined;
  read(game: string): string;
  /** @returns whether it is kept for the next visit; if not, it holds until the page is left */
  write(game: string, text: string): boolean;
}

export interface DialogState {
  readonly draw: Drawing;
  readonly texts: Texts;
  readonly words: DialogTexts;
  /** The game's id. */
  readonly game: string;
  readonly settings: ChosenSettings;
  readonly element: DealingElement;
  readonly statistics: KeptStatistics;
  /** Draws the dialog anew; resolved once it is drawn. */
  readonly redraw: () => Promise<unknown>;
}

/** Draws a dialog, again and again while it is open: the language may change meanwhile. */
export type DialogView = (state: DialogState) => TemplateResult;
