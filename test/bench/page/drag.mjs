// A card dragged for a second at 60 Hz with real pointer events, on a processor slowed down four times.
// A frame is dropped for script's sake where script, style and layout between two frames take longer
// than a frame lasts.
import { onPage } from './browser.mjs';
import { median, quantile, rounded } from '../numbers.mjs';
import { traced } from './trace.mjs';

const SLOW_DOWN = 4;
const FRAME = 1000 / 60;
const MOVES = 60;

const games = [
  { tag: 'australian-patience', pile: 'column-4' },
  { tag: 'canfield-game', pile: 'column-2' },
  { tag: 'calculation-game', pile: 'turned' },
];

/** Runs in the page: the middle of what may be seized in a pile. */
const handle = ({ tag, pile }) => {
  const { shadowRoot } = document.querySelector(tag);
  const cards = [...shadowRoot.querySelectorAll(`[data-pile="${pile}"] button.card`)];
  // The lowest of a group where it may be lifted: the most cards at once.
  const card = cards.at(tag === 'australian-patience' ? 0 : -1);
  card.scrollIntoView({ block: 'center' });
  const { left, top, width } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top + 8 };
};

const drag = async (page, { x, y }) => {
  const { mouse } = page;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + 10, y);
  await page.evaluate(() => performance.mark('drag-start'));
  const begin = performance.now();
  const sent = [];
  for (let step = 1; step <= MOVES; step++) {
    const wait = begin + step * FRAME - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const angle = (step / MOVES) * 2 * Math.PI;
    // Not waited for: the next comes a frame later, whatever the page does.
    sent.push(mouse.move(x + 10 + 150 * Math.sin(angle), y + 80 * (1 - Math.cos(angle))));
  }
  await Promise.all(sent);
  await page.evaluate(() => performance.mark('drag-end'));
  const dragged = await page.evaluate(
    (tag) => document.querySelector(tag).shadowRoot.querySelectorAll('.dragged').length,
    await page.evaluate(() => document.querySelector('main > *').localName),
  );
  await mouse.up();
  return dragged;
};

export const measureDrag = async (browser, address) => {
  const rows = [];
  for (const { tag, pile } of games) {
    let dragged = 0;
    const trace = await onPage(browser, async (page) => {
      await page.goto(`${address}/${tag}`);
      if (pile === 'turned')
        await page.evaluate(
          (tag) => document.querySelector(tag).move({ from: 'stock', to: 'turned' }),
          tag,
        );
      await page.emulateCPUThrottling(SLOW_DOWN);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const place = await page.evaluate(handle, { tag, pile });
      await drag(page, place);
      await new Promise((resolve) => setTimeout(resolve, 500));
      return traced(page, async () => {
        dragged = await drag(page, place);
      });
    });
    if (dragged === 0) throw new Error(`Nothing of <${tag}> was dragged`);
    const [start] = trace.times('drag-start');
    const [end] = trace.times('drag-end');
    const frames = trace.frames(start, end);
    const perFrame = frames
      .slice(0, -1)
      .map((begin, index) => trace.spent(begin, frames[index + 1]));
    rows.push({
      game: tag,
      'cards dragged': dragged,
      'frames drawn': frames.length,
      'script + style a frame, ms': rounded(median(perFrame.map(({ all }) => all)), 2),
      '95 %': rounded(
        quantile(
          perFrame.map(({ all }) => all),
          0.95,
        ),
        2,
      ),
      most: rounded(Math.max(...perFrame.map(({ all }) => all)), 2),
      'paint a frame': rounded(median(perFrame.map(({ paint }) => paint)), 2),
      'longest task': rounded(Math.max(...trace.tasks(start, end)), 2),
      "dropped for script's sake": perFrame.filter(({ all }) => all > FRAME).length,
    });
  }
  return {
    title: `Dragging for a second at 60 Hz at ${SLOW_DOWN} times slow-down`,
    rows,
    targets: rows.map((row) => ({
      what: `frames dropped for script's sake, ${row.game}`,
      value: row["dropped for script's sake"],
      most: 0,
    })),
  };
};
