// Weighs the files for pages, minified and gzipped; 1 kB is 1,000 bytes.
//
// The goals are 25.5 kB for one game and 32.5 kB for all, with everything that has been built (22 and 29
// for the game itself, 1.5 for the solver's advice, 2 for saving and statistics). They are not reached:
// one game is about 13 kB over its goal, all together about 7 kB. What can be loaded later is; what is
// left is Lit (6 kB), the rules, the board and its gestures, saving, English and the style sheets: all
// but a board that can only be looked at, taken out, would leave 24.4 kB. The ceilings only keep what has
// been reached: a bundle that grows beyond its own fails here.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../../dist/', import.meta.url);
const bundles = {
  'calculation-game.min.js': { goal: 25_500, ceiling: 38_590 },
  'canfield-game.min.js': { goal: 25_500, ceiling: 38_910 },
  'australian-patience.min.js': { goal: 25_500, ceiling: 38_640 },
  'patience-elements.min.js': { goal: 32_500, ceiling: 39_925 },
};
/**
 * What is loaded later, each time with all the files that it imports. A worker that solves may have
 * 9 kB. Expert hints, which a page has to ask for, share most of that with it; where nothing was solved
 * before, theirs is a ceiling that only keeps what has been reached.
 */
const later = [
  ['patience-figures.min.js', 12_000],
  ['patience-heap-search.min.js', 9_000],
  ['patience-run-search.min.js', 9_000],
  ['patience-group-search.min.js', 9_000],
  ['patience-heap-hint.min.js', 9_000],
  ['patience-run-hint.min.js', 12_900],
  ['patience-group-hint.min.js', 10_600],
];

const read = (file) => readFileSync(new URL(file, dist), 'utf8');
const weigh = (file) => gzipSync(read(file), { level: 9 }).length;

/** A file and all that it imports before it runs. */
const withImports = (file, found = new Set()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported] of read(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    withImports(imported, found);
  return found;
};

const rows = Object.entries(bundles).map(([file, { goal, ceiling }]) => {
  const gzipped = weigh(file);
  return { file, gzipped, goal, over: gzipped - goal, ceiling };
});
console.table(rows);

const parts = later.map(([file, ceiling]) => {
  const files = [...withImports(file)];
  return { file, files: files.length, gzipped: files.map(weigh).reduce((a, b) => a + b), ceiling };
});
console.table(parts);

const others = readdirSync(dist)
  .filter((file) => file.endsWith('.min.js') && !(file in bundles))
  .map((file) => ({ file, gzipped: weigh(file) }));
console.table(others);
const total = others.reduce((sum, { gzipped }) => sum + gzipped, 0);
console.log(
  `Loaded later, each when it is needed: ${others.length} files, ${total} bytes gzipped.`,
);

const faults = [...rows, ...parts]
  .filter(({ gzipped, ceiling }) => gzipped > ceiling)
  .map(({ file, gzipped, ceiling }) => `${file} is ${gzipped} bytes gzipped, over ${ceiling}.`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
