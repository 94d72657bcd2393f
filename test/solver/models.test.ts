import { expect } from '@open-wc/testing';
import { isEffective } from '../../src/engine/legality.js';
import { cardsOf, topOf } from '../../src/engine/position.js';
import { games, type Move, type Position, type Rules } from '../../src/patience-engine.js';
import { DRAW, FOOT, UP, type ColumnModel } from '../../src/solver/column-model.js';
import { GroupModel } from '../../src/solver/group-model.js';
import { allGroupPruning, GroupMoves } from '../../src/solver/group-moves.js';
import { RunModel } from '../../src/solver/run-model.js';
import { allRunPruning, CARD_MASK, ONTO_SHIFT, RunMoves } from '../../src/solver/run-moves.js';
import { isStockMove } from '../engine/table.js';
import { eachRandomPosition } from './positions.js';

const POSITIONS = 100_000;
/** So many positions take their time where the machine is busy. */
const MINUTES = 600_000;

const off = <Switches extends object>(switches: Switches): Switches =>
  Object.fromEntries(Object.keys(switches).map((key) => [key, false])) as Switches;

/** A move in the words of the models: the card taken, and what it is put on. */
const inModelWords = (
  { game }: Rules,
  position: Position,
  { from, to, count = 1 }: Move,
): string => {
  const cards = cardsOf(position, game.byName.get(from));
  const pile = game.byName.get(to);
  const onto = pile?.kind === 'foundation' ? UP : (topOf(position, pile) ?? FOOT);
  return `${String(cards[cards.length - count])}>${onto}`;
};

/** Legal moves that change anything, in the words of the models, those of the stock apart. */
const plays = (rules: Rules, position: Position): Map<string, Move> =>
  new Map(
    rules
      .moves(position)
      .filter((move) => !isStockMove(move) && isEffective(rules.game, position, move))
      .map((move) => [inModelWords(rules, position, move), move]),
  );

const sorted = (words: Iterable<string>): string => [...new Set(words)].sort().join(' ');

/**
 * Holds a model to the rules: it makes these choices, each from the position and back to it; they are
 * the legal moves, by their words, and each leads to the table that the rules say.
 */
const holdToRules = <Model extends ColumnModel & { undo(): void }>(
  name: string,
  model: Model,
  table: (model: Model) => string,
  choices: readonly (() => void)[],
  legal: ReadonlyMap<string, () => string>,
): void => {
  // Asserting is slow: only what differs is put to it.
  const expectSame = (what: string, found: string, expected: string): void => {
    if (found !== expected) expect(found, `${name}: ${what}`).to.equal(expected);
  };
  const before = table(model);
  const found = choices.map((choose) => {
    choose();
    const card = model.cardAt(0);
    const word = card === DRAW ? 'turn' : `${card}>${model.ontoAt(0)}`;
    const after = legal.get(word);
    if (after) expectSame(word, table(model), after());
    model.undo();
    expectSame(`${word} undone`, table(model), before);
    return word;
  });
  expectSame('moves', sorted(found), sorted(legal.keys()));
};

describe('The packed model of Australian Patience', () => {
  const rules = games['australian-patience'];

  const table = (model: GroupModel): string =>
    [
      model.below,
      model.up,
      [...model.tops].sort(),
      model.wasteTop,
      model.empties,
      model.kingsToPlace,
    ].join(' ');

  it('has the moves of the rules, and comes to the same positions', () => {
    eachRandomPosition(rules, POSITIONS, [{}], (position, name) => {
      const model = new GroupModel(rules.game, position);
      const moves = new GroupMoves(model, off(allGroupPruning));
      const list = new Uint8Array(200);
      const choices = Array.from(list.subarray(0, moves.list(list, 0)), (choice) => () => {
        moves.play(choice);
      });
      const legal = plays(rules, position);
      const turn = rules.moves(position).find(isStockMove);
      if (turn) legal.set('turn', turn);
      const tables = [...legal].map(([word, move]): [string, () => string] => [
        word,
        () => table(new GroupModel(rules.game, rules.apply(position, move))),
      ]);
      holdToRules(name, model, table, choices, new Map(tables));
    });
  }).timeout(MINUTES);
});

describe('The packed model of Canfield', () => {
  const rules = games.canfield;

  const table = (model: RunModel): string =>
    [
      model.below,
      model.up,
      [...model.tops].sort(),
      model.reserveSize,
      model.roundSize,
      model.wasteSize,
      model.redeals === Infinity ? 0 : model.redealsUsed,
    ].join(' ');

  const modelOf = (position: Position): RunModel => {
    const model = new RunModel(rules.game, position);
    // A waste that a further round shows again is taken for none.
    model.wasteSize = cardsOf(position, rules.game.wastes[0]).length;
    return model;
  };

  /** Plays from here and from wherever turning the stock leads, with the position they start from. */
  const playsOfRound = (position: Position): Map<string, Position> => {
    const found = new Map<string, Position>();
    let turned = position;
    for (let redeals = 0; redeals < 2;) {
      for (const [word, move] of plays(rules, turned)) {
        if (turned !== position && move.from !== 'waste') continue;
        if (!found.has(word)) found.set(word, rules.apply(turned, move));
      }
      const move = rules.moves(turned).find(isStockMove);
      if (!move) break;
      if (move.to === 'stock') redeals++;
      turned = rules.apply(turned, move);
    }
    return found;
  };

  it('has the moves of the rules, and comes to the same positions', () => {
    const options = [{}, { draw: 1 }, {}, { redeals: 1 }, {}, { draw: 1, redeals: 0 }];
    eachRandomPosition(rules, POSITIONS, options, (position, name) => {
      const model = modelOf(position);
      const moves = new RunMoves(model, off(allRunPruning));
      const choices = Array.from(moves.list.slice(0, moves.fill()), (step) => () => {
        model.move(step & CARD_MASK, step >> ONTO_SHIFT);
      });
      const tables = [...playsOfRound(position)].map(([word, after]): [string, () => string] => [
        word,
        () => table(modelOf(after)),
      ]);
      holdToRules(name, model, table, choices, new Map(tables));
    });
  }).timeout(MINUTES);
});
