// Writes src/ui/daily-deals.ts from surveys: which of the deals 1 to 8192 of each game are proved
// winnable. The lists are frozen, for a day's deal to be the same for ever: this is run for a new game
// alone, and the lists of the others are kept.
//   node test/survey/daily-lists.mjs canfield=.survey/canfield.jsonl
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const DEALS = 8192;
const target = new URL('../../src/ui/daily-deals.ts', import.meta.url);

const lists = process.argv.slice(2).map((argument) => {
  const [game, file] = argument.split('=');
  const bytes = new Uint8Array(DEALS / 8);
  let count = 0;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { deal, verdict } = JSON.parse(line);
    if (deal > DEALS || verdict !== 'winnable') continue;
    bytes[(deal - 1) >> 3] |= 1 << ((deal - 1) & 7);
    count++;
  }
  console.log(`${game}: ${count} deals`);
  return `  ${JSON.stringify(game)}: ${JSON.stringify(Buffer.from(bytes).toString('base64'))},`;
});

const text = readFileSync(target, 'utf8');
const written = text.replace(/(const lists: .*? = \{)[^}]*\}/, `$1\n${lists.join('\n')}\n}`);
const options = await resolveConfig(target.pathname);
writeFileSync(target, await format(written, { ...options, parser: 'typescript' }));
