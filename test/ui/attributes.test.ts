import { expect } from '@open-wc/testing';
import {
  all,
  buttonAt,
  gameTags,
  labelOf,
  listen,
  made,
  placed,
  said,
  somewhere,
  tableOf,
  toolbarNames,
  warningsOf,
  type GameTag,
} from './page.js';
import { almostStuck } from './positions.js';

const draw = { from: 'stock', to: 'waste' };
const nameOf = (game: Parameters<typeof all>[0]): string | null =>
  all(game, 'section, [role="region"]')[0]?.getAttribute('aria-label') ?? null;
const countersOf = (game: Parameters<typeof all>[0]): string =>
  all(game, '.counters')[0]?.innerText.replace(/\s+/g, ' ').trim() ?? '';

describe('A bad value', () => {
  const cases: [tag: GameTag, attribute: string, value: string][] = [
    ['canfield-game', 'deal', '0'],
    ['canfield-game', 'deal', '-3'],
    ['canfield-game', 'deal', '1.5'],
    ['canfield-game', 'deal', '4294967296'],
    ['canfield-game', 'deal', '1e3'],
    ['canfield-game', 'deal', 'seven'],
    ['canfield-game', 'deal', ''],
    ['canfield-game', 'position', ''],
    ['canfield-game', 'position', '{'],
    ['canfield-game', 'position', 'null'],
    ['canfield-game', 'position', '[]'],
    ['canfield-game', 'position', '{"game":"canfield"}'],
    ['canfield-game', 'position', 'x'.repeat(5000)],
    ['canfield-game', 'draw', '2'],
    ['canfield-game', 'draw', ''],
    ['canfield-game', 'draw', 'three'],
    ['canfield-game', 'redeals', '-1'],
    ['canfield-game', 'redeals', 'many'],
    ['canfield-game', 'redeals', ''],
    ['calculation-game', 'controls', 'undo fly'],
    ['calculation-game', 'controls', ''],
    ['calculation-game', 'controls', 'none undo'],
    ['calculation-game', 'counters', 'points'],
    ['calculation-game', 'counters', ''],
    ['calculation-game', 'hints', 'best'],
    ['calculation-game', 'hints', 'simple expert'],
    ['calculation-game', 'deck', 'none'],
  ];
  for (const [tag, attribute, value] of cases)
    it(`such as ${attribute}="${value.slice(0, 20)}" is warned of once, and the game goes on`, async () => {
      let game = made(tag);
      const warnings = await warningsOf(async () => {
        game = await placed(tag, { [attribute]: value });
        game.move(game.legalMoves[0] ?? draw);
        await game.updateComplete;
        game.undo();
        await game.updateComplete;
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.include(`<${tag}>`).and.to.include(attribute);
      expect(warnings[0]?.length, 'a warning to read').to.be.below(400);
      expect(game.status).to.equal('playing');
      expect(game.deal).to.be.a('number');
      expect(toolbarNames(game)).to.include('Undo');
      expect(countersOf(game)).to.match(/^Score: \d+$/);
    });

  it('of a choice is answered with what there is to choose from', async () => {
    const warnings = await warningsOf(() => placed('canfield-game', { hints: 'best' }));
    expect(warnings[0]).to.include('expected one of simple, expert, solver, off, got "best"');
  });

  it('of a position is answered with the pile and the card', async () => {
    const { position } = made('canfield-game', { deal: 7 });
    const [[first = ''] = []] = position.tableau ?? [];
    const tableau = [[first], [first], [], []];
    const twice = JSON.stringify({ ...position, tableau });
    const warnings = await warningsOf(() => placed('canfield-game', { position: twice }));
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.include('column-2').and.to.include(first);
  });

  const strange = {
    'not a number': NaN,
    'a symbol': Symbol('odd'),
    'an object without a prototype': Object.create(null) as object,
    'a cycle': ((cycle: object[]) => cycle.push(cycle) && cycle)([]),
  };
  for (const [what, value] of Object.entries(strange))
    it(`that a script sets is warned of once, and the game goes on: ${what}`, async () => {
      const names = ['controls', 'counters', 'hints', 'deck', 'storage', 'label', 'storageKey'];
      for (const name of names) {
        let game = made('canfield-game');
        const warnings = await warningsOf(async () => {
          game = made('canfield-game', { deal: 7 });
          Object.assign(game, { [name]: value });
          somewhere().append(game);
          game.move(draw);
          await game.updateComplete;
          game.undo();
          await game.updateComplete;
        });
        expect(warnings, name).to.have.length(name === 'label' ? 0 : 1);
        expect(countersOf(game), name).to.equal('Score: 1');
        expect(nameOf(game), name).to.equal('Canfield');
      }
    });

  it('set later leaves the game on the table', async () => {
    const game = await placed('canfield-game', { deal: 6 });
    game.move(draw);
    const before = tableOf(game);
    const heard = listen(game);
    const warnings = await warningsOf(() => {
      game.setAttribute('deal', 'next');
      game.setAttribute('position', '{"game":"canfield"}');
      Object.assign(game, { deal: {} });
      Object.assign(game, { position: 12 });
    });
    expect(warnings).to.have.length(4);
    expect(tableOf(game)).to.equal(before);
    expect(game.moveCount).to.equal(1);
    expect(heard).to.be.empty;
  });

  it('of the position leaves the deal to begin with', async () => {
    let deal: number | null = 0;
    const warnings = await warningsOf(async () => {
      const game = await placed('canfield-game', { position: '{}', deal: 8 });
      ({ deal } = game);
    });
    expect(warnings).to.have.length(1);
    expect(deal).to.equal(8);
  });

  it('names the pile and the card of a position', async () => {
    const bad = structuredClone(almostStuck.position) as unknown as { reserve: string[] };
    bad.reserve[0] = 'KH';
    const warnings = await warningsOf(() =>
      placed('canfield-game', { position: JSON.stringify(bad) }),
    );
    expect(warnings[0]).to.include('KH');
    expect(warnings[0]).to.match(/reserve|column|tableau/);
  });

  it('of a move is a TypeError, and changes nothing', async () => {
    const game = await placed('canfield-game', { deal: 6 });
    const before = tableOf(game);
    const heard = listen(game);
    for (const move of [
      null,
      undefined,
      'stock>waste',
      {},
      { from: 'stock' },
      { from: 'cellar', to: 'waste' },
      { from: 'column-1', to: 'column-9' },
      { from: 'column-1', to: 'column-2', count: 0 },
      { from: 'column-1', to: 'column-2', count: '1' },
      { from: 'stock', to: 'waste', count: 3 },
    ])
      expect(() => game.move(move as never), JSON.stringify(move)).to.throw(TypeError);
    expect(tableOf(game)).to.equal(before);
    expect(heard).to.be.empty;
  });
});

describe('The toolbar', () => {
  it('shows a sensible few, and the rest in a menu', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    expect(toolbarNames(game)).to.deep.equal(['New deal', 'Undo', 'Redo', 'Hint', 'More']);
    expect(countersOf(game)).to.equal('Score: 1');
  });

  it('shows what the page asks for, and nothing else', async () => {
    const game = await placed('canfield-game', { deal: 1, controls: 'undo collect' });
    expect(toolbarNames(game)).to.deep.equal(['Undo', 'Play up']);
    game.controls = 'none';
    await game.updateComplete;
    expect(toolbarNames(game)).to.be.empty;
    game.removeAttribute('controls');
    await game.updateComplete;
    expect(toolbarNames(game)).to.include('More');
  });

  it('counts what the page asks for', async () => {
    const game = await placed('canfield-game', { deal: 1, counters: 'score moves time' });
    game.move(draw);
    await game.updateComplete;
    expect(countersOf(game)).to.equal('Score: 1 Moves: 1 Time: 0:00');
    game.counters = 'none';
    await game.updateComplete;
    expect(countersOf(game)).to.equal('');
  });

  it('says which deal and which variant is played', async () => {
    const game = await placed('canfield-game', { deal: 31, draw: 1, redeals: 2 });
    const more = all(game, '[part~="button"][aria-expanded]')[0];
    expect(more?.getAttribute('aria-expanded')).to.equal('false');
    more?.click();
    await game.updateComplete;
    expect(more?.getAttribute('aria-expanded')).to.equal('true');
    const menu = all(game, '[part~="menu"]')[0];
    expect(menu?.innerText).to.include('Deal 31');
    expect(menu?.innerText).to.include('Variant: draw 1, 2 redeals');
  });

  it('keeps its menu inside the game, however low that is', async () => {
    const game = await placed('canfield-game', { deal: 5 });
    game.style.setProperty('--patience-max-height', '18rem');
    all(game, '[part~="button"][aria-expanded]')[0]?.click();
    await game.updateComplete;
    const menu = all(game, '[part~="menu"]')[0];
    if (!menu) throw new Error('There is no menu');
    expect(menu.getBoundingClientRect().bottom).to.be.at.most(game.getBoundingClientRect().bottom);
    expect(menu.scrollHeight).to.be.above(menu.clientHeight);
  });

  it('opens its menu above the board, where it can be touched', async () => {
    for (const tag of gameTags) {
      const game = await placed(tag, { deal: 1 });
      all(game, '[part~="button"][aria-expanded]')[0]?.click();
      await game.updateComplete;
      const choices = all(game, '[part~="menu"] button');
      expect(choices, tag).not.to.be.empty;
      for (const choice of choices) {
        choice.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = choice.getBoundingClientRect();
        const touched = game.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
        expect(choice.contains(touched ?? null), `${tag}: ${choice.textContent}`).to.be.true;
      }
    }
  });

  it('says what cannot be done instead of doing nothing', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    const undo = all(game, '[part~="button"]').find(
      (button) => button.getAttribute('aria-label') === 'Undo',
    );
    expect(undo?.getAttribute('aria-disabled')).to.equal('true');
    undo?.click();
    await game.updateComplete;
    expect(said(game)).to.equal('Nothing to undo.');
  });
});

