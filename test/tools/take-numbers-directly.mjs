// Turns `at(list, index)` (src/solver/typed.ts), which is a call for the type checker's sake, into
// `list[index]` in the built solver. Until a page's browser has compiled the searches the calls would take
// a third of their time, and a first hint is thought out in that while.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parseAst } from 'rollup/parseAst';

const solver = new URL('../../dist/solver/', import.meta.url);

/** Every part of a module's tree that is such a call. */
const callsIn = (node) => [
  ...(node.type === 'CallExpression' && node.callee.name === 'at' ? [node] : []),
  ...Object.values(node)
    .flat()
    .filter((part) => typeof part?.type === 'string')
    .flatMap(callsIn),
];

/** What is to be instead of the text from one place to another, in their order. */
const editsIn = (code) =>
  callsIn(parseAst(code))
    .flatMap(({ start, arguments: [list, index], end }) => [
      [start, list.start, '('],
      [list.end, index.start, ')['],
      [index.end, end, ']'],
    ])
    .sort(([one], [other]) => one - other);

const withoutCalls = (code) => {
  let text = '';
  let done = 0;
  for (const [start, end, replacement] of editsIn(code)) {
    text += code.slice(done, start) + replacement;
    done = end;
  }
  return text + code.slice(done);
};

for (const name of await readdir(solver)) {
  if (!name.endsWith('.js')) continue;
  const module = new URL(name, solver);
  await writeFile(module, withoutCalls(await readFile(module, 'utf8')));
}
