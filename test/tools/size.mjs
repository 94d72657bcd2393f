// Weighs the files for pages, minified and gzipped, against their limits; 1 kB is 1,000 bytes.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const kilobyte = 1000;
const limits = {
  'calculation-game.min.js': 18 * kilobyte,
  'canfield-game.min.js': 18 * kilobyte,
  'australian-patience.min.js': 18 * kilobyte,
  'patience-elements.min.js': 25 * kilobyte,
};

const rows = Object.entries(limits).map(([file, limit]) => {
  const content = readFileSync(new URL(`../../dist/${file}`, import.meta.url));
  return { file, bytes: content.length, gzipped: gzipSync(content, { level: 9 }).length, limit };
});
console.table(rows);

const heavy = rows.filter(({ gzipped, limit }) => gzipped > limit);
for (const { file, gzipped, limit } of heavy) {
  console.error(`${file} is ${gzipped} bytes gzipped, ${gzipped - limit} over its limit.`);
}
process.exitCode = heavy.length > 0 ? 1 : 0;
