// What the games cost a page, in headless Chromium, on the bundles as they are built:
//   npm run build && node test/bench/page.mjs
//   node test/bench/page.mjs moves drag      only some of the measurements
// The machine's other work disturbs the milliseconds: read the load beside them, and trust ratios.
import { loadavg } from 'node:os';
import { openBrowser } from './page/browser.mjs';
import { measureDrag } from './page/drag.mjs';
import { measureFirstPaint } from './page/first-paint.mjs';
import { measureLayoutShift } from './page/layout-shift.mjs';
import { measureMoves } from './page/moves.mjs';
import { serve } from './page/server.mjs';
import { measureSolving } from './page/solving.mjs';

const measurements = {
  'first-paint': measureFirstPaint,
  moves: measureMoves,
  drag: measureDrag,
  'layout-shift': measureLayoutShift,
  solving: measureSolving,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(
    `Expected some of ${Object.keys(measurements).join(', ')}, got ${unknown.join(', ')}.`,
  );
  process.exit(1);
}

const load = () => loadavg()[0].toFixed(1);

const server = await serve();
const browser = await openBrowser();
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const before = load();
    const { title, rows, targets } = await measure(browser, server.address);
    console.log(`\n${title}`);
    console.table(rows);
    for (const { what, value, most } of targets)
      console.log(`${value <= most ? 'reached' : 'MISSED '}  ${what}: ${value}, at most ${most}`);
    console.log(`Load of the machine: ${before} before, ${load()} after.`);
  }
} finally {
  await browser.close();
  server.close();
}