describe('The label', () => {
  it('is the game’s name, or what the page says', async () => {
    const game = await placed('australian-patience', { deal: 1 });
    expect(nameOf(game)).to.equal('Australian Patience');
    game.label = 'The hard one';
    await game.updateComplete;
    expect(nameOf(game)).to.equal('The hard one');
    game.setAttribute('label', 'The harder one');
    await game.updateComplete;
    expect(nameOf(game)).to.equal('The harder one');
    game.removeAttribute('label');
    await game.updateComplete;
    expect(nameOf(game)).to.equal('Australian Patience');
  });
});

describe('A game that is only shown', () => {
  it('does not play by click or key, and shows no toolbar', async () => {
    const game = await placed('canfield-game', { deal: 1, readonly: true });
    const heard = listen(game);
    buttonAt(game, 'stock').click();
    buttonAt(game, 'stock').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'd', bubbles: true }),
    );
    buttonAt(game, 'column-1').click();
    await game.updateComplete;
    expect(heard).to.be.empty;
    expect(all(game, '[aria-pressed="true"]')).to.be.empty;
    expect(all(game, '[part~="toolbar"]')).to.be.empty;
    expect(labelOf(game, 'column-1')).to.be.a('string');
  });

  it('plays again when the page lets it', async () => {
    const game = await placed('canfield-game', { deal: 1, readonly: true });
    game.removeAttribute('readonly');
    await game.updateComplete;
    buttonAt(game, 'stock').click();
    expect(game.moveCount).to.equal(1);
  });
});

