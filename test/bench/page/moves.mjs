// One move by the element's `move()`, on a processor slowed down four times: script and style with
// layout on the main thread, from a trace. The first frame is counted from the call to the end of the
// frame that shows the cards on their way; the flight holds all frames after that. Beside the games, a bare
// board of plain buttons shows what a move costs on this machine where there is nothing but the move.
import { onPage } from './browser.mjs';
import { median, quantile, rounded } from '../numbers.mjs';
import { traced } from './trace.mjs';

const MOVES = 60;
const SLOW_DOWN = 4;
const TARGET = 4;

const games = [
  { tag: 'bare-board', from: 'column', to: 'column' },
  { tag: 'australian-patience', from: 'column', to: 'column' },
  { tag: 'canfield-game', from: 'column', to: 'column' },
  // Nothing goes from heap to heap in Calculation: the turned card goes to a heap.
  { tag: 'calculation-game', from: 'turned', to: 'waste' },
];

/** Runs in the page: plays such moves in one deal after the other, and takes each back. */
const play = async ({ tag, from, to, count }) => {
  const game = document.querySelector(tag);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const pause = (duration) => new Promise((resolve) => setTimeout(resolve, duration));
  const fitting = () =>
    game.legalMoves.filter((move) => move.from.startsWith(from) && move.to.startsWith(to));
  let played = 0;
  for (let deal = 1; played < count; deal++) {
    if (deal > 500) throw new Error(`Too few moves from ${from} to ${to}`);
    await game.newGame({ deal });
    if (from === 'turned') game.move({ from: 'stock', to: 'turned' });
    for (const move of fitting().slice(0, 3)) {
      if (played === count) break;
      await pause(300);
      await frame();
      await pause(0);
      performance.mark('move-start');
      if (!game.move(move)) throw new Error('A legal move was refused');
      await frame();
      await frame();
      performance.mark('move-end');
      await pause(300);
      performance.mark('flight-end');
      game.undo();
      played++;
    }
  }
};

export const measureMoves = async (browser, address) => {
  const rows = [];
  for (const { tag, from, to } of games) {
    const trace = await onPage(browser, async (page) => {
      await page.goto(`${address}/${tag}`);
      await page.emulateCPUThrottling(SLOW_DOWN);
      await page.evaluate(play, { tag, from, to, count: 5 });
      return traced(page, () => page.evaluate(play, { tag, from, to, count: MOVES }));
    });
    const ends = trace.times('move-end');
    const landed = trace.times('flight-end');
    const samples = trace.times('move-start').map((start, index) => ({
      ...trace.spent(start, ends[index]),
      flight: trace.spent(ends[index], landed[index]),
      frames: trace.frames(ends[index], landed[index]).length,
    }));
    if (samples.length !== MOVES) throw new Error(`Expected ${MOVES} moves, got ${samples.length}`);
    const all = samples.map((sample) => sample.all);
    rows.push({
      game: tag,
      moves: `${from} to ${to}`,
      'script + style, ms': rounded(median(all), 2),
      '95 %': rounded(quantile(all, 0.95), 2),
      script: rounded(median(samples.map(({ script }) => script)), 2),
      style: rounded(median(samples.map(({ style }) => style)), 2),
      paint: rounded(median(samples.map(({ paint }) => paint)), 2),
      'times bare': rounded(median(all) / (rows[0]?.['script + style, ms'] ?? median(all)), 1),
      'flight: script + style': rounded(median(samples.map(({ flight }) => flight.all)), 2),
      'flight: paint': rounded(median(samples.map(({ flight }) => flight.paint)), 2),
      'flight: frames': median(samples.map(({ frames }) => frames)),
    });
  }
  return {
    title: `One move at ${SLOW_DOWN} times slow-down, median of ${MOVES}`,
    rows,
    targets: rows.slice(1).map((row) => ({
      what: `script + style of a move, ${row.game}`,
      value: row['script + style, ms'],
      most: TARGET,
    })),
  };
};
