/** A whole game of each kind, won by the keys alone. */
import { expect } from '@open-wc/testing';
import { formatMove, games, parsePosition, type GameId } from '../../src/patience-engine.js';
import { itWhere } from '../tools/engines.js';
import { pressKeys } from '../tools/keys.js';
import { enterBoard, press } from './hands.js';
import { pilesOf, placed, said, tableOf, type Game } from './page.js';
import { wholeGames } from './positions.js';

/** So many moves go to the driver at once. */
const MOVES_AT_ONCE = 20;

/** What a player presses for each move of a solution, beginning at the first pile. */
const keysFor = (game: Game, { position, solution }: (typeof wholeGames)[number]): string[][] => {
  const piles = pilesOf(game).map(({ dataset }) => dataset.pile ?? '');
  const rules = games[position.game as GameId];
  let table = parsePosition(position);
  let here = 0;
  const walkTo = (pile: string): string[] => {
    const steps = piles.indexOf(pile) - here;
    here += steps;
    return Array<string>(Math.abs(steps)).fill(steps < 0 ? 'ArrowLeft' : 'ArrowRight');
  };
  return solution.map((move) => {
    const { from, to, count = 1 } = move;
    const up = rules.autoMove(table, from);
    table = rules.apply(table, move);
    if (from === 'stock' || to === 'stock') return ['d'];
    const first = walkTo(from);
    if (up && formatMove(up) === formatMove(move)) return [...first, 'f'];
    const down = Array<string>(count - 1).fill('ArrowUp');
    return [...first, ...down, 'Enter', ...walkTo(to), 'Enter'];
  });
};

describe('The keyboard alone', () => {
  for (const whole of wholeGames)
    itWhere('many keys', `wins a whole game of ${whole.tag}`, async () => {
      const game = await placed(whole.tag, { position: whole.position });
      const start = tableOf(game);
      enterBoard(game);
      await press(game, 'd');
      expect(game.moveCount).to.equal(1);
      await press(game, 'u');
      expect(tableOf(game)).to.equal(start);
      const keys = keysFor(game, whole);
      for (let first = 0; first < keys.length; first += MOVES_AT_ONCE) {
        const next = keys.slice(first, first + MOVES_AT_ONCE);
        await pressKeys(next.flat());
        expect(game.moveCount, said(game)).to.equal(first + next.length);
      }
      expect(game.status).to.equal('won');
    });
});
