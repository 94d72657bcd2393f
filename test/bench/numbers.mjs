// Statistics and how they are printed.

/** The value below which a share of the values lie. */
export const quantile = (values, share) => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

export const median = (values) => quantile(values, 0.5);

export const rounded = (value, digits = 1) => Number(value.toFixed(digits));

/** The interval that holds the true share in 95 of 100 surveys (Wilson's score interval). */
export const interval = (hits, total) => {
  const z = 1.96;
  const share = hits / total;
  const middle = (share + z ** 2 / (2 * total)) / (1 + z ** 2 / total);
  const half =
    (z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))) /
    (1 + z ** 2 / total);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};
