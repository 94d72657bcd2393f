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
import {
  almostLost,
  almostStuck,
  almostWon,
  canfieldTable,
  suitRun,
  wholeGames,
} from './positions.js';

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
    expect(labelOf(game, 'stock')).to.equal('Stock');
    expect(labelOf(game, 'waste')).to.equal('Waste: 4 cards');
  });

  it('hears what an empty place waits for', async () => {
    const canfield = await placed('canfield-game', { deal: 1 });
    expect(canfield.position.foundations[0]).to.deep.equal(['6H']);
    expect(labelOf(canfield, 'foundation-2')).to.equal('Foundation 2');
    expect(namesIn(canfield, 'foundation-2')).to.deep.equal(['Empty, takes a six']);
    const calculation = await placed('calculation-game', { deal: 1 });
    expect(labelOf(calculation, 'foundation-3')).to.equal('Foundation by threes, waits for a six');
    expect(namesIn(calculation, 'waste-1')).to.deep.equal(['Empty']);
    const australian = await placed('australian-patience', {
      position: almostWon[2]?.position ?? '',
    });
    expect(namesIn(australian, 'column-2')).to.deep.equal(['Empty, takes a king']);
  });

  it('hears nothing twice of a pile and its buttons, over whole games', async () => {
    for (const { tag, position, solution } of wholeGames) {
      const game = await placed(tag, { position });
      for (const [step, move] of solution.entries()) {
        game.move(move);
        if (step % 10 > 0) continue;
        await game.updateComplete;
        for (const { dataset } of pilesOf(game)) {
          const pile = dataset.pile ?? '';
          const label = labelOf(game, pile)?.toLowerCase() ?? '';
          for (const name of namesIn(game, pile))
            for (const part of (name ?? '').toLowerCase().split(', '))
              expect(label, `${pile} after ${step + 1} moves`).not.to.include(part);
        }
      }
    }
  });

  it('hears the name of a button once, which the icon shows to who points at it', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    const buttons = all(game, '[part="toolbar"] > button');
    expect(buttons.length).to.be.above(4);
    for (const button of buttons) {
      const name = button.getAttribute('aria-label');
      expect(name).to.match(/\S/);
      expect(button.title, 'what is read after the name').to.equal('');
      const icon = button.querySelector('svg')?.closest<HTMLElement>('[title]');
      expect(icon?.title).to.equal(name);
    }
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
    expect(namesIn(game, 'column-3')).to.deep.equal(['Empty']);
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
      'Eight of hearts placed on the nine of clubs, column 1. Column 2 filled from the reserve: five of hearts. Reserve: five of spades, 1 card.',
    );
    game.undo();
    await game.updateComplete;
    expect(said(game)).to.equal('Move undone.');
    expect(all(game, '[role="status"]')).to.have.length(1);
  });

  it('hears which card of the reserve is turned up by playing the one above', async () => {
    const game = await placed('canfield-game', {
      position: canfieldTable({
        columns: [['9C'], ['8H'], ['2S'], ['2C']],
        reserve: ['5S', '5H', '8D'],
        foundations: [['AC'], ['AD']],
      }),
    });
    game.move({ from: 'reserve', to: 'column-1' });
    await game.updateComplete;
    expect(said(game)).to.equal(
      'Eight of diamonds placed on the nine of clubs, column 1. Reserve: five of hearts, 2 cards.',
    );
  });

  it('hears what was turned up while many cards were played up, and not each of them', async () => {
    const game = await placed('canfield-game', {
      position: canfieldTable({
        columns: [['2D'], ['2H'], ['3C', '2C'], ['3S', '2S']],
        reserve: ['KS', '9H', '7S'],
        foundations: [['AC'], ['AD'], ['AH'], ['AS']],
      }),
    });
    expect(game.collect()).to.be.above(3);
    await game.updateComplete;
    expect(said(game)).to.equal(
      'Two of diamonds placed on foundation 2. Column 1 filled from the reserve: seven of spades. Reserve: nine of hearts, 2 cards. Then 5 cards played up. Column 2 filled from the reserve: nine of hearts. Column 3 filled from the reserve: king of spades. Reserve empty.',
    );
  });

  it('hears why nothing comes of what is tried', async () => {
    const game = await placed('canfield-game', {
      position: canfieldTable({
        columns: [['9C'], ['8C'], [], []],
        foundations: [['AC'], ['AD', '2D']],
      }),
    });
    const pressOn = async (pile: string, key: string): Promise<string> => {
      buttonAt(game, pile).focus();
      await press(game, key);
      return said(game);
    };
    expect(await pressOn('column-3', 'f')).to.equal('There is no card here.');
    expect(await pressOn('stock', 'f')).to.equal('Cards of the stock are turned, not moved.');
    expect(await pressOn('foundation-1', 'f')).to.equal('The base card stays on its foundation.');
    buttonAt(game, 'column-1').click();
    buttonAt(game, 'column-2').click();
    await game.updateComplete;
    expect(said(game)).to.equal(
      'Not possible: the nine of clubs does not go on the eight of clubs. Put back.',
    );
  });

  it('hears that cards are put back where the page forbids the move', async () => {
    const game = await placed('canfield-game', {
      position: canfieldTable({ columns: [['9C'], ['8H'], ['2S'], ['2C']], foundations: [['AC']] }),
    });
    game.addEventListener('game-moving', (event) => {
      event.preventDefault();
    });
    buttonAt(game, 'column-2').click();
    buttonAt(game, 'column-1').click();
    await game.updateComplete;
    expect(said(game)).to.equal('Put back.');
  });

  it('hears in a stopped game that it is so, whatever is tried', async () => {
    const game = await placed('canfield-game', { position: almostStuck.position });
    game.stop();
    await game.updateComplete;
    const stopped = said(game);
    expect(stopped).to.match(/^Stopped\./);
    const tries: [string, () => unknown][] = [
      [
        'a click',
        () => {
          buttonAt(game, 'waste').click();
        },
      ],
      [
        'undo',
        () => {
          toolbarButton(game, 'Undo').click();
        },
      ],
      ['a hint', () => game.hint()],
      ...Array.from('uhdf', (key): [string, () => unknown] => [key, () => press(game, key)]),
    ];
    for (const [what, attempt] of tries) {
      buttonAt(game, 'waste').focus();
      await attempt();
      await game.updateComplete;
      expect(said(game), what).to.equal(stopped);
    }
  });

  it('hears that the same deal begins again after the end', async () => {
    const game = await placed('canfield-game', { deal: 5 });
    game.stop();
    game.restart();
    await game.updateComplete;
    expect(said(game)).to.equal('Deal 5 from the start.');
  });

  it('hears how many cards a hint advises to turn', async () => {
    const columns = [['9C'], ['7C'], ['5C'], ['3C']];
    for (const [left, words] of [
      [['KC', 'KD', 'JC', 'JS'], 'three cards'],
      [['KC', 'KD'], 'two cards'],
      [['KC'], 'a card'],
    ] as const) {
      const stock = [...left];
      const used = [...stock, ...columns.flat(), 'AH'];
      // The king of spades, which nothing takes, lies on top.
      const waste = Array.from('CDHS', (suit) => suitRun(suit))
        .flat()
        .filter((card) => !used.includes(card));
      const game = await placed('canfield-game', {
        position: canfieldTable({ stock, waste, columns, foundations: [['AH']] }),
      });
      await game.hint();
      await game.updateComplete;
      expect(said(game)).to.equal(`Hint: turn ${words}.`);
    }
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
