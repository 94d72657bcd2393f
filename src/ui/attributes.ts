/** Attribute values from a page: read strictly; a bad one falls back with one clear warning. */

import { shown } from '../engine/errors.js';

/** Says what is wrong with an attribute, and what holds instead. */
export const warnFault = (element: Element, name: string, fault: string): void => {
  console.warn(`<${element.localName}> ${name}: ${fault}. Using the default.`);
};

/** Likewise, where it is not what was expected. */
export const warnAttribute = (
  element: Element,
  name: string,
  expected: string,
  value: unknown,
): void => {
  warnFault(element, name, `expected ${expected}, got ${shown(value)}`);
};

/** Whether something is said there: a script may have set anything. */
export const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** A text from the page; nothing where it is absent or, after a warning, where it is none or empty. */
export const givenText = (element: Element, name: string, value: unknown): string | undefined => {
  if (isText(value)) return value as string;
  if (value !== undefined && value !== null) warnAttribute(element, name, 'a text', value);
  return undefined;
};

/** A whole number written in digits alone, or `undefined`. */
export const parseWhole = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text.trim()) ? Number(text) : undefined;
