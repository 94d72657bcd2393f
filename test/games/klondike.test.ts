import { expect } from '@open-wc/testing';
import {
  compileRules,
  IllegalMoveError,
  type Move,
  type Position,
} from '../../src/patience-engine.js';
import { describeRandomGames } from '../engine/random-games.js';
import { klondike } from './klondike.js';
import { pack } from '../engine/table-of.js';

const rules = compileRules(klondike);
/** A table with these columns; what is named nowhere lies in the stock. */
const tableOf = (
  columns: string[][],
  { faceDown, foundations = [] }: { faceDown?: number[]; foundations?: string[][] } = {},
): Position => {
  const filled = <T>(piles: T[][], count: number): T[][] =>
    Array.from({ length: count }, (_, index) => piles[index] ?? []);
  const used = new Set([...columns, ...foundations].flat());
  return rules.parse({
    game: 'klondike',
    stock: pack.filter((card) => !used.has(card)),
    waste: [],
    tableau: filled(columns, 7),
    foundations: filled(foundations, 4),
    ...(faceDown && { faceDown: Array.from({ length: 7 }, (_, index) => faceDown[index] ?? 0) }),
  });
};

const refusal = (position: Position, move: Move): unknown => {
  try {
    rules.apply(position, move);
  } catch (error) {
    if (error instanceof IllegalMoveError) return error.refusal;
    throw error;
  }
  return null;
};

