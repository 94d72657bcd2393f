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
 * A list of words such as `undo redo`; `none` is the empty list.
 * @returns `undefined` where it is absent or, after a warning, where a word is not one of those allowed
 */
export const readWords = <Word extends string>(
  element: Element,
  name: string,
  text: unknown,
  allowed: readonly Word[],
): Word[] | undefined => {
  if (text === undefined || text === null) return undefined;
  const words = (typeof text === 'string' ? text : shown(text)).split(/\s+/).filter(Boolean);
  if (words.join() === 'none') return [];
  const known = allowed.filter((word) => words.includes(word));
  if (words.length > 0 && words.every((word) => (allowed as readonly string[]).includes(word)))
    return known;
  warnAttribute(element, name, `a list of ${allowed.join(', ')}, or none`, text);
  return undefined;
};
