/** What a dialog is made of, and what those who fill it are given. Types alone. */
import type { html, TemplateResult } from 'lit';
import type { Card } from '../../engine/card.js';
import type { DialogTexts } from '../../texts/dialog-texts.js';
import type { Texts } from '../../texts/texts.js';
import type { ReaderSettings } from '../settings.js';
import type { Counter } from '../toolbar-view.js';

export type DialogName = 'rules' | 'settings' | 'deal';

/** What draws: handed in, since a file loaded later cannot import what the bundle holds. */
export interface Drawing {
  readonly html: typeof html;
  readonly nothing: symbol;
  readonly cardFace: (card: Card) => TemplateResult;
  readonly suitClass: (card: Card) => string;
  readonly parseCard: (text: unknown) => Card | undefined;
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

/** The numbered deals. */
export interface Deals {
  /** The number of the deal on the table, or `null` for a given position. */
  readonly number: () => number | null;
  readonly last: number;
  play(deal: number): unknown;
}

export interface DialogState {
  readonly draw: Drawing;
  readonly texts: Texts;
  readonly words: DialogTexts;
  /** The game's id. */
  readonly game: string;
  readonly settings: ChosenSettings;
  readonly deals: Deals;
  /** Draws the dialog again. */
  changed(): void;
}

/** Draws a dialog, again and again while it is open: the language may change meanwhile. */
export type DialogView = (state: DialogState) => TemplateResult;
