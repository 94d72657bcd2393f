// The results of a survey as a table in Markdown.
import { interval, quantile } from '../bench/numbers.mjs';

const QUANTILES = [
  ['median', 0.5],
  ['95 %', 0.95],
  ['99 %', 0.99],
  ['most', 1],
];

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
