/** What the compiler makes of the package's types, for pages and for programs without one. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const user = fileURLToPath(new URL('user.ts', import.meta.url));

/** What the compiler has to say of a module that imports this package by its name. */
const faultsIn = (source, ...lib) => {
  const options = {
    lib: lib.map((name) => `lib.${name}.d.ts`),
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => (file === user ? source : readFile(file));
  const program = ts.createProgram([user], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
};

describe('The types of the package', () => {
  it('need nothing of a page in the engine and the solver', () => {
    const source = `
      import { games, type Move, type Position } from 'patience-elements/engine';
      import { expertHint, solve, solveSync, type Result } from 'patience-elements/solver';
      const position: Position = games.canfield.deal(1);
      const result: Result = await solve(position, { nodes: 5 });
      const moves: readonly Move[] | undefined = solveSync(position).moves;
      export default [result, moves, await expertHint(position)];
    `;
    assert.deepEqual(faultsIn(source, 'es2023'), []);
  });

  it('take a signal of the browser in the solver', () => {
    const source = `
      import { games } from 'patience-elements/engine';
      import { solve } from 'patience-elements/solver';
      const position = games.canfield.deal(1);
      await solve(position, { signal: AbortSignal.timeout(5) });
      // @ts-expect-error -- what has no such methods is no signal
      await solve(position, { signal: { aborted: false } });
    `;
    assert.deepEqual(faultsIn(source, 'es2023', 'dom'), []);
  });
});
