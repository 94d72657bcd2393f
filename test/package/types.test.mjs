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

  it('let an element be set to what it can be, and to nothing else', () => {
    const source = `
      import 'patience-elements';
      const game = document.createElement('canfield-game');
      const settings = document.createElement('patience-settings');
      for (const element of [game, settings]) {
        element.hints = 'solver';
        element.deck = 'four-colour';
        element.storage = 'session';
        element.controls = 'new undo';
        element.counters = undefined;
        // @ts-expect-error -- no kind of hints
        element.hints = 'nonsense';
        // @ts-expect-error -- no deck
        element.deck = 'nonsense';
        // @ts-expect-error -- no storage
        element.storage = 'nonsense';
      }
      game.worker = '/solver.js';
      game.deal = 5;
      game.deal = '5';
      game.deal = 'daily';
      game.position = game.position;
      game.position = '{}';
      game.draw = 1;
      game.redeals = 'unlimited';
      // @ts-expect-error -- no deal
      game.deal = 'nonsense';
      // @ts-expect-error -- no position
      game.position = 5;
      // @ts-expect-error -- no number of cards
      game.draw = 'nonsense';
      // @ts-expect-error -- no number of redeals
      game.redeals = 'nonsense';
    `;
    assert.deepEqual(faultsIn(source, 'es2023', 'dom'), []);
  });

  it('tell what an event brings, wherever it is heard', () => {
    const source = `
      import 'patience-elements/canfield-game';
      const game = document.createElement('canfield-game');
      game.addEventListener('game-won', ({ detail }) => {
        const scored: number = detail.score;
        // @ts-expect-error -- it brings no such thing
        return [scored, detail.nonsense];
      });
      document.addEventListener('game-moved', ({ detail }) => detail.moves[0]?.from);
    `;
    assert.deepEqual(faultsIn(source, 'es2023', 'dom'), []);
  });

  it('are exported by every entry with an element', () => {
    const names = [
      ...['Started', 'Moving', 'Moved', 'Won', 'Lost', 'Ended'].map(
        (event) => `Game${event}Detail`,
      ),
      ...['GameEventDetails', 'GameStatus', 'StepKind', 'SavedGame', 'PositionJSON', 'CardText'],
      ...['Move', 'Hint', 'HintReason', 'NewGameOptions', 'GameOptions'],
      ...['HintKind', 'Deck', 'StorageKind'],
    ];
    const entries = [
      '',
      '/calculation-game',
      '/canfield-game',
      '/australian-patience',
      '/settings',
    ];
    const source = entries.map(
      (entry, place) => `
        import type * as entry${place} from 'patience-elements${entry}';
        export type Names${place} = [${names.map((name) => `entry${place}.${name}`)}];
      `,
    );
    assert.deepEqual(faultsIn(source.join(''), 'es2023', 'dom'), []);
  });
});
