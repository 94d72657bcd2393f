/**
 * The languages there are. English is always at hand; another one is a file of its own, loaded when a
 * page is first read in it. Until then the game speaks what it spoke before, which is English at
 * first; where it cannot load, English.
 */
import type { DialogTexts } from './dialog-texts.js';
import { texts as english } from './english.js';
import type { Texts } from './texts.js';

/** A further language: one file, and one line here. */
const further: Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>> = {
  de: () => import('./german.js'),
  es: () => import('./spanish.js'),
  fr: () => import('./french.js'),
};

/** The texts of the dialogs, each language in a file of its own. */
const dialogs: Readonly<Record<string, () => Promise<{ readonly dialogTexts: DialogTexts }>>> = {
  en: () => import('./english-dialogs.js'),
  de: () => import('./german-dialogs.js'),
  es: () => import('./spanish-dialogs.js'),
  fr: () => import('./french-dialogs.js'),
};

/** The texts of the dialogs in a language that `textsFor` gave. Fails where they do not load. */
export const dialogTextsFor = async (language: string): Promise<DialogTexts> => {
  const load = dialogs[language];
  if (!load) throw new Error(`Expected a language with dialogs, got ${language}`);
  return (await load()).dialogTexts;
};

const loaded = new Map<string, Texts>([['en', english]]);
const loading = new Map<string, Promise<void>>();

/** Loads a language once for all games of the page. One that cannot load is English from then on. */
const load = async (language: string): Promise<void> => {
  let texts = english;
  try {
    texts = (await further[language]?.())?.texts ?? english;
  } catch (error) {
    console.warn(`The game speaks English: its texts for "${language}" did not load.`, error);
  }
  loaded.set(language, texts);
};

/**
 * The texts for a BCP 47 tag. Where the language has yet to be loaded there are none, and `arrived` is
 * called once it is.
 */
export const textsFor = (tag: string, arrived: () => void): Texts | undefined => {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  const texts = loaded.get(language);
  if (texts || !Object.hasOwn(further, language)) return texts ?? english;
  const promise = loading.get(language) ?? load(language);
  loading.set(language, promise);
  void promise.then(arrived);
  return undefined;
};
