import { expect } from '@open-wc/testing';
import { games, type Move } from '../../src/patience-engine.js';
import { listen, made, placed, said, somewhere, tableOf, typesOf, type Game } from './page.js';
import { almostLost, almostStuck, almostWon, asText, wholeGames } from './positions.js';

const draw: Move = { from: 'stock', to: 'waste' };

describe('The events of a game', () => {
  it('begin with the start of the game, before anything is drawn', () => {
    const main = somewhere();
    const heard = listen(main);
    main.append(made('canfield-game', { deal: 4211 }));
    expect(heard).to.deep.equal([
      { type: 'game-started', detail: { game: 'canfield', deal: 4211, resumed: false } },
    ]);
  });

  it('name no deal for a given position', () => {
    const main = somewhere();
    const heard = listen(main);
    main.append(made('canfield-game', { position: almostStuck.position }));
    expect(heard[0]?.detail).to.deep.equal({ game: 'canfield', deal: null, resumed: false });
  });

  it('reach the page from inside other shadow roots', async () => {
    const outer = somewhere();
    const heard = listen(outer);
    const inner = document.createElement('div');
    outer.append(inner);
    const game = await placed('canfield-game', { deal: 1 }, inner.attachShadow({ mode: 'closed' }));
    game.move(draw);
    expect(typesOf(heard)).to.deep.equal(['game-started', 'game-moving', 'game-moved']);
  });

  it('bubble and are composed, and the question alone can be cancelled', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    const events: Event[] = [];
    for (const name of ['game-moving', 'game-moved', 'game-stopped', 'game-started'])
      game.addEventListener(name, (event) => events.push(event));
    game.move(draw);
    game.stop();
    await game.newGame({ deal: 2 });
    expect(
      events.map(({ type, bubbles, composed, cancelable }) => [
        type,
        bubbles && composed,
        cancelable,
      ]),
    ).to.deep.equal([
      ['game-moving', true, true],
      ['game-moved', true, false],
      ['game-stopped', true, false],
      ['game-started', true, false],
    ]);
  });

  it('bring moves that are the page’s own: what it does with them changes nothing', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    const spoil = ({ detail }: Event & { detail?: unknown }): void => {
      const { moves } = detail as { moves: { from: string; to: string }[] };
      for (const move of moves) move.to = 'column-1';
      moves.push({ from: 'x', to: 'y' });
    };
    game.addEventListener('game-moving', spoil);
    game.addEventListener('game-moved', spoil);
    const mine = { from: 'stock', to: 'waste' };
    game.move(mine);
    mine.to = 'reserve';
    await game.updateComplete;
    expect(game.save().steps).to.deep.equal(['stock>waste']);
    expect(game.undo() && game.redo()).to.be.true;
  });

  it('leave what else a page was handed its own', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.position = game.position;
    const hint = await game.hint();
    if (hint) Object.assign(hint, { to: 'nowhere' });
    game.lang = 'fr';
    const { asked } = game.save();
    Object.assign(asked?.position ?? {}, { tableau: [] });
    await game.updateComplete;
    game.lang = '';
    await game.updateComplete;
    expect(said(game)).to.match(/^Hint: /);
    expect(game.save().asked?.position?.tableau).to.have.length(4);
  });

  it('come before the method returns, with the table as it was, then as it is', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    const before = tableOf(game);
    const seen: [string, boolean, number][] = [];
    const look = ({ type }: Event): void => {
      seen.push([type, tableOf(game) === before, game.moveCount]);
    };
    game.addEventListener('game-moving', look);
    game.addEventListener('game-moved', look);
    expect(game.move(draw)).to.be.true;
    expect(seen).to.deep.equal([
      ['game-moving', true, 0],
      ['game-moved', false, 1],
    ]);
  });

  it('say what was moved, the score and how many moves it were', async () => {
    const game = await placed('canfield-game', { position: almostStuck.position });
    const heard = listen(game);
    game.move(almostStuck.move);
    const told = { game: 'canfield', kind: 'move', moves: [almostStuck.move] };
    expect(heard.slice(0, 2)).to.deep.equal([
      { type: 'game-moving', detail: told },
      { type: 'game-moved', detail: { ...told, score: 32, moveCount: 1, status: 'playing' } },
    ]);
  });

  it('tell undo, redo and restart by their kinds, with the moves they concern', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move(draw);
    const heard = listen(game, ['game-moving', 'game-moved']);
    game.undo();
    game.redo();
    game.restart();
    expect(
      heard.map(({ type, detail }) => [
        type,
        detail.kind,
        asText(detail.moves as Move[]),
        detail.moveCount,
      ]),
    ).to.deep.equal([
      ['game-moving', 'undo', ['stock>waste'], undefined],
      ['game-moved', 'undo', ['stock>waste'], 0],
      ['game-moving', 'redo', ['stock>waste'], undefined],
      ['game-moved', 'redo', ['stock>waste'], 1],
      ['game-moving', 'restart', [], undefined],
      ['game-moved', 'restart', [], 0],
    ]);
  });

  it('are one for a step, with all that followed by itself after the player’s own move', async () => {
    const game = await placed('australian-patience', {
      'auto-collect': true,
      position: {
        game: 'australian-patience',
        stock: [],
        waste: [],
        foundations: almostWon[2]?.position.foundations.map((pile) => pile.slice(0, 11)) ?? [],
        tableau: [['QC', 'KC'], ['KD', 'QD'], ['KH', 'QH'], ['KS', 'QS'], [], [], []],
      },
    });
    const heard = listen(game, ['game-moved', 'game-won']);
    game.move({ from: 'column-1', to: 'column-5' });
    expect(typesOf(heard)).to.deep.equal(['game-moved', 'game-won']);
    expect(heard[0]?.detail).to.include({ score: 52, moveCount: 1, status: 'won' });
    const [own, ...following] = asText(heard[0]?.detail.moves as Move[]);
    expect(own).to.equal('column-1>column-5');
    expect(following).to.have.length(8);
  });

  it('do not come for what is refused', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    const heard = listen(game);
    expect(game.move({ from: 'stock', to: 'foundation-1' })).to.be.false;
    expect(game.undo()).to.be.false;
    expect(game.redo()).to.be.false;
    expect(game.restart()).to.be.false;
    expect(heard).to.be.empty;
  });
});

