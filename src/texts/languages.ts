/** The languages there are, and the choice among them. */
import { english } from './english.js';
import { french } from './french.js';
import type { Texts } from './texts.js';

const languages: readonly Texts[] = [english, french];

/** The texts for a BCP 47 tag: those of its language, else English. */
export const textsFor = (tag: string): Texts => {
  const [language] = tag.toLowerCase().split('-');
  return languages.find((texts) => texts.language === language) ?? english;
};
