/** The settings that are words in an attribute: what each may say, and how it is read. */
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

/** The words of a text, in the order of those allowed; `undefined` for what is no such text. */
const wordsOf = (name: WordSetting, text: unknown): string[] | undefined => {
  const names: readonly string[] = allowed[name];
  const words = typeof text === 'string' ? text.split(/\s+/).filter(Boolean) : [];
  const isList = name in lists;
  if (isList && words.join() === 'none') return [];
  const isGood = words.length > 0 && (isList || words.length === 1);
  return isGood && words.every((word) => names.includes(word))
    ? names.filter((word) => words.includes(word))
    : undefined;
};

/** Reads those settings for one element, which tells of a bad value once. */
export class SettingWords {
  readonly #last = new Map<WordSetting, { text: unknown; words: readonly string[] | undefined }>();

  constructor(readonly element: Element) {}

  /** The words of an attribute; `none` is the empty list. `undefined` where it is absent or bad. */
  read<Name extends WordSetting>(
    name: Name,
    text: unknown,
  ): readonly SettingWord<Name>[] | undefined {
    let last = this.#last.get(name);
    if (!last || !Object.is(last.text, text)) {
      last = { text, words: wordsOf(name, text) };
      this.#last.set(name, last);
      if (!last.words && text !== undefined && text !== null) {
        const [some, none] = name in lists ? ['some', ', or none'] : ['one', ''];
        const expected = `${some} of ${allowed[name].join(', ')}${none}`;
        warnAttribute(this.element, name, expected, text);
      }
    }
    return last.words as readonly SettingWord<Name>[] | undefined;
  }
}
