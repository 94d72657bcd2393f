// Whether the page stays quick while the solver works, on a processor slowed down four times: the longest
// task of the main thread, of those that began while a hint was being looked for.
import { onPage } from './browser.mjs';
import { rounded } from '../numbers.mjs';
import { traced } from './trace.mjs';

const SLOW_DOWN = 4;
const LONGEST = 50;

/** The deals that keep the solver busy longest, of the first 300. */
const games = [
  { tag: 'calculation-game', deal: 13 },
  { tag: 'canfield-game', deal: 18 },
  { tag: 'australian-patience', deal: 153 },
];

/** Runs in the page: asks for hints of each kind, each in a game that has not been thought about. */
const ask = async ({ tag, deal, hints, worker }) => {
  const game = document.querySelector(tag);
  game.hints = hints;
  game.worker = worker;
  await game.newGame({ deal });
  await new Promise((resolve) => setTimeout(resolve, 500));
  performance.mark('solve-start');
  const begin = performance.now();
  await game.hint();
  performance.mark('solve-end');
  return performance.now() - begin;
};

export const measureSolving = async (browser, address) => {
  const rows = [];
  for (const { tag, deal } of games)
    for (const hints of ['solver', 'expert'])
      for (const worker of ['auto', 'none']) {
        let took = 0;
        const trace = await onPage(browser, async (page) => {
          await page.goto(`${address}/${tag}`);
          await page.emulateCPUThrottling(SLOW_DOWN);
          return traced(page, async () => {
            took = await page.evaluate(ask, { tag, deal, hints, worker });
          });
        });
        const [start] = trace.times('solve-start');
        const [end] = trace.times('solve-end');
        const tasks = trace.tasks(start, end);
        rows.push({
          game: tag,
          deal,
          hints,
          where: worker === 'auto' ? 'in a worker' : 'in slices',
          'took, ms': Math.round(took),
          tasks: tasks.length,
          'longest task, ms': rounded(Math.max(...tasks), 1),
        });
      }
  return {
    title: `Hints looked for at ${SLOW_DOWN} times slow-down`,
    rows,
    targets: rows.map((row) => ({
      what: `longest task, ${row.game}, ${row.hints} hint ${row.where}`,
      value: row['longest task, ms'],
      most: LONGEST,
    })),
  };
};
