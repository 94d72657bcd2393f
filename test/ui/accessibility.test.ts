import { expect } from '@open-wc/testing';
import { press } from './hands.js';
import {
  all,
  buttonAt,
  focused,
  gameTags,
  labelOf,
  namesIn,
  pileOf,
  pilesOf,
  placed,
  said,
  toolbarButton,
  type Game,
} from './page.js';
import { almostLost, almostStuck, almostWon, canfieldTable, wholeGames } from './positions.js';

/** Everything that a screen reader may say of a game. */
const spoken = (game: Game): string =>
  all(game, '[aria-label], [role="status"]')
    .map((element) => element.getAttribute('aria-label') ?? element.textContent)
    .join('\n');

describe('Axe finds nothing to complain of', () => {
  for (const tag of gameTags) {
    it(`in ${tag} at the start`, async () => {
      const game = await placed(tag, { deal: 1 });
      await expect(game).to.be.accessible();
    });

    it(`in ${tag} in French, only shown`, async () => {
      const game = await placed(tag, { deal: 1, lang: 'fr', readonly: true });
      await expect(game).to.be.accessible();
    });

    it(`in ${tag} with a card lifted, a hint shown and the menu open`, async () => {
      const game = await placed(tag, { deal: 1 });
      const first = game.legalMoves[0];
      if (first) game.move(first);
      await game.hint();
      await game.updateComplete;
      toolbarButton(game, 'More').click();
      const card = all(game, 'button[data-card]:not([data-count="0"])')[0];
      card?.click();
      await game.updateComplete;
      await expect(game).to.be.accessible();
    });
  }

  for (const { tag, position, solution } of wholeGames)
    it(`in ${tag} half way through`, async () => {
      const game = await placed(tag, { position });
      for (const move of solution.slice(0, solution.length / 2)) game.move(move);
      await game.updateComplete;
      await expect(game).to.be.accessible();
    });

  for (const [ending, endings] of [
    ['won', almostWon],
    ['lost', almostLost],
    ['stuck', [almostStuck]],
  ] as const)
    for (const { tag, position, move } of endings)
      it(`in ${tag} when it is ${ending}`, async () => {
        const game = await placed(tag, { position });
        game.move(move);
        await game.updateComplete;
        await expect(game).to.be.accessible();
      });
});

