/** Whether a value is a whole number from 0 to `most`, and not the -0 that JSON can hold. */
export const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= 0 && Number(value) <= most;
