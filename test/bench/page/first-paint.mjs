// Ten games on one page against ten plain Lit boards of 52 buttons, in alternation.
//
// First paint is the browser's own "first contentful paint": from the start of navigation to the frame
// that first shows anything, which here are the boards, since the page has nothing else to show and
// draws them before it paints (which is checked). It holds network on the loopback address, parsing,
// the script, style, layout and paint, and comes in steps of a frame, 16.7 ms.
//
// Main thread is the time that all tasks of the page's main thread took together until two frames
// after that: what a page pays, without waiting for frames.
import { onPage } from './browser.mjs';
import { median, quantile, rounded } from '../numbers.mjs';

const ROUNDS = 21;
const WARM_UP = 3;

const kinds = [
  { page: 'ten-plain-boards', what: 'ten plain Lit boards' },
  { page: 'ten-games', what: 'ten games (4 Calculation, 3 Canfield, 3 Australian)' },
  { page: 'ten-australian', what: 'ten Australian Patience' },
  { page: 'one-plain-board', what: 'one plain Lit board' },
  { page: 'one-australian', what: 'one Australian Patience' },
];

/** Runs in the page: resolves once it has been painted. */
const painted = async () => {
  const paint = await new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [found] = list.getEntriesByName('first-contentful-paint');
      if (found) resolve(found.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  const [boards] = performance.getEntriesByName('boards-there');
  if (!boards || boards.startTime > paint) throw new Error('Painted before the boards were there');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return paint;
};

const load = (browser, address, path) =>
  onPage(browser, async (page) => {
    await page.setCacheEnabled(false);
    await page.goto(`${address}/blank`);
    const before = await page.metrics();
    await page.goto(`${address}/${path}`);
    const paint = await page.evaluate(painted);
    const after = await page.metrics();
    const spent = (name) => (after[name] - before[name]) * 1000;
    return {
      paint,
      mainThread: spent('TaskDuration'),
      script: spent('ScriptDuration'),
      style: spent('RecalcStyleDuration'),
      layout: spent('LayoutDuration'),
      nodes: after.Nodes,
    };
  });

export const measureFirstPaint = async (browser, address) => {
  const samples = kinds.map(() => []);
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [index, { page }] of kinds.entries()) {
      const sample = await load(browser, address, page);
      if (round >= 0) samples[index].push(sample);
    }
  const of = (index, name) => samples[index].map((sample) => sample[name]);
  const ratio = (name, index, base) => rounded(median(of(index, name)) / median(of(base, name)), 2);
  const rows = kinds.map(({ what, page }, index) => {
    const base = page.startsWith('one') ? 3 : 0;
    return {
      page: what,
      'first paint, ms': rounded(median(of(index, 'paint'))),
      '5 % to 95 %': `${rounded(quantile(of(index, 'paint'), 0.05), 0)} to ${rounded(quantile(of(index, 'paint'), 0.95), 0)}`,
      ratio: ratio('paint', index, base),
      'main thread, ms': rounded(median(of(index, 'mainThread'))),
      'its ratio': ratio('mainThread', index, base),
      script: rounded(median(of(index, 'script'))),
      style: rounded(median(of(index, 'style'))),
      layout: rounded(median(of(index, 'layout'))),
      nodes: median(of(index, 'nodes')),
    };
  });
  return {
    title: `First paint, median of ${ROUNDS} loads in alternation`,
    rows,
    targets: [
      { what: 'first paint of ten games against ten plain boards', value: rows[1].ratio, most: 2 },
    ],
  };
};
