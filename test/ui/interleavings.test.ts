/** Whatever is done in whatever order: one table of 52 cards, one history, one win an attempt. */
import { expect } from '@open-wc/testing';
import { games, type PositionJSON } from '../../src/patience-engine.js';
import { broken } from '../engine/broken-saves.js';
import { holdsWholePack, seeded } from '../engine/table.js';
import { gameTags, made, tableOf, type Game, type GameTag } from './page.js';
import { almostWon } from './positions.js';

const idOf = (tag: GameTag): keyof typeof games =>
  tag === 'australian-patience' ? tag : (tag.replace('-game', '') as 'calculation' | 'canfield');

/** What must be true of a game, in the plainest terms: every table since the start, and where it is. */
interface Expected {
  /** Which attempt it is, counted from the first. */
  attempt: number;
  tables: string[];
  cursor: number;
  won: boolean;
  stopped: boolean;
}

/** A game that is not on a page: what is asked of it holds all the same, and nothing is drawn. */
class Trial {
  game: Game;
  expected: Expected;
  readonly saves: { save: string; expected: Expected }[] = [];
  wins = 0;
  attempts = 0;
  /** The attempts that were won in this element. */
  readonly won = new Set<number>();

  constructor(
    readonly tag: GameTag,
    readonly start: PositionJSON | number,
    readonly random: (below: number) => number,
  ) {
    this.game = this.#make(typeof start === 'number' ? { deal: start } : { position: start });
    this.expected = this.#fresh();
  }

  #make(attributes: Parameters<typeof made>[1]): Game {
    const game = made(this.tag, { storage: 'none', ...attributes });
    game.addEventListener('game-won', () => {
      this.wins++;
      expect(this.expected.won, 'won before').to.be.false;
      this.expected.won = true;
      this.won.add(this.expected.attempt);
    });
    return game;
  }

  #fresh(): Expected {
    const attempt = ++this.attempts;
    return { attempt, tables: [tableOf(this.game)], cursor: 0, won: false, stopped: false };
  }

  /** Does one thing, and keeps account of it. @returns what was done */
  async step(): Promise<string> {
    const { game, expected, random } = this;
    const { tables, cursor } = expected;
    const done = random(20);
    if (done < 9) {
      const moves = game.legalMoves;
      const move = moves[random(Math.max(1, moves.length))];
      if (move && game.move(move)) {
        tables.splice(cursor + 1, Infinity, tableOf(game));
        expected.cursor++;
      }
      return 'move';
    }
    if (done < 12) {
      if (game.undo()) expected.cursor--;
      return 'undo';
    }
    if (done < 14) {
      if (game.redo()) expected.cursor++;
      return 'redo';
    }
    if (done < 16) {
      const save = JSON.stringify(game.save());
      this.saves.push({ save, expected: { ...expected, tables: [...tables] } });
      return 'save';
    }
    if (done === 16) {
      const saved = this.saves[random(Math.max(1, this.saves.length))];
      if (!saved) return 'nothing to load';
      // As after a reload, or into the same element.
      const elsewhere = random(2) > 0;
      if (elsewhere) {
        this.game = this.#make({});
        this.won.clear();
      }
      this.game.load(saved.save);
      // One that was won in this element is not won again, nor is the one on the table, as it was at
      // another time or after other moves.
      const isSame = !elsewhere && tables[0] === saved.expected.tables[0];
      const wasWon = this.won.has(saved.expected.attempt);
      const won = saved.expected.won || wasWon || (isSame && expected.won);
      this.expected = { ...saved.expected, won, tables: [...saved.expected.tables] };
      return 'load';
    }
    if (done === 17) {
      const over = expected.won || game.status !== 'playing';
      if (game.restart()) {
        if (over) this.expected = this.#fresh();
        else expected.cursor = 0;
      }
      return 'restart';
    }
    if (done === 18) {
      // Begins anew: by number, or where the last move is near.
      if (typeof this.start === 'number') await game.newGame({ deal: 1 + random(1000) });
      else game.position = this.start;
      this.expected = this.#fresh();
      return 'new deal';
    }
    if (random(8) === 0 && game.stop()) expected.stopped = true;
    return 'stop';
  }

  check(what: string): void {
    const { game, expected } = this;
    const { tables, cursor, stopped } = expected;
    expect(tableOf(game), what).to.equal(tables[cursor]);
    expect(game.moveCount, what).to.equal(cursor);
    if (game.status === 'won') expect(expected.won, `${what}: told`).to.be.true;
    expect(game.canUndo, what).to.equal(cursor > 0 && !stopped);
    expect(game.canRedo, what).to.equal(cursor < tables.length - 1 && !stopped);
    expect(holdsWholePack(games[idOf(this.tag)].parse(game.position)), what).to.be.true;
  }
}

describe('Moves, undo, redo, save, load, restart, new deal and stop in any order', function () {
  this.timeout(120_000);

  for (const tag of gameTags)
    it(`keep 52 cards and one history: ${tag}`, async () => {
      for (let seed = 1; seed <= 30; seed++) {
        const trial = new Trial(tag, seed, seeded(seed));
        for (let step = 1; step <= 80; step++)
          trial.check(`game ${seed}, step ${step}: ${await trial.step()}`);
      }
    });

  for (const { tag, position } of almostWon)
    it(`win an attempt once: ${tag}`, async () => {
      let wins = 0;
      for (let seed = 1; seed <= 30; seed++) {
        const trial = new Trial(tag, position, seeded(seed));
        for (let step = 1; step <= 80; step++)
          trial.check(`game ${seed}, step ${step}: ${await trial.step()}`);
        wins += trial.wins;
      }
      expect(wins).to.be.greaterThan(20);
    });

  it('1,000 broken saves leave the table as it is, or lay out a whole one', async () => {
    for (const [index, tag] of gameTags.entries()) {
      const game = made(tag, { deal: 7, storage: 'none' });
      const trial = new Trial(tag, 9, seeded(9));
      for (let step = 0; step < 60; step++) await trial.step();
      const save = JSON.stringify(trial.game.save());
      for (let seed = index + 1; seed <= 1000; seed += gameTags.length) {
        const before = JSON.stringify(game.save());
        try {
          game.load(broken(save, seed));
          expect(holdsWholePack(games[idOf(tag)].parse(game.position))).to.be.true;
        } catch (error) {
          expect([Error, TypeError], `${seed}: ${String(error)}`).to.include(
            (error as Error).constructor,
          );
          expect(JSON.stringify(game.save()), `${seed}`).to.equal(before);
        }
      }
    }
  });
});
