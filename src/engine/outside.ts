/**
 * What came from outside, made harmless: it is read once, and is nothing where reading it throws. Whoever
 * asked for something else says what was expected.
 */

/** What has more parts than this is nothing that anybody here expects. */
const MOST_PARTS = 100_000;

/** What a question is answered with, unless asking throws. */
export const tried = <Answer>(ask: () => Answer): Answer | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};

/** The JSON of a value, which has an end; nothing where there is none. */
export const jsonOf = (value: unknown): string | undefined => {
  let parts = 0;
  const counted = (_: string, part: unknown): unknown => {
    if (++parts < MOST_PARTS) return part;
    throw Error();
  };
  return tried(() => JSON.stringify(value, counted));
};

/**
 * The object that came, be it as JSON, by way of text: that has neither getters nor prototypes nor cycles.
 * Nothing where the text is longer, or of anything else.
 */
export const plainObject = (
  given: unknown,
  longest: number,
): Readonly<Record<string, unknown>> | undefined =>
  tried(() => {
    const text = typeof given === 'string' ? given : (jsonOf(given) ?? '');
    const isObject = text.length <= longest && /^\s*\{/.test(text);
    return isObject ? (JSON.parse(text) as Record<string, unknown>) : undefined;
  });
