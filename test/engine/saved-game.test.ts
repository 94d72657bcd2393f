import { expect } from '@open-wc/testing';
import { beginAttempt, type Attempt } from '../../src/engine/attempt.js';
import { addStep, currentPosition, moveCursor } from '../../src/engine/history.js';
import { formatSave, parseSave, type SavedGame } from '../../src/engine/saved-game.js';
import { games, type GameOptions, type Move, type Rules } from '../../src/patience-engine.js';
import { broken } from './broken-saves.js';
import { holdsWholePack, seeded } from './table.js';

const allRules: readonly Rules[] = Object.values(games);

/** A game played at random, some moves of which belong to one step. */
const played = (
  rules: Rules,
  deal: number,
  length: number,
  options: Partial<GameOptions> = {},
): Attempt => {
  const random = seeded(deal);
  let attempt = beginAttempt(rules.deal(deal, options), deal);
  for (let step = 0; step < length; step++) {
    const moves: Move[] = [];
    let position = currentPosition(attempt.history);
    for (let count = random(4) ? 1 : 2; count > 0; count--) {
      const legal = rules.moves(position);
      const move = legal[random(Math.max(1, legal.length))];
      if (!move) break;
      moves.push(move);
      position = rules.apply(position, move);
    }
    if (moves.length === 0) break;
    attempt = { ...attempt, history: addStep(attempt.history, { moves, position }) };
  }
  const cursor = random(attempt.history.steps.length + 1);
  const history = moveCursor(attempt.history, cursor);
  return { ...attempt, history, seconds: random(9999), undos: random(99), hints: random(9) };
};

const edited = (save: SavedGame, changes: Record<string, unknown>): Record<string, unknown> => ({
  ...save,
  ...changes,
});

