// Solves numbered deals and says how many can be won.
//   npm run survey -- --game canfield --from 1 --count 10000 --jobs 2
//   --draw 1  --redeals 2      the options of the game
//   --nodes 3000000  --memory 256000000
//   --json                     prints one line a deal instead of the table (with `npm run -s survey`
//                              nothing else is printed)
//   --keep file.jsonl          where the lines are kept; by default in the folder .survey
// What is done is kept as it comes, so that a survey that was interrupted goes on where it stopped,
// and a range can be spread over machines: each has a part of it, and the files are put together. Each
// line says which survey it is of: those of another game, options or budget are no results of this one.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { tableOf } from './table.mjs';

const built = new URL('../../dist/patience-solver.js', import.meta.url);
if (!existsSync(built)) stop('There is no dist/patience-solver.js yet: npm run build makes it.');
const { games } = await import(new URL('../../dist/patience-engine.js', import.meta.url));

const verdicts = ['winnable', 'unwinnable', 'unknown'];

const { values } = parsed({
  options: {
    game: { type: 'string' },
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    jobs: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '3000000' },
    memory: { type: 'string', default: '256000000' },
    draw: { type: 'string' },
    redeals: { type: 'string' },
    json: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});

const { game } = values;
if (!Object.hasOwn(games, game ?? ''))
  stop(`Expected --game to be one of ${Object.keys(games).join(', ')}, got ${game}.`);
const from = whole('from', 1, 2 ** 32 - 1);
const count = whole('count', 1, 2 ** 32 - from);
const jobs = whole('jobs', 1, 64);
const budget = { nodes: whole('nodes', 1, 1e9), memory: whole('memory', 1e6, 1e11) };
const options = {
  ...(values.draw !== undefined && { draw: whole('draw', 1, 52) }),
  ...(values.redeals !== undefined && {
    redeals: values.redeals === 'unlimited' ? 'unlimited' : whole('redeals', 0, 999),
  }),
};

const survey = [game, ...Object.values(budget), ...Object.values(playedOptions())].join('-');
const keep = values.keep ?? `.survey/${survey}-${from}-${count}.jsonl`;
// Whoever reads the lines may have enough of them.
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));

const results = new Map(kept().map((result) => [result.deal, result]));
const waiting = [];
for (let deal = from; deal < from + count; deal++) if (!results.has(deal)) waiting.push(deal);
if (results.size > 0) console.error(`${results.size} deals are done already, in ${keep}.`);
if (values.json) for (const result of results.values()) console.log(JSON.stringify(result));

await Promise.all(Array.from({ length: Math.min(jobs, waiting.length) }, work));
if (process.stderr.isTTY) process.stderr.write('\n');
if (!values.json) console.log(tableOf(game, from, count, [...results.values()]));

/** One thread, which is given a deal whenever it has solved one. */
function work() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.mjs', import.meta.url), {
      workerData: { game, options, budget },
    });
    const next = () => {
      const deal = waiting.shift();
      if (deal !== undefined) worker.postMessage(deal);
      else void worker.terminate().then(resolve);
    };
    worker.on('error', reject);
    worker.on('message', (solved) => {
      const result = { survey, ...solved };
      results.set(result.deal, result);
      const line = JSON.stringify(result);
      appendFileSync(keep, `${line}\n`);
      if (values.json) console.log(line);
      if (process.stderr.isTTY) process.stderr.write(`\r${results.size} of ${count} deals`);
      next();
    });
    next();
  });
}

/** The options of the game, those that were not asked for as well. */
function playedOptions() {
  if (Object.keys(options).length > 0 && !games[game].spec.stock.options)
    stop(`Expected no --draw and no --redeals for ${game}: it has no such options.`);
  try {
    return games[game].deal(from, options).options;
  } catch (error) {
    return stop(error.message);
  }
}

/** The results of this range that are kept already; a line that was cut off is solved again. */
function kept() {
  try {
    mkdirSync(dirname(keep), { recursive: true });
    const text = existsSync(keep) ? readFileSync(keep, 'utf8') : '';
    // What comes next must not go on in a line that was cut off.
    appendFileSync(keep, text === '' || text.endsWith('\n') ? '' : '\n');
    return text.split('\n').flatMap(resultIn);
  } catch (error) {
    return stop(`Expected --keep to be a file to read and write: ${error.message}`);
  }
}

/** The result in a line, where it is one of this survey. */
function resultIn(line) {
  try {
    const result = JSON.parse(line);
    const { deal, verdict, nodes, ms } = result;
    const isOurs = result.survey === survey && deal >= from && deal < from + count;
    const isWhole = [deal, nodes, ms].every(Number.isFinite) && verdicts.includes(verdict);
    return isOurs && isWhole ? [result] : [];
  } catch {
    return [];
  }
}

/** The arguments, or a word about the one that is not known. */
function parsed(wanted) {
  try {
    return parseArgs(wanted);
  } catch (error) {
    return stop(error.message);
  }
}

function whole(option, least, most) {
  const number = Number(values[option]);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  return stop(
    `Expected --${option} to be a whole number from ${least} to ${most}, got ${values[option]}.`,
  );
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
