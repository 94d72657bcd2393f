import { expect } from '@open-wc/testing';
import { games } from '../../src/patience-engine.js';
import { expertHint, solve, solveSync } from '../../src/patience-solver.js';
import { connect } from '../../src/solver/connect.js';

const canfield = games.canfield;
/** Not decided before the budget is spent. */
const hard = canfield.deal(18);
const budget = { nodes: 20_000, memory: 64e6 };

const ask = (deal: number) =>
  ({ ask: 'solve', spec: canfield.spec, position: canfield.deal(deal), budget }) as const;

/** The workers that were wanted and did not open, as the services told. */
const told: string[] = [];
const tell = (choice: string): void => void told.push(choice);

const failure = async (promise: Promise<unknown>): Promise<Error> => {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing failed');
};

for (const [where, choice, inWorker] of [
  ['a worker', 'auto', true],
  [
    'a worker of a given file',
    new URL('../../src/solver/patience-worker.js', import.meta.url).href,
    true,
  ],
  ['the page, in slices', 'none', false],
  ['the page, where the file of the worker is not there', '/no-such-file.js', false],
] as const)
  describe(`The solver in ${where}`, () => {
    it('works there', async () => {
      const service = connect(choice, tell);
      await service.do(ask(4));
      expect(service.inWorker).to.equal(inWorker);
    });

    it('tells of a worker where it is wanted and does not open, once', async () => {
      told.length = 0;
      const service = connect(choice, tell);
      await service.do(ask(4));
      await service.do(ask(5));
      expect(told).to.deep.equal(choice === 'none' || inWorker ? [] : [choice]);
    });

    it('finds what it finds everywhere, with the same nodes', async () => {
      const service = connect(choice, tell);
      for (const deal of [1, 2, 3, 4, 5]) {
        const { verdict, nodes, moves } = await service.do(ask(deal));
        const here = solveSync(canfield.deal(deal), budget);
        expect({ verdict, nodes, moves }, `deal ${deal}`).to.deep.equal({
          verdict: here.verdict,
          nodes: here.nodes,
          moves: here.moves,
        });
      }
    });

    it('says how far it is, and stops when told to', async () => {
      const service = connect(choice, tell);
      const control = new AbortController();
      const told: number[] = [];
      const reason = new Error('Enough');
      const task = { ...ask(18), position: hard, budget: { nodes: 3_000_000, memory: 256e6 } };
      const error = await failure(
        service.do(task, {
          signal: control.signal,
          onProgress: (nodes) => {
            told.push(nodes);
            if (told.length === 3) control.abort(reason);
          },
        }),
      );
      expect(error).to.equal(reason);
      expect(told).to.have.length(3);
      expect(told[2]).to.be.greaterThan(told[0] ?? 0);
    });

    it('does several things at once, and not those that were given up before', async () => {
      const service = connect(choice, tell);
      const gone = AbortSignal.abort(new Error('Too late'));
      const [one, other, late] = await Promise.all([
        service.do(ask(2)),
        service.do(ask(3)),
        failure(service.do(ask(4), { signal: gone })),
      ]);
      expect(one.nodes).to.equal(solveSync(canfield.deal(2), budget).nodes);
      expect(other.nodes).to.equal(solveSync(canfield.deal(3), budget).nodes);
      expect(late.message).to.equal('Too late');
    });
  });

describe('Where there is no Worker', () => {
  const { Worker } = globalThis;
  before(() => Reflect.deleteProperty(globalThis, 'Worker'));
  after(() => Object.assign(globalThis, { Worker }));

  it('the solver works in the page, and tells of no worker', async () => {
    told.length = 0;
    const service = connect('auto', tell);
    await service.do(ask(4));
    expect(service.inWorker).to.be.false;
    expect(told).to.be.empty;
  });
});

describe('What the solver is asked', () => {
  it('is refused, with a word about it, where it is no position', async () => {
    for (const wrong of [null, undefined, 5, {}, { game: 'chess' }, canfield.format(hard)])
      expect((await failure(solve(wrong as never))).message).to.match(/^Expected .*, got /);
  });

  it('is refused where the budget is none', async () => {
    for (const nodes of [0, -1, 1.5, NaN, Infinity, '5' as never])
      expect((await failure(solve(hard, { nodes }))).message).to.match(/^Expected nodes/);
    expect((await failure(solve(hard, { memory: 0 }))).message).to.match(/^Expected memory/);
    expect((await failure(expertHint(hard, { samples: 0 }))).message).to.match(/^Expected samples/);
  });

  it('is refused where its options are none', async () => {
    for (const wrong of [
      null,
      5,
      [],
      { node: 9 },
      { signal: {} },
      { signal: null },
      { onProgress: 5 },
    ])
      for (const asked of [solve, expertHint])
        expect((await failure(asked(hard, wrong as never))).message).to.match(
          /^Expected (options|no keys but|signal|onProgress)/,
        );
  });

  it('is answered with `unknown` when the nodes are spent', () => {
    const { verdict, nodes } = solveSync(hard, { nodes: 500 });
    expect(verdict).to.equal('unknown');
    expect(nodes).to.equal(500);
  });

  it('is answered with `unknown` when the memory is spent', () => {
    const { verdict, nodes } = solveSync(hard, { memory: 1e6 });
    expect(verdict).to.equal('unknown');
    expect(nodes).to.be.lessThan(30_000);
  });
});