describe('A saved game', () => {
  for (const rules of allRules)
    it(`of ${rules.spec.names.en} stands for the game it was made from`, () => {
      for (let deal = 1; deal <= 40; deal++) {
        const attempt = played(rules, deal, deal * 3);
        const save = formatSave(rules, attempt, { deal });
        expect(parseSave(rules, save)).to.deep.equal({ attempt, asked: { deal } });
        expect(parseSave(rules, JSON.stringify(save))).to.deep.equal({ attempt, asked: { deal } });
        expect(JSON.parse(JSON.stringify(save))).to.deep.equal(save);
      }
    });

  it('is the same in whatever order its keys come back', () => {
    const { canfield } = games;
    const attempt = played(canfield, 3, 9, { draw: 1, redeals: 2 });
    const save = formatSave(canfield, { ...attempt, deal: null }, { deal: 1 });
    const position = Object.entries(save.position ?? {}).reverse();
    const shuffled = Object.fromEntries(
      Object.entries({ ...save, position: Object.fromEntries(position) }).reverse(),
    );
    expect(parseSave(canfield, shuffled).attempt).to.deep.equal({ ...attempt, deal: null });
  });

  it('can be read', () => {
    const { canfield } = games;
    let attempt = beginAttempt(canfield.deal(4211, { draw: 1 }), 4211);
    const move = { from: 'stock', to: 'waste' };
    const position = canfield.apply(attempt.history.start, move);
    const history = addStep(attempt.history, { moves: [move], position });
    attempt = { ...attempt, id: 'k3x9', history };
    expect(formatSave(canfield, { ...attempt, seconds: 75 }, { deal: 7 })).to.deep.equal({
      version: 1,
      game: 'canfield',
      id: 'k3x9',
      deal: 4211,
      options: { draw: 1 },
      asked: { deal: 7 },
      steps: ['stock>waste'],
      cursor: 1,
      seconds: 75,
      undos: 0,
      hints: 0,
      won: false,
      stopped: false,
      shown: false,
      counted: false,
    });
  });

  it('may be one of old, which does not tell its attempt from others', () => {
    const { canfield } = games;
    const { id, ...old } = formatSave(canfield, beginAttempt(canfield.deal(7), 7));
    expect(id).to.be.a('string');
    const { attempt } = parseSave(canfield, old);
    expect(attempt.id).to.be.undefined;
    expect(formatSave(canfield, attempt)).to.deep.equal(old);
  });

  it('began from a position where the deal has no number', () => {
    for (const rules of allRules) {
      const start = rules.deal(5);
      const attempt = beginAttempt(start, null);
      const position = rules.format(start);
      const save = formatSave(rules, attempt, { position });
      expect(save.position).to.deep.equal(position);
      expect(parseSave(rules, JSON.stringify(save))).to.deep.equal({
        attempt,
        asked: { position },
      });
    }
  });

  it('is shorter than 8 kB after 300 moves', () => {
    for (const rules of allRules) {
      const options = rules === games.canfield ? { draw: 1 } : {};
      const attempt = played(rules, 11, 300, options);
      const position = rules.format(attempt.history.start);
      let left = 300;
      const steps = attempt.history.steps.filter(({ moves }) => (left -= moves.length) >= 0);
      const { moves = [], position: end = attempt.history.start } = steps.at(-1) ?? {};
      // A game that ended earlier is filled up with its last step: only the length matters.
      for (left = 300 - steps.flatMap((step) => step.moves).length; left > 0; left--)
        steps.push({ moves: moves.slice(0, 1), position: end });
      const history = { start: attempt.history.start, steps, cursor: steps.length };
      const long = { ...attempt, deal: null, history };
      const text = JSON.stringify(formatSave(rules, long, { position }));
      expect(text.length, rules.spec.id).to.be.lessThan(8000);
    }
  });

  const { canfield } = games;
  const save = formatSave(canfield, played(canfield, 3, 40));
  const refused = (json: unknown): unknown => {
    try {
      parseSave(canfield, json);
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it('is refused at its first illegal move, with the move and the reason', () => {
    const steps = ['stock>waste', 'stock>waste waste>waste', 'stock>foundation-1'];
    const error = refused(edited(save, { steps, cursor: 0 }));
    expect(error).to.be.an('error').and.not.be.instanceOf(TypeError);
    expect(String(error)).to.contain('step 2').and.contain('waste>waste: same-pile');
  });

  for (const [what, changes, expected] of [
    [
      'another game',
      { game: 'calculation' },
      /game of the saved game to be "canfield", got "calculation"/,
    ],
    ['a later version', { version: 2, steps: {} }, /version of the saved game to be 1, got 2/],
    [
      'a stop after the end',
      { ...ofWonGame(), stopped: true },
      /stopped of the saved game to be false, got true/,
    ],
    [
      'a win that is not noted',
      { ...ofWonGame(), won: false },
      /won of the saved game to be true, got false/,
    ],
    [
      'seconds in words',
      { seconds: 'many' },
      /seconds .* a number from 0 to 1000000000, got "many"/,
    ],
    ['a cursor beyond the end', { cursor: 99 }, /cursor .* a number from 0 to \d+, got 99/],
    ['a half-won game', { won: 'half' }, /won of the saved game to be true or false, got "half"/],
    ['a deal of no number', { deal: undefined }, /a deal from 1 to 4294967295, got undefined/],
  ] as const)
    it(`is refused as ${what}`, () => {
      const error = refused(edited(save, changes));
      expect(error).to.be.instanceOf(TypeError);
      expect(String(error)).to.match(expected);
    });

  for (const [what, changes] of [
    ['an unknown key', { further: 1 }],
    ['no version', { version: undefined }],
    ['a version that is no number', { version: '1' }],
    ['no deal', { deal: undefined }],
    ['a deal that is none', { deal: 0 }],
    ['a deal and a position', { position: canfield.format(canfield.deal(3)) }],
    ['options that the game has not', { options: { draw: 2 } }],
    ['empty options', { options: null }],
    ['steps that are no list', { steps: 'stock>waste' }],
    ['a step that is no text', { steps: [['stock>waste']], cursor: 0 }],
    ['a step without a move', { steps: [''], cursor: 0 }],
    ['a pile that the game has not', { steps: ['waste>column-9'], cursor: 0 }],
    ['a cursor beyond the steps', { cursor: save.steps.length + 1 }],
    ['seconds below none', { seconds: -1 }],
    ['parts of an undo', { undos: 0.5 }],
    ['more hints than anybody asks for', { hints: 1e10 }],
    ['a win that is neither true nor false', { won: 1 }],
    ['a deal and a position asked for', { asked: { deal: 1, position: {} } }],
    ['nothing asked for', { asked: {} }],
    ['more moves than anybody makes', { steps: Array(20_001).fill('stock>waste'), cursor: 0 }],
  ] as const)
    it(`is malformed with ${what}`, () => {
      expect(refused(edited(save, changes))).to.be.instanceOf(TypeError);
    });

  for (const [what, json] of [
    ['nothing', undefined],
    ['null', null],
    ['a function', () => save],
    ['a text that is too long', ' '.repeat(500_001)],
    [
      'an object that contains itself',
      (() => {
        const round: Record<string, unknown> = {};
        round.round = round;
        return round;
      })(),
    ],
    [
      'an object that throws',
      {
        get game(): never {
          throw new RangeError('no');
        },
      },
    ],
    ['lists in lists in lists', '['.repeat(400_000)],
    ['a key for the prototype', JSON.stringify(save).replace('{', '{"__proto__":{},')],
  ] as const)
    it(`is malformed where it is ${what}`, () => {
      expect(refused(json)).to.be.instanceOf(TypeError);
    });

  it('that is broken in one of 1,000 ways is refused, or is still a game; nothing else changes', function () {
    this.timeout(120_000);
    let accepted = 0;
    for (let seed = 1; seed <= 1000; seed++) {
      const rules = allRules[seed % 3] ?? canfield;
      const text = broken(JSON.stringify(formatSave(rules, played(rules, seed, 30))), seed);
      try {
        const { attempt, asked } = parseSave(rules, text);
        accepted++;
        expect(attempt.history.steps.every(({ position }) => holdsWholePack(position))).to.be.true;
        const again = formatSave(rules, attempt, asked);
        expect(parseSave(rules, again)).to.deep.equal({ attempt, asked });
      } catch (error) {
        expect([Error, TypeError], `${seed}: ${String(error)}`).to.include(
          (error as Error).constructor,
        );
      }
    }
    expect(accepted).to.be.within(10, 500);
    expect(({} as Record<string, unknown>).won).to.be.undefined;
    expect(Object.keys(Object.prototype)).to.deep.equal([]);
  });
});

/** Of a Canfield that is won: the whole pack is on the foundations. */
function ofWonGame(): Record<string, unknown> {
  const foundations = Array.from('CDHS', (suit) =>
    Array.from('A23456789TJQK', (rank) => rank + suit),
  );
  const last = foundations.map((pile, index) => (index === 3 ? pile.slice(0, -1) : pile));
  return {
    deal: undefined,
    position: {
      game: 'canfield',
      stock: [],
      waste: ['KS'],
      reserve: [],
      foundations: last,
      tableau: [[], [], [], []],
    },
    steps: ['waste>foundation-4'],
    cursor: 1,
    won: true,
  };
}