describe('A page that is asked before a step', () => {
  it('can forbid a move, an undo, a redo, a restart', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move(draw);
    game.move(draw);
    game.undo();
    const before = tableOf(game);
    const moved = listen(game, ['game-moved']);
    game.addEventListener('game-moving', (event) => {
      event.preventDefault();
    });
    expect([game.move(draw), game.undo(), game.redo(), game.restart()]).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
    expect(tableOf(game)).to.equal(before);
    expect(game.canRedo, 'the redo is still there').to.be.true;
    expect(moved).to.be.empty;
  });

  it('cannot move by itself while it is asked', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.move(draw);
    game.move(draw);
    game.undo();
    const answers: unknown[] = [];
    game.addEventListener('game-moving', () => {
      answers.push(game.move(draw), game.undo(), game.redo(), game.restart());
      answers.push(game.collect(), game.stop());
    });
    const moved = listen(game, ['game-moved', 'game-stopped']);
    game.move(draw);
    expect(answers).to.deep.equal([false, false, false, false, 0, false]);
    expect(typesOf(moved)).to.deep.equal(['game-moved']);
    expect(game.moveCount).to.equal(2);
  });

  it('may lay out another game while it is asked, and the step is none of that one', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.addEventListener('game-moving', () => void game.newGame({ deal: 2 }), { once: true });
    const heard = listen(game, ['game-started', 'game-moved']);
    expect(game.move(draw)).to.be.false;
    expect(typesOf(heard)).to.deep.equal(['game-started']);
    expect(game.moveCount).to.equal(0);
    expect(game.position).to.deep.equal(games.canfield.format(games.canfield.deal(2)));
  });

  it('may move on once it is told', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    game.addEventListener('game-moved', () => {
      if (game.moveCount < 4) game.move(draw);
    });
    game.move(draw);
    expect(game.moveCount).to.equal(4);
  });

  it('sees its errors in the console, and the game goes on', async () => {
    const game = await placed('canfield-game', { deal: 1 });
    const errors: string[] = [];
    const { onerror } = window;
    window.onerror = (message) =>
      errors.push(typeof message === 'string' ? message : message.type) > 0;
    try {
      game.addEventListener(
        'game-moved',
        () => {
          throw new Error('from the page');
        },
        { once: true },
      );
      expect(game.move(draw)).to.be.true;
      expect(game.move(draw)).to.be.true;
    } finally {
      window.onerror = onerror;
    }
    expect(errors).to.have.length(1);
    expect(game.moveCount).to.equal(2);
  });
});

