/** Attribute values from a page: read strictly; a bad one falls back with one clear warning. */

/** Says once what was wrong with an attribute and what holds instead. */
export const warnAttribute = (
  element: Element,
  name: string,
  expected: string,
  value: unknown,
): void => {
  let shown = String(value);
  if (shown.length > 60) shown = `${shown.slice(0, 57)}...`;
  console.warn(
    `<${element.localName}> ${name}: expected ${expected}, got "${shown}". Using the default.`,
  );
};

/** A whole number written in digits alone, or `undefined`. */
export const parseWhole = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text.trim()) ? Number(text) : undefined;

/**
 * A list of words such as `undo redo`; `none` is the empty list.
 * @returns `undefined` when a word is not one of those allowed
 */
export const parseWords = <Word extends string>(
  text: string,
  allowed: readonly Word[],
): Word[] | undefined => {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 1 && words[0] === 'none') return [];
  const known = words.filter((word): word is Word => (allowed as readonly string[]).includes(word));
  return words.length > 0 && known.length === words.length ? [...new Set(known)] : undefined;
};
