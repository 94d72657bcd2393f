import { expect } from '@open-wc/testing';
import { pressKey } from './hands.js';
import { all, focused, gameTags, placed, type Game } from './page.js';

const open = async (game: Game, command: string): Promise<HTMLDialogElement> => {
  all(game, `[data-command="${command}"]`)[0]?.focus();
  all(game, `[data-command="${command}"]`)[0]?.click();
  for (;;) {
    const [dialog] = all(game, 'dialog[open]');
    if (dialog) return dialog as HTMLDialogElement;
    await new Promise(requestAnimationFrame);
  }
};

const withDialogs = { deal: 1, controls: 'rules settings' };

describe('The rules in a dialog', () => {
  for (const tag of gameTags) {
    for (const [lang, title] of [
      ['en', 'Rules'],
      ['fr', 'Règles'],
      ['de', 'Regeln'],
      ['es', 'Reglas'],
    ] as const)
      it(`of ${tag} are there in the language "${lang}"`, async () => {
        const game = await placed(tag, { ...withDialogs, lang });
        while (!all(game, `[lang="${lang}"]`)[0]) await new Promise(requestAnimationFrame);
        const dialog = await open(game, 'rules');
        expect(dialog.querySelector('h2')?.textContent).to.equal(title);
        expect(dialog.querySelectorAll('section').length).to.be.greaterThan(4);
        expect(dialog.querySelectorAll('figure .card').length).to.be.greaterThan(1);
      });

    it(`of ${tag} are accessible, and so are the settings`, async () => {
      const game = await placed(tag, withDialogs);
      const dialog = await open(game, 'rules');
      await expect(game).to.be.accessible();
      dialog.close();
      await open(game, 'settings');
      await expect(game).to.be.accessible();
    });
  }

  it('close by Escape, and the focus goes back to where it was', async () => {
    const game = await placed('canfield-game', withDialogs);
    const dialog = await open(game, 'rules');
    await pressKey('Escape');
    expect(dialog.open).to.be.false;
    expect((focused(game) as HTMLElement | null)?.dataset.command).to.equal('rules');
  });

  it('close by a click beside them', async () => {
    const game = await placed('canfield-game', withDialogs);
    const dialog = await open(game, 'rules');
    dialog.click();
    expect(dialog.open).to.be.false;
  });

  it('close when the game is moved in the page, and open again there', async () => {
    const game = await placed('canfield-game', withDialogs);
    const dialog = await open(game, 'rules');
    game.parentElement?.append(game);
    expect(dialog.open).to.be.false;
    await game.updateComplete;
    const next = await open(game, 'settings');
    expect(next.matches(':modal')).to.be.true;
  });

  it('leave the game as it is', async () => {
    const game = await placed('canfield-game', withDialogs);
    game.move({ from: 'stock', to: 'waste' });
    const dialog = await open(game, 'rules');
    dialog.close();
    expect(game.moveCount).to.equal(1);
  });
});