describe('The end of a game', () => {
  it('is told once for an attempt that is loaded as it was before its win', async () => {
    const [ending] = almostWon;
    if (!ending) throw new Error('Expected a game that is almost won');
    const game = await placed(ending.tag, { position: ending.position });
    const heard = listen(game, ['game-won']);
    const save = game.save();
    game.move(ending.move);
    game.load(save);
    game.move(ending.move);
    expect(heard).to.have.length(1);
  });

  it('is told when the winning move is redone, where the page had taken it back at once', async () => {
    const [ending] = almostWon;
    if (!ending) throw new Error('Expected a game that is almost won');
    const game = await placed(ending.tag, { position: ending.position });
    const heard = listen(game, ['game-won']);
    game.addEventListener('game-moved', () => game.undo(), { once: true });
    game.move(ending.move);
    expect(heard).to.be.empty;
    game.redo();
    expect(heard).to.have.length(1);
  });

  for (const { tag, position, move } of almostWon) {
    it(`is told once for ${tag}, though the win is undone and done again`, async () => {
      const game = await placed(tag, { position });
      const heard = listen(game);
      game.move(move);
      expect(typesOf(heard)).to.deep.equal(['game-moving', 'game-moved', 'game-won']);
      expect(heard[1]?.detail).to.include({ status: 'won', score: 52 });
      expect(heard[2]?.detail).to.deep.equal({
        game: position.game,
        deal: null,
        score: 52,
        moveCount: 1,
        seconds: 0,
        undos: 0,
        hints: 0,
      });
      expect(game.status).to.equal('won');
      expect(game.undo()).to.be.true;
      expect(game.status).to.equal('playing');
      expect(game.redo()).to.be.true;
      expect(game.undo()).to.be.true;
      expect(game.move(move)).to.be.true;
      expect(game.status).to.equal('won');
      expect(typesOf(heard).filter((type) => type === 'game-won')).to.have.length(1);
    });

    it(`can be reached again in a new attempt of ${tag}`, async () => {
      const game = await placed(tag, { position });
      game.move(move);
      const heard = listen(game);
      expect(game.restart()).to.be.true;
      expect(typesOf(heard)).to.include('game-started');
      game.move(move);
      expect(typesOf(heard).filter((type) => type === 'game-won')).to.have.length(1);
    });
  }

  it('comes to a game that a script plays before it is in the page', () => {
    for (const { tag, position, move } of [...almostWon, ...almostLost, almostStuck]) {
      const game = made(tag, { position });
      const heard = listen(game);
      expect(game.move(move)).to.be.true;
      expect(typesOf(heard).at(-1), tag).to.match(/^game-(won|lost|stuck)$/);
    }
  });

  it('counts what the player undid and was told', async () => {
    const [ending] = almostWon;
    const game = await placed('calculation-game', { position: ending?.position ?? '' });
    const heard = listen(game, ['game-won']);
    game.move({ from: 'turned', to: 'waste-1' });
    game.undo();
    await game.hint();
    game.move({ from: 'turned', to: 'foundation-4' });
    expect(heard[0]?.detail).to.include({ undos: 1, hints: 1, moveCount: 1 });
  });

  for (const { tag, position, move } of almostLost) {
    it(`is told when a move loses ${tag}, each time a move does`, async () => {
      const game = await placed(tag, { position });
      expect(game.status).to.equal('playing');
      const heard = listen(game);
      game.move(move);
      expect(typesOf(heard)).to.deep.equal(['game-moving', 'game-moved', 'game-lost']);
      const { score } = game;
      expect(heard[2]?.detail).to.deep.equal({
        game: position.game,
        deal: null,
        score,
        moveCount: 1,
      });
      expect(game.status).to.equal('lost');
      game.undo();
      game.redo();
      expect(game.status).to.equal('lost');
      expect(typesOf(heard).filter((type) => type === 'game-lost')).to.have.length(1);
      game.undo();
      game.move(move);
      expect(typesOf(heard).filter((type) => type === 'game-lost')).to.have.length(2);
    });

    it(`is not told when a page lays out a lost position of ${tag}`, async () => {
      const game = await placed(tag, { position });
      game.move(move);
      const lost = game.position;
      const main = somewhere();
      const heard = listen(main);
      await placed(tag, { position: lost }, main);
      expect(typesOf(heard)).to.deep.equal(['game-started']);
    });
  }

  it('is a notice in Canfield: stuck, and never lost', async () => {
    const { position, move } = almostStuck;
    const game = await placed('canfield-game', { position });
    expect(game.stuck).to.be.false;
    const heard = listen(game);
    game.move(move);
    expect(typesOf(heard)).to.deep.equal(['game-moving', 'game-moved', 'game-stuck']);
    expect(heard[2]?.detail).to.deep.equal({ game: 'canfield', deal: null, score: 32 });
    expect(game.stuck).to.be.true;
    expect(game.status).to.equal('playing');
    // Turning the dead stock round says nothing new, nor does going back and forth.
    game.move({ from: 'waste', to: 'stock' });
    game.undo();
    game.undo();
    game.redo();
    expect(typesOf(heard).filter((type) => type === 'game-stuck')).to.have.length(1);
  });

  it('may be the player’s own choice, at the score that is reached', async () => {
    const game = await placed('canfield-game', { deal: 12 });
    game.move(draw);
    const heard = listen(game);
    expect(game.stop()).to.be.true;
    expect(heard).to.deep.equal([
      { type: 'game-stopped', detail: { game: 'canfield', deal: 12, score: 1 } },
    ]);
    expect(game.status).to.equal('stopped');
    expect(game.legalMoves).to.be.empty;
    expect([game.move(draw), game.undo(), game.redo(), game.stop()]).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
    expect(heard).to.have.length(1);
    expect(game.restart(), 'a new attempt').to.be.true;
    expect(game.status).to.equal('playing');
  });
});

describe('A whole game, played to the win by a page’s script', () => {
  for (const { tag, position, solution } of wholeGames) {
    it(`tells each step of ${tag} once`, async () => {
      const game: Game = await placed(tag, { position });
      const heard = listen(game);
      for (const move of solution) expect(game.move(move), asText([move])[0]).to.be.true;
      expect(game.status).to.equal('won');
      expect(game.score).to.equal(52);
      const types = typesOf(heard);
      expect(types.filter((type) => type === 'game-moving')).to.have.length(solution.length);
      expect(types.filter((type) => type === 'game-moved')).to.have.length(solution.length);
      expect(types.filter((type) => type === 'game-won')).to.have.length(1);
      expect(types.at(-1)).to.equal('game-won');
      expect(heard.at(-1)?.detail).to.include({ moveCount: solution.length, score: 52 });
      const counts = heard.filter(({ type }) => type === 'game-moved');
      expect(counts.map(({ detail }) => detail.moveCount)).to.deep.equal(
        solution.map((_, index) => index + 1),
      );
      while (game.undo());
      expect(game.position).to.deep.equal(position);
    });
  }
});
