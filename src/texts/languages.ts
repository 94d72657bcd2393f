/**
 * The languages there are. English is always at hand; another one is a file of its own, loaded when a
 * page is first read in it. Until then the game speaks what it spoke before, which is English at
 * first; where it cannot load, English.
 */
import type { DialogTexts } from './dialog-texts.js';
import { english } from './english.js';
import type { Texts } from './texts.js';

/** A further language: one file, and one line here. */
const further: Readonly<Record<string, () => Promise<Texts>>> = {
  de: () => import('./german.js').then(({ german }) => german),
  es: () => import('./spanish.js').then(({ spanish }) => spanish),
  fr: () => import('./french.js').then(({ french }) => french),
};

/** The texts of the dialogs, each language in a file of its own. */
const dialogs: Readonly<Record<string, () => Promise<DialogTexts>>> = {
  en: () => import('./english-dialogs.js').then(({ englishDialogs }) => englishDialogs),
  de: () => import('./german-dialogs.js').then(({ germanDialogs }) => germanDialogs),
  es: () => import('./spanish-dialogs.js').then(({ spanishDialogs }) => spanishDialogs),
  fr: () => import('./french-dialogs.js').then(({ frenchDialogs }) => frenchDialogs),
};

/** The texts of the dialogs in a language that `textsFor` gave. Fails where they do not load. */
export const dialogTextsFor = (language: string): Promise<DialogTexts> => {
  const load = dialogs[language];
  if (!load) throw new Error(`Expected a language with dialogs, got ${language}`);
  return load();
};

const loaded = new Map<string, Texts>([['en', english]]);
const loading = new Map<string, Promise<void>>();

/** Loads a language once for all games of the page. One that cannot load is English from then on. */
const load = async (language: string): Promise<void> => {
  let texts = english;
  try {
    texts = (await further[language]?.()) ?? english;
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