describe('Klondike, from one spec file', () => {
  it('deals a triangle, all face down but the last card of each column', () => {
    const json = rules.format(rules.dealFrom(pack));
    expect(json.tableau?.map((column) => column.length)).to.deep.equal([1, 2, 3, 4, 5, 6, 7]);
    expect(json.faceDown).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    // Row by row: the first row is seven cards, the second six from the second column on.
    expect(json.tableau?.[0]).to.deep.equal([pack[0]]);
    expect(json.tableau?.[1]).to.deep.equal([pack[1], pack[7]]);
    expect(json.tableau?.[6]?.slice(0, 3)).to.deep.equal([pack[6], pack[12], pack[17]]);
    expect(json.stock).to.deep.equal(pack.slice(28).reverse());
    expect(rules.score(rules.deal(1))).to.equal(0);
  });

  it('turns up the card that a move uncovers, in the same move', () => {
    const position = tableOf([['9C', '5H'], ['6S']], { faceDown: [1] });
    const next = rules.apply(position, { from: 'column-1', to: 'column-2' });
    expect(next.faceDown).to.deep.equal([0, 0, 0, 0, 0, 0, 0]);
    expect(rules.cards(next, 'column-1')).to.deep.equal(['9C']);
    expect(position.faceDown[0], 'the position before').to.equal(1);
  });

  it('turns up one card alone', () => {
    const position = tableOf([['9C', '8C', '7C', '5H'], ['6S']], { faceDown: [3] });
    const next = rules.apply(position, { from: 'column-1', to: 'column-2' });
    expect(next.faceDown[0]).to.equal(2);
  });

  it('leaves face-down cards so while face-up ones still cover them', () => {
    const position = tableOf([['9C', '6D', '5S'], ['6H']], { faceDown: [1] });
    const next = rules.apply(position, { from: 'column-1', to: 'column-2' });
    expect(next.faceDown[0]).to.equal(1);
  });

  it('takes no face-down card along, and does not name it', () => {
    // The card below is a six of the right colour: were it face up, both could go.
    const position = tableOf([['6H', '5S'], ['7S']], { faceDown: [1] });
    expect(refusal(position, { from: 'column-1', to: 'column-2', count: 2 })).to.deep.equal({
      reason: 'face-down',
    });
    expect(rules.moves(position)).to.not.deep.include({
      from: 'column-1',
      to: 'column-2',
      count: 2,
    });
    expect(rules.mostLifted(position, 'column-1')).to.equal(1);
    const open = tableOf([['6H', '5S'], ['7S']]);
    expect(refusal(open, { from: 'column-1', to: 'column-2', count: 2 })).to.equal(null);
  });

  it('takes part of a run, and nothing that is no run', () => {
    const position = tableOf([['9C', '8D', '7S'], ['8H'], ['TD'], ['TC']]);
    expect(refusal(position, { from: 'column-1', to: 'column-2' })).to.equal(null);
    expect(refusal(position, { from: 'column-1', to: 'column-3', count: 3 })).to.equal(null);
    const broken = tableOf([['9C', '7D', '6S'], ['TD']]);
    expect(refusal(broken, { from: 'column-1', to: 'column-2', count: 3 })).to.deep.equal({
      reason: 'not-a-run',
      card: '9C',
    });
  });

  it('opens an empty column with a king alone', () => {
    const position = tableOf([['QC'], ['KD', 'QS'], ['KS']]);
    expect(refusal(position, { from: 'column-1', to: 'column-4' })).to.deep.equal({
      reason: 'opens-with',
      card: 'QC',
      rank: 'K',
    });
    expect(refusal(position, { from: 'column-2', to: 'column-4', count: 2 })).to.equal(null);
  });

  it('builds neither ace on king nor king on ace', () => {
    const position = tableOf([['AC'], ['KD'], ['2D']]);
    expect(refusal(position, { from: 'column-2', to: 'column-1' })).to.include({
      reason: 'does-not-fit',
    });
    expect(refusal(position, { from: 'column-1', to: 'column-3' })).to.equal(null);
  });

  it('gives back from a foundation what a column takes, but never the ace', () => {
    const position = tableOf([['3S']], { foundations: [['AD', '2D'], ['AC']] });
    const next = rules.apply(position, { from: 'foundation-1', to: 'column-1' });
    expect(rules.score(next)).to.equal(rules.score(position) - 1);
    expect(refusal(next, { from: 'foundation-1', to: 'column-1' })).to.include({
      reason: 'base-stays',
    });
  });

  it('turns three cards, or one where a page asks for it, and redeals without limit', () => {
    const three = rules.apply(rules.dealFrom(pack), { from: 'stock', to: 'waste' });
    expect(rules.cards(three, 'waste')).to.deep.equal(pack.slice(28, 31));
    let one = rules.dealFrom(pack, { draw: 1 });
    for (let card = 0; card < 24; card++) one = rules.apply(one, { from: 'stock', to: 'waste' });
    expect(rules.cards(one, 'waste')).to.deep.equal(pack.slice(28));
    const again = rules.apply(one, { from: 'waste', to: 'stock' });
    expect(rules.cards(again, 'stock')).to.deep.equal(rules.cards(rules.dealFrom(pack), 'stock'));
    expect(again.redealsUsed).to.equal(1);
  });

  it('goes through JSON and back with its face-down cards', () => {
    const position = rules.deal(4211, { draw: 1 });
    const json = rules.format(position);
    expect(json.faceDown).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    expect(json.options).to.deep.equal({ draw: 1 });
    expect(rules.parse(JSON.stringify(json))).to.deep.equal(position);
    (json.faceDown as number[])[6] = 0;
    expect(position.faceDown[6], 'the JSON is not the position').to.equal(6);
    const open = tableOf([['KC']]);
    expect(rules.format(open)).to.not.have.property('faceDown');
  });

  it('refuses JSON in which a top card is face down', () => {
    expect(() => tableOf([['KC']], { faceDown: [1] })).to.throw(TypeError, 'column-1');
    expect(() => tableOf([['KC']], { faceDown: [0, 1] })).to.throw(TypeError, 'column-2');
    expect(() => tableOf([['KC', 'QD']], { faceDown: [-1] })).to.throw(TypeError, 'column-1');
    expect(() => tableOf([['KC', 'QD']], { faceDown: [0.5] })).to.throw(TypeError, 'column-1');
    const json = rules.format(rules.deal(1));
    for (const faceDown of [[0, 1], 3, null, '0123456', {}])
      expect(() => rules.parse({ ...json, faceDown })).to.throw(TypeError, 'faceDown');
  });

  it('hints the same whatever the face-down cards are', () => {
    const position = tableOf([['9C', '2H', '5H'], ['6S'], ['8C', '2S', 'JD']], {
      faceDown: [2, 0, 2],
    });
    const other = tableOf([['2S', '8C', '5H'], ['6S'], ['2H', '9C', 'JD']], {
      faceDown: [2, 0, 2],
    });
    expect(rules.hint(position)).to.deep.equal({
      from: 'column-1',
      to: 'column-2',
      card: '5H',
      reason: 'turns-up',
    });
    expect(rules.hint(other)).to.deep.equal(rules.hint(position));
  });
});

describeRandomGames(rules, { count: 1000, options: [{}, { draw: 1 }, { redeals: 2 }] });
