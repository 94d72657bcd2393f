/** Thousands of random games of one patience, and what must hold in each of them. */
import { expect } from '@open-wc/testing';
import {
  addStep,
  beginHistory,
  currentPosition,
  moveCursor,
  movesSoFar,
  type History,
} from '../../src/engine/history.js';
import {
  formatMove,
  IllegalMoveError,
  type GameOptions,
  type Move,
  type Position,
  type Rules,
} from '../../src/patience-engine.js';
import {
  everyWellFormedMove,
  frozen,
  holdsWholePack,
  inListOrder,
  movesThatMatter,
  seeded,
  stuckByTrying,
} from './table.js';

/** Games without end (unlimited redeals, cards that come back) are left after so many moves. */
const LONGEST_GAME = 120;

interface RandomGames {
  readonly count: number;
  /** The options in turn; default the game's own. */
  readonly options?: readonly Partial<GameOptions>[];
}

/** What went wrong, by the sentence that it breaks. One pass over all games looks at everything. */
class Findings {
  readonly #faults = new Map<string, string[]>();

  /** Notes a fault where a sentence does not hold. */
  must(sentence: string, holds: boolean, seed: number, detail = ''): void {
    if (holds) return;
    const faults = this.#faults.get(sentence) ?? [];
    faults.push(`game ${seed} ${detail}`);
    this.#faults.set(sentence, faults);
  }

  of(sentence: string): string[] {
    return (this.#faults.get(sentence) ?? []).slice(0, 5);
  }
}

const whole = 'hold all 52 cards once after every step';
const undone = 'undo step by step to the deal';
const redone = 'redo to the end, and replay to it';
const inverse = 'are the same after a way through JSON and back, as objects and as text';
const ordered = 'list their moves in order';
const accepted = 'accept every move listed';
const refused = 'refuse every other move, and change nothing';
const ended = {
  lost: 'are lost exactly when no move changes more than the places of columns',
  stuck: 'are stuck exactly when turning all of the stock twice brings no move',
};

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const describeRandomGames = (rules: Rules, { count, options = [{}] }: RandomGames): void => {
  const optionsOf = (seed: number): Partial<GameOptions> => options[seed % options.length] ?? {};
  const findings = new Findings();
  let ends = 0;
  let steps = 0;

  const playGame = (seed: number): History => {
    const next = seeded(seed);
    let game = beginHistory(frozen(rules.deal(seed, optionsOf(seed))));
    // One game in seven is played as hints would, since random play seldom comes near an end.
    const sensible = seed % 7 === 0;
    for (let length = 0; length < LONGEST_GAME; length++) {
      const position = currentPosition(game);
      const moves = rules.moves(position);
      const hint = sensible ? rules.hint(position) : null;
      const wanted = hint && formatMove(hint);
      const move =
        moves.find((candidate) => formatMove(candidate) === wanted) ??
        moves[next(Math.max(1, moves.length))];
      if (!move) break;
      const after = frozen(rules.apply(position, move));
      findings.must(whole, holdsWholePack(after), seed, formatMove(move));
      game = addStep(game, { moves: [move], position: after });
    }
    steps += game.steps.length;
    return game;
  };

  const checkUndo = (game: History, seed: number): void => {
    const end = currentPosition(game);
    const deal = rules.deal(seed, optionsOf(seed));
    let back = game;
    for (let cursor = game.steps.length; cursor > 0; cursor--) {
      const { position } = game.steps[cursor - 1] ?? {};
      findings.must(undone, currentPosition(back) === position, seed, `at step ${cursor}`);
      back = moveCursor(back, cursor - 1);
    }
    findings.must(undone, same(currentPosition(back), deal), seed);
    findings.must(undone, movesSoFar(back).length === 0, seed, 'moves are left');
    const forth = moveCursor(back, game.steps.length);
    findings.must(redone, currentPosition(forth) === end, seed);
    const replayed = movesSoFar(forth).reduce((table, move) => rules.apply(table, move), deal);
    findings.must(redone, same(replayed, end), seed);
  };

  const checkJSON = (position: Position, seed: number): void => {
    const json = rules.format(position);
    const read = rules.parse(json);
    findings.must(inverse, same(read, position), seed);
    findings.must(inverse, same(rules.format(read), json), seed);
    findings.must(inverse, same(rules.parse(JSON.stringify(json)), position), seed, 'as text');
    if (seed % 100 > 0) return;
    // Slower, and sees what text does not show.
    expect(read).to.deep.equal(position);
    expect(rules.format(read)).to.deep.equal(json);
  };

  const checkMoves = (position: Position, seed: number): void => {
    const listed = rules.moves(position);
    findings.must(ordered, inListOrder(listed), seed);
    const legal = new Set(listed.map(formatMove));
    const others: Move[] = [];
    for (const move of everyWellFormedMove(rules, position)) {
      const text = formatMove(move);
      const isListed = legal.delete(text);
      if (!isListed) others.push(move);
      const isRefused = rules.refusal(position, move) !== null;
      findings.must(isListed ? accepted : refused, isRefused !== isListed, seed, text);
    }
    findings.must(accepted, legal.size === 0, seed, `no such piles: ${[...legal].join(' ')}`);
    for (const move of listed)
      findings.must(whole, holdsWholePack(rules.apply(position, move)), seed, formatMove(move));
    const other = others[seeded(seed)(others.length)];
    if (!other) return;
    try {
      rules.apply(position, other);
      findings.must(refused, false, seed, formatMove(other));
    } catch (error) {
      // The position is frozen: a write into it would be another error than this.
      findings.must(refused, error instanceof IllegalMoveError, seed, String(error));
    }
  };

  const { ending } = rules.spec;

  const checkEnding = (position: Position, seed: number): void => {
    const over =
      rules.score(position) < 52 &&
      (ending === 'lost'
        ? movesThatMatter(rules, position).length === 0
        : stuckByTrying(rules, position));
    if (over) ends++;
    findings.must(
      ended.lost,
      (rules.status(position) === 'lost') === (over && ending === 'lost'),
      seed,
    );
    findings.must(ended.stuck, rules.stuck(position) === (over && ending === 'stuck'), seed);
  };

  describe(`${count} random games of ${rules.spec.names.en}`, function () {
    this.timeout(400_000);

    before(() => {
      for (let seed = 1; seed <= count; seed++) {
        const game = playGame(seed);
        checkUndo(game, seed);
        const somewhere = currentPosition(moveCursor(game, seeded(-seed)(game.steps.length + 1)));
        for (const position of [somewhere, currentPosition(game)]) {
          checkJSON(position, seed);
          checkEnding(position, seed);
        }
        checkMoves(somewhere, seed);
      }
    });

    it('are played at some length, and some to an end', () => {
      expect(steps).to.be.greaterThan(count * 40);
      expect(ends).to.be.greaterThan(count / 100);
    });

    for (const sentence of [
      whole,
      undone,
      redone,
      inverse,
      ordered,
      accepted,
      refused,
      ended.lost,
      ended.stuck,
    ])
      it(sentence, () => {
        expect(findings.of(sentence)).to.deep.equal([]);
      });
  });
};