describe('Canfield as the page chooses it', () => {
  it('turns three at a time, or one', async () => {
    for (const [attributes, turned] of [
      [{}, 3],
      [{ draw: 3 }, 3],
      [{ draw: 1 }, 1],
    ] as const) {
      const game = await placed('canfield-game', { deal: 1, ...attributes });
      game.move(draw);
      expect(game.position.waste).to.have.length(turned);
    }
  });

  it('puts the waste back as often as the page allows', async () => {
    const game = await placed('canfield-game', { deal: 1, redeals: 1 });
    const pass = (): void => {
      while (game.position.stock.length > 0) game.move(draw);
    };
    pass();
    expect(game.move({ from: 'waste', to: 'stock' })).to.be.true;
    pass();
    expect(game.move({ from: 'waste', to: 'stock' })).to.be.false;
  });

  it('never puts the waste back where the page says none', async () => {
    const game = await placed('canfield-game', { deal: 1, redeals: 0 });
    while (game.position.stock.length > 0) game.move(draw);
    expect(game.move({ from: 'waste', to: 'stock' })).to.be.false;
    buttonAt(game, 'stock').click();
    await game.updateComplete;
    expect(said(game)).not.to.equal('');
    expect(game.position.stock).to.be.empty;
  });

  it('leaves a game that is under way as it is when the choice changes', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move(draw);
    const before = tableOf(game);
    game.setAttribute('draw', '1');
    expect(tableOf(game)).to.equal(before);
    await game.newGame({ deal: 1 });
    game.move(draw);
    expect(game.position.waste).to.have.length(1);
  });
});
