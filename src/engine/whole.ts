/** Whether a value is a whole number from `least` to `most`, and not the -0 that JSON can hold. */
export const isWhole = (value: unknown, most: number, least = 0): value is number =>
  Number.isInteger(value) &&
  !Object.is(value, -0) &&
  Number(value) >= least &&
  Number(value) <= most;
