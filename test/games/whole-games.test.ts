import { expect } from '@open-wc/testing';
import type { Move } from '../../src/patience-engine.js';
import { pressKey } from '../ui/hands.js';
import { all, buttonAt, focused, pilesOf, placed, said, type Game } from '../ui/page.js';
import { wholeGames } from '../ui/positions.js';

/** The pile and the card counted from its top that have the focus. */
const here = (game: Game): { pile: string; count: number } => {
  const button = focused(game) as HTMLElement | null;
  return {
    pile: button?.closest<HTMLElement>('[data-pile]')?.dataset.pile ?? '',
    count: Number(button?.dataset.count ?? -1),
  };
};

/** Activates what has the focus, by a real key. */
const enter = async (game: Game): Promise<void> => {
  await pressKey('Enter');
  await game.updateComplete;
};

/**
 * A key on what has the focus. A game takes hundreds of them, and a driver a while for each, so these
 * are made in the page; `keyboard.test.ts` presses each of them for real.
 */
const press = async (game: Game, key: string): Promise<void> => {
  const button = focused(game);
  if (!button) throw new Error(`Expected the focus on the board when pressing ${key}`);
  button.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );
  await game.updateComplete;
};

/** Walks to the top card of a pile, then up to the card wanted. */
const walkTo = async (game: Game, pile: string, count: number): Promise<void> => {
  const order = pilesOf(game).map(({ dataset }) => dataset.pile ?? '');
  const goal = order.indexOf(pile);
  for (let at = order.indexOf(here(game).pile); at !== goal; at = order.indexOf(here(game).pile))
    await press(game, at < goal ? 'ArrowRight' : 'ArrowLeft');
  while (here(game).count < count) await press(game, 'ArrowUp');
  while (here(game).count > Math.max(count, 1)) await press(game, 'ArrowDown');
};

const playByKeyboard = async (game: Game, { from, to, count = 1 }: Move): Promise<void> => {
  if (from === 'stock' || to === 'stock') {
    await press(game, 'd');
    return;
  }
  await walkTo(game, from, count);
  await enter(game);
  await walkTo(game, to, 1);
  await enter(game);
};

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
    it(`of ${tag} is won by keyboard alone, the focus on the board all the time`, async function () {
      this.timeout(180_000);
      const game = await placed(tag, { position });
      all(game, '[tabindex="0"]')[0]?.focus();
      for (const [step, move] of solution.entries()) {
        await playByKeyboard(game, move);
        expect(game.moveCount, `move ${step + 1}: ${said(game)}`).to.equal(step + 1);
        expect(here(game).pile, `focus after move ${step + 1}`).not.to.equal('');
      }
      expect(game.status).to.equal('won');
    });

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
