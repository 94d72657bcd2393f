import { expect } from '@open-wc/testing';
import type { Move } from '../../src/patience-engine.js';
import { buttonAt, placed, said, type Game } from '../ui/page.js';
import { wholeGames } from '../ui/positions.js';

const playByClicks = (game: Game, { from, to, count = 1 }: Move): void => {
  if (from === 'stock' || to === 'stock') {
    buttonAt(game, 'stock', 0).click();
    return;
  }
  buttonAt(game, from, count).click();
  buttonAt(game, to, 1).click();
};

describe('A whole game', () => {
  for (const { tag, position, solution } of wholeGames) {
    it(`of ${tag} is won by plain activation alone, as a screen reader sends it`, async () => {
      const game = await placed(tag, { position });
      for (const [step, move] of solution.entries()) {
        playByClicks(game, move);
        await game.updateComplete;
        expect(game.moveCount, `move ${step + 1}: ${said(game)}`).to.equal(step + 1);
      }
      expect(game.status).to.equal('won');
    });
  }
});
