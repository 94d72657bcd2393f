// Statistics and how they are printed.

/** The value below which a share of the values lie. */
export const quantile = (values, share) => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

export const median = (values) => quantile(values, 0.5);

export const rounded = (value, digits = 1) => Number(value.toFixed(digits));
