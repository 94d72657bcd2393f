// Whether anything on a page moves when a game is upgraded, with the rules of demo/before-upgrade.css:
// the height of the tag before and after its script has come, and the shift that the browser counts.
import { onPage, windowSize } from './browser.mjs';
import { rounded } from '../numbers.mjs';

const windows = [
  ...[240, 320, 360, 600, 768, 1024, 1280, 2560].map((width) => ({
    width,
    height: windowSize.height,
  })),
  { width: 740, height: 360 },
];
const tags = ['calculation-game', 'canfield-game', 'australian-patience'];

/** Runs in the page: the heights, and the shift that an observer has seen. */
const upgrade = async ({ tag, script }) => {
  const game = document.querySelector(tag);
  const twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const height = () => game.getBoundingClientRect().height;
  let shift = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += entry.value;
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  await twoFrames();
  const before = height();
  await import(script);
  await twoFrames();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const after = height();
  const counted = shift;
  // Now something is pushed in above: an observer that does not see that has measured nothing.
  game.before(Object.assign(document.createElement('p'), { textContent: 'Pushed in' }));
  await twoFrames();
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (shift === counted) throw new Error('No layout shift was seen where there is one');
  return { before, after, shift: counted };
};

const measure = (browser, address, window, tag) =>
  onPage(browser, async (page) => {
    await page.setViewport(window);
    await page.goto(`${address}/${tag}-waiting`);
    return page.evaluate(upgrade, { tag, script: '/patience-elements.min.js' });
  });

export const measureLayoutShift = async (browser, address) => {
  const rows = [];
  let worst = 0;
  let most = 0;
  for (const window of windows) {
    const row = { window: `${window.width} x ${window.height}` };
    for (const tag of tags) {
      const { before, after, shift } = await measure(browser, address, window, tag);
      row[tag] = `${rounded(before)} then ${rounded(after)}, shift ${rounded(shift, 4)}`;
      worst = Math.max(worst, Math.abs(before - after));
      most = Math.max(most, shift);
    }
    rows.push(row);
  }
  return {
    title: 'Height in pixels before and after the upgrade, and layout shift',
    rows,
    targets: [
      { what: 'difference of heights in pixels', value: rounded(worst, 2), most: 0.5 },
      { what: 'layout shift', value: rounded(most, 4), most: 0 },
    ],
  };
};
