/** The settings that are words in an attribute: what each may say, and how it is read. */
import { shown } from '../engine/errors.js';
import { warnAttribute } from './attributes.js';
import { decks, hintKinds } from './settings.js';
import { storageKinds } from './storage.js';
import { controlNames, counterNames } from './toolbar-view.js';

/** One word, or several such as `undo redo`. */
const single = { deck: decks, hints: hintKinds, storage: storageKinds };
const lists = { controls: controlNames, counters: counterNames };

const allowed = { ...single, ...lists };
export type WordSetting = keyof typeof allowed;
/** A word of a setting. */
export type SettingWord<Name extends WordSetting> = (typeof allowed)[Name][number];

export const wordSettings = Object.keys(allowed) as WordSetting[];

/** The words of a text; `none` is the empty list. `undefined` for what is none of it. */
const wordsOf = (name: WordSetting, text: unknown): string[] | undefined => {
  const words = (typeof text === 'string' ? text : shown(text)).split(/\s+/).filter(Boolean);
  const isList = name in lists;
  if (isList && words.join() === 'none') return [];
  const names: readonly string[] = allowed[name];
  const isKnown = words.length > 0 && words.every((word) => names.includes(word));
  return isKnown && (isList || words.length === 1)
    ? names.filter((word) => words.includes(word))
    : undefined;
};

/** Reads those settings for one element, which tells of a bad value once. */
export class SettingWords {
  readonly #last = new Map<WordSetting, { text: unknown; words: readonly string[] | undefined }>();

  constructor(readonly element: Element) {}

  /** The words of an attribute, in the order of those allowed; `undefined` where it is absent or bad. */
  read<Name extends WordSetting>(
    name: Name,
    text: unknown,
  ): readonly SettingWord<Name>[] | undefined {
    let last = this.#last.get(name);
    if (!last || !Object.is(last.text, text)) {
      const given = text !== undefined && text !== null;
      last = { text, words: given ? wordsOf(name, text) : undefined };
      this.#last.set(name, last);
      if (given && !last.words) {
        const [many, none] = name in lists ? ['a list of', ', or none'] : ['one of', ''];
        const expected = `${many} ${allowed[name].join(', ')}${none}`;
        warnAttribute(this.element, name, expected, text);
      }
    }
    return last.words as readonly SettingWord<Name>[] | undefined;
  }
}
