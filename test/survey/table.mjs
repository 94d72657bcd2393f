// The results of a survey as a table in Markdown.

const QUANTILES = [
  ['median', 0.5],
  ['95 %', 0.95],
  ['99 %', 0.99],
  ['most', 1],
];

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

export const quantile = (values, share) => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
};

const percent = (share) => `${(100 * share).toFixed(2)} %`;

export const tableOf = (game, from, count, results) => {
  const of = (verdict) => results.filter((result) => result.verdict === verdict).length;
  const winnable = of('winnable');
  const [low, high] = interval(winnable, results.length);
  const row = (name, key) =>
    `| ${name} | ${QUANTILES.map(([, share]) =>
      quantile(
        results.map((result) => result[key]),
        share,
      ).toLocaleString('en'),
    ).join(' | ')} |`;
  return [
    `${game}, deals ${from} to ${from + count - 1}`,
    '',
    `- can be won: ${winnable} of ${results.length}, ${percent(winnable / results.length)} (95 % interval ${percent(low)} to ${percent(high)})`,
    `- cannot be won: ${of('unwinnable')}`,
    `- not decided within the budget: ${of('unknown')}`,
    '',
    `| | ${QUANTILES.map(([name]) => name).join(' | ')} |`,
    `|---|${QUANTILES.map(() => '--:').join('|')}|`,
    row('nodes', 'nodes'),
    row('milliseconds', 'ms'),
  ].join('\n');
};
