/** Attribute values from a page: read strictly; a bad one falls back with one clear warning. */

import { shown } from '../engine/errors.js';

/** Says once what was wrong with an attribute and what holds instead. */
export const warnAttribute = (
  element: Element,
  name: string,
  expected: string,
  value: unknown,
): void => {
  console.warn(
    `<${element.localName}> ${name}: expected ${expected}, got "${shown(value)}". Using the default.`,
  );
};

/** A whole number written in digits alone, or `undefined`. */
export const parseWhole = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text.trim()) ? Number(text) : undefined;

/**
 * A list of words such as `undo redo`; `none` is the empty list, unless it is one of the words.
 * @param most how many words there may be
 * @returns `undefined` where it is absent or, after a warning, where a word is not one of those allowed
 */
export const readWords = <Word extends string>(
  element: Element,
  name: string,
  text: unknown,
  allowed: readonly Word[],
  most: number,
): Word[] | undefined => {
  if (text === undefined || text === null) return undefined;
  const words = (typeof text === 'string' ? text : shown(text)).split(/\s+/).filter(Boolean);
  const known = allowed.filter((word) => words.includes(word));
  const isKnown = words.every((word) => (allowed as readonly string[]).includes(word));
  if (words.length > 0 && words.length <= most && isKnown) return known;
  if (most > 1 && words.join() === 'none') return [];
  warnAttribute(
    element,
    name,
    most > 1 ? `a list of ${allowed.join(', ')}, or none` : `one of ${allowed.join(', ')}`,
    text,
  );
  return undefined;
};