describe('A player who does not see the board', () => {
  it('finds a region with the game’s name, and groups with the piles’ names', async () => {
    const game = await placed('canfield-game', { position: almostStuck.position });
    expect(all(game, 'section')[0]?.getAttribute('aria-label')).to.equal('Canfield');
    for (const pile of pilesOf(game)) {
      expect(pile.getAttribute('role')).to.equal('group');
      expect(pile.getAttribute('aria-label')).to.match(/\S/);
    }
    expect(labelOf(game, 'column-2')).to.equal('Column 2: king of diamonds');
    expect(labelOf(game, 'waste')).to.equal('Waste: 4 cards, top card: eight of spades');
  });

  it('hears what an empty place waits for', async () => {
    const canfield = await placed('canfield-game', { deal: 1 });
    expect(canfield.position.foundations[0]).to.deep.equal(['6H']);
    expect(labelOf(canfield, 'foundation-2')).to.equal('Foundation 2: empty, waits for a six');
    const calculation = await placed('calculation-game', { deal: 1 });
    expect(labelOf(calculation, 'foundation-3')).to.match(
      /^Foundation by threes: three of \w+, waits for a six$/,
    );
    expect(labelOf(calculation, 'waste-1')).to.equal('Waste 1: empty');
    const australian = await placed('australian-patience', {
      position: almostWon[2]?.position ?? '',
    });
    expect(labelOf(australian, 'column-2')).to.equal('Column 2: empty, only a king can fill it');
  });

  it('finds each face-up card that can be seen as a button, in reading order', async () => {
    const game = await placed('canfield-game', {
      position: canfieldTable({
        waste: ['KD', 'QH', '2S', '3S'],
        columns: [['9C', '8H', '7S'], ['9S'], [], []],
        foundations: [['AC', '2C']],
        reserve: [],
      }),
    });
    expect(namesIn(game, 'column-1')).to.deep.equal([
      'nine of clubs',
      'eight of hearts',
      'seven of spades',
    ]);
    expect(namesIn(game, 'waste')).to.deep.equal([
      'queen of hearts',
      'two of spades',
      'three of spades',
    ]);
    expect(namesIn(game, 'foundation-1')).to.deep.equal(['two of clubs']);
    expect(namesIn(game, 'column-3')).to.deep.equal(['Column 3: empty']);
    const order = pilesOf(game).map(({ dataset }) => dataset.pile);
    expect(order).to.deep.equal([
      'stock',
      'waste',
      'foundation-1',
      'foundation-2',
      'foundation-3',
      'foundation-4',
      'reserve',
      'column-1',
      'column-2',
      'column-3',
      'column-4',
    ]);
  });

  it('hears nothing of a card that is face down', async () => {
    const game = await placed('canfield-game', { deal: 5 });
    const names = (): string => spoken(game).toLowerCase();
    const seen = new Set(all(game, 'button[data-count]').map((card) => card.ariaLabel));
    expect(seen.size).to.be.above(5);
    for (const pile of ['stock', 'reserve'] as const) {
      const cards = game.position[pile] ?? [];
      const hidden = pile === 'reserve' ? cards.slice(0, -1) : cards;
      for (const card of hidden) expect(names(), card).not.to.include(nameOf(card));
    }
    const inside = [...pileOf(game, 'stock').querySelectorAll('[aria-label]')];
    expect(inside.map((element) => element.getAttribute('aria-label'))).to.deep.equal([
      'Turn over, 34 cards left',
    ]);
    expect(pileOf(game, 'stock').textContent).not.to.match(/[♠♣♥♦]/);
  });

  it('meets one Tab stop on the board, whatever is on it', async () => {
    for (const { tag, position, solution } of wholeGames) {
      const game = await placed(tag, { position });
      for (const [step, move] of solution.entries()) {
        game.move(move);
        if (step % 10 > 0) continue;
        await game.updateComplete;
        const stops = all(game, '[data-pile] *').filter(({ tabIndex }) => tabIndex >= 0);
        expect(stops).to.have.length(1);
      }
    }
  });

  it('hears each move once, with what it caused', async () => {
    const game = await placed('canfield-game', {
      position: canfieldTable({
        columns: [['9C'], ['8H'], ['2S'], ['2C']],
        reserve: ['5S', '5H'],
        foundations: [['AC'], ['AD']],
      }),
    });
    game.move({ from: 'column-2', to: 'column-1' });
    await game.updateComplete;
    expect(said(game)).to.equal(
      'Eight of hearts placed on the nine of clubs, column 1. Column 2 filled from the reserve: five of hearts. Reserve: 1 card.',
    );
    game.undo();
    await game.updateComplete;
    expect(said(game)).to.equal('Move undone.');
    expect(all(game, '[role="status"]')).to.have.length(1);
  });

  it('hears the end together with the move that brought it', async () => {
    const { tag, position, move } = almostLost[1] ?? { tag: 'australian-patience', position: '' };
    const game = await placed(tag, { position });
    if (move) game.move(move);
    await game.updateComplete;
    expect(said(game)).to.equal(
      'Two of spades turned. Stock empty. Lost: no more moves. 39 of 52 cards.',
    );
  });

  it('hears the same words again as a change', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    const status = (): string => all(game, '[role="status"]')[0]?.textContent ?? '';
    buttonAt(game, 'stock').focus();
    await press(game, 'u');
    const first = status();
    await press(game, 'u');
    expect(status()).not.to.equal(first);
    expect(said(game)).to.equal('Nothing to undo.');
    expect(focused(game)?.getAttribute('data-count')).to.equal('0');
  });
});

describe('Every target', () => {
  for (const tag of gameTags)
    it(`of ${tag} is at least 24 pixels wide and high on a small phone, where it is exposed`, async () => {
      const game = await placed(tag, { deal: 1 });
      game.style.setProperty('inline-size', '320px');
      await game.updateComplete;
      const targets = all(game, 'button:is([data-count="0"], [data-count="1"], [part="button"])');
      expect(targets.length).to.be.above(8);
      for (const target of targets) {
        const { width, height } = target.getBoundingClientRect();
        expect(Math.min(width, height), target.getAttribute('aria-label') ?? '').to.be.at.least(24);
      }
    });
});

const rankNames = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const suitNames = ['clubs', 'diamonds', 'hearts', 'spades'];

function nameOf(card: string): string {
  const rank = rankNames['A23456789TJQK'.indexOf(card.charAt(0))] ?? '';
  return `${rank} of ${suitNames['CDHS'.indexOf(card.charAt(1))] ?? ''}`;
}
