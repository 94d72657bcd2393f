/**
 * Numbers in typed arrays. The searches go through them by index: until a loop is compiled, going through
 * them by `of` makes an object for each number.
 */

/**
 * The number at a place that is known to be inside the array: the compiler cannot know it, and
 * asking again in the innermost loop would cost more than the loop. The build writes `list[index]` in
 * its place (test/tools/take-numbers-directly.mjs).
 */
export const at = (list: Readonly<Record<number, number>>, index: number): number =>
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- the caller knows it to be inside
  list[index]!;

/** The sizes of four foundations, none above 15, as one number. */
export const packSizes = (sizes: Uint8Array): number =>
  at(sizes, 0) | (at(sizes, 1) << 4) | (at(sizes, 2) << 8) | (at(sizes, 3) << 12);
