/** Numbers in typed arrays. */

/**
 * The number at a place that is known to be inside the array: the compiler cannot know it, and
 * asking again in the innermost loop would cost more than the loop.
 */
export const at = (list: { readonly [index: number]: number }, index: number): number =>
  list[index] as number;
