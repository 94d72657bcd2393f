import { expect, waitUntil } from '@open-wc/testing';
import { formatPosition, games, type Move, type Position } from '../../src/patience-engine.js';
import { sizeOf } from '../../src/engine/position.js';
import { solveSync } from '../../src/patience-solver.js';
import { smallPosition } from '../solver/positions.js';
import {
  all,
  listen,
  placed,
  said,
  toolbarButton,
  toolbarNames,
  typesOf,
  warningsOf,
  type Game,
} from './page.js';

const rules = games['australian-patience'];
const verdictOf = (position: Position): string => solveSync(position).verdict;

/** A game that can be won, and a move that spoils it. */
const crossroads = (): { position: Position; wrong: Move } => {
  for (let seed = 1; ; seed++) {
    const position = smallPosition(rules, seed, 20);
    if (verdictOf(position) !== 'winnable') continue;
    const wrong = rules
      .moves(position)
      .find(
        (move) =>
          verdictOf(rules.apply(position, move)) === 'unwinnable' &&
          rules.status(rules.apply(position, move)) === 'playing',
      );
    if (wrong) return { position, wrong };
  }
};

/** A machine may be busy. */
const patience = { timeout: 20_000 };

const { position, wrong } = crossroads();
const start = formatPosition(position);
const afterWrong = formatPosition(rules.apply(position, wrong));

const barOf = (game: Game): HTMLElement | undefined => all(game, '.advice')[0];
const textOf = (game: Game): string => barOf(game)?.querySelector('p')?.textContent.trim() ?? '';
const choose = async (game: Game, name: string): Promise<void> => {
  [...(barOf(game)?.querySelectorAll('button') ?? [])]
    .find((button) => button.textContent.trim() === name)
    ?.click();
  await game.updateComplete;
};
const barShown = (game: Game): Promise<void> =>
  waitUntil(() => barOf(game), 'a bar below the board', patience);

for (const worker of ['auto', 'none'])
  describe(`Hints of the solver (worker ${worker})`, () => {
    const attributes = { position: start, hints: 'solver', worker };

    it('lead to the win, one after another, and give their reason', async () => {
      const game = await placed('australian-patience', attributes);
      for (let step = 0; step < 120 && game.status === 'playing'; step++) {
        const hint = await game.hint();
        expect(hint, said(game)).not.to.be.null;
        await game.updateComplete;
        expect(said(game)).to.match(/^Hint: /);
        if (hint) expect(game.move(hint), said(game)).to.be.true;
      }
      expect(game.status).to.equal('won');
    });

    it('say how long the game has been lost', async () => {
      const game = await placed('australian-patience', attributes);
      game.move(wrong);
      expect(await game.hint()).to.be.null;
      await game.updateComplete;
      expect(said(game)).to.equal('This game can no longer be won. It still could one move ago.');
    });

    it('say that a game could never be won', async () => {
      const game = await placed('australian-patience', { ...attributes, position: afterWrong });
      expect(await game.hint()).to.be.null;
      await game.updateComplete;
      expect(said(game)).to.equal('This deal cannot be won.');
    });
  });

describe('Hints', () => {
  it('of an expert are moves that the rules allow', async () => {
    for (const tag of ['calculation-game', 'canfield-game', 'australian-patience'] as const) {
      const game = await placed(tag, { deal: 3, hints: 'expert' });
      const hint = await game.hint();
      if (!hint) throw new Error(`Expected a hint in ${tag}`);
      expect(game.move(hint), tag).to.be.true;
    }
  });

  it('of the solver say that the game can be won where they only turn the stock', async () => {
    const game = await placed('calculation-game', { deal: 13, hints: 'solver' });
    await game.hint();
    await game.updateComplete;
    expect(said(game)).to.equal('Hint: turn a card: this can still be won.');
  });

  it('asked for again before they come are given once, and of the kind asked for', async () => {
    const game = await placed('australian-patience', { position: afterWrong, hints: 'solver' });
    expect(await Promise.all([game.hint(), game.hint()])).to.deep.equal([null, null]);
    await game.updateComplete;
    expect(said(game)).to.equal('This deal cannot be won.');
  });

  it('of a kind that is not wanted any more are dropped', async () => {
    const game = await placed('australian-patience', { position: start, hints: 'solver' });
    const hint = game.hint();
    game.hints = 'off';
    expect(await hint).to.be.null;
    await game.updateComplete;
    expect(said(game)).not.to.match(/^Hint/);
  });

  it('that come when the game has gone on are dropped', async () => {
    const game = await placed('australian-patience', { position: start, hints: 'solver' });
    const hint = game.hint();
    game.move(wrong);
    expect(await hint).to.be.null;
  });

  it('can be left out', async () => {
    const game = await placed('canfield-game', { deal: 3, hints: 'off' });
    expect(toolbarNames(game)).not.to.include('Hint');
    expect(await game.hint()).to.be.null;
  });

  it('are counted when they are given', async () => {
    const game = await placed('australian-patience', { position: start, hints: 'solver' });
    const heard = listen(game, ['game-won']);
    let asked = 0;
    for (; game.status === 'playing'; asked++) {
      const hint = await game.hint();
      if (!hint) break;
      game.move(hint);
    }
    expect(heard[0]?.detail.hints).to.equal(asked);
  });
});

describe('The worker of the solver', () => {
  it('is its own where no address is given, which is warned of', async () => {
    for (const worker of ['', Symbol('odd'), {}]) {
      const warnings = await warningsOf(async () => {
        const game = await placed('canfield-game', { deal: 4, hints: 'solver' });
        Object.assign(game, { worker });
        expect(await game.hint()).not.to.be.null;
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.include('<canfield-game> worker: expected a text');
    }
  });

  const warningsOfGames = (...workers: readonly string[]): Promise<string[]> =>
    warningsOf(async () => {
      for (const worker of workers) {
        const game = await placed('canfield-game', { deal: 4, hints: 'solver', worker });
        expect((await game.hint())?.reason, 'the hint comes all the same').to.equal('wins');
        await game.hint();
      }
    });

  it('that does not open is told of once, with what was asked for and what can be done', async () => {
    const warnings = await warningsOfGames('/no-worker.js', '/no-worker.js');
    expect(warnings).to.have.length(1);
    expect(warnings[0])
      .to.include('worker="/no-worker.js"')
      .and.to.include('works in the page')
      .and.to.include('patience-solver.min.js')
      .and.to.include('worker="none"');
  });

  it('that opens, or is not wanted, is not told of', async () => {
    expect(await warningsOfGames('auto', 'none')).to.be.empty;
  });
});

describe('A game that warns', () => {
  const attributes = { position: start, 'warn-unwinnable': true };

  it('says so when it can no longer be won, and goes back to where it could', async () => {
    const game = await placed('australian-patience', attributes);
    game.move(wrong);
    await barShown(game);
    expect(textOf(game)).to.equal('This game can no longer be won. It still could one move ago.');
    await game.updateComplete;
    expect(said(game)).to.contain('This game can no longer be won.');
    await choose(game, 'Undo to there');
    expect(game.moveCount).to.equal(0);
    expect(barOf(game)).to.be.undefined;
  });

  it('goes back as far as it says, and is quiet there', async () => {
    const game = await placed('australian-patience', attributes);
    game.move(wrong);
    await barShown(game);
    const [next] = game.legalMoves;
    if (next) game.move(next);
    await waitUntil(() => textOf(game).includes('2 moves ago'), 'two moves', patience);
    await choose(game, 'Undo to there');
    expect(game.moveCount).to.equal(0);
    // What was asked for on the way there is answered by now.
    await game.hint();
    await game.updateComplete;
    expect(barOf(game)).to.be.undefined;
  });

  it('says so once, however quickly the game is lost', async () => {
    const game = await placed('australian-patience', attributes);
    game.move(wrong);
    const [next] = game.legalMoves;
    if (next) game.move(next);
    await barShown(game);
    await game.updateComplete;
    expect(said(game)).to.contain('This game can no longer be won. It still could 2 moves ago.');
  });

  it('says so though a hint is asked for meanwhile', async () => {
    const game = await placed('australian-patience', { ...attributes, hints: 'expert' });
    await game.hint();
    game.move(wrong);
    await game.hint();
    await barShown(game);
    expect(textOf(game)).to.equal('This game can no longer be won. It still could one move ago.');
  });

  it('is quiet once the player plays on', async () => {
    const game = await placed('australian-patience', { ...attributes, hints: 'solver' });
    game.move(wrong);
    await barShown(game);
    await choose(game, 'Play on');
    const [next] = game.legalMoves;
    if (next) game.move(next);
    await game.hint();
    await game.updateComplete;
    expect(barOf(game)).to.be.undefined;
  });

  it('speaks up again in the next game, after the player has played on', async () => {
    const game = await placed('australian-patience', attributes);
    game.move(wrong);
    await barShown(game);
    await choose(game, 'Play on');
    game.position = afterWrong;
    await barShown(game);
    await game.updateComplete;
    expect(said(game)).to.contain('This deal cannot be won.');
  });

  it('says so in the language that the page takes on meanwhile', async () => {
    const game = await placed('australian-patience', attributes);
    game.move(wrong);
    await barShown(game);
    await game.updateComplete;
    expect(said(game)).to.contain('This game can no longer be won.');
    game.lang = 'es';
    await waitUntil(() => said(game).includes('La partida ya no se puede ganar.'), 'it', patience);
    expect(said(game)).not.to.contain('This game');
  });

  it('is quiet once it is to warn no more', async () => {
    const game = await placed('australian-patience', attributes);
    game.move(wrong);
    await barShown(game);
    game.warnUnwinnable = false;
    await game.updateComplete;
    expect(barOf(game)).to.be.undefined;
  });

  it('says so at once where it is to warn of a game that is lost already', async () => {
    const game = await placed('australian-patience', { position: start });
    game.move(wrong);
    await game.updateComplete;
    game.warnUnwinnable = true;
    await barShown(game);
    expect(textOf(game)).to.equal('This game can no longer be won. It still could one move ago.');
  });

  describe('where some positions are too hard', () => {
    const { stock } = rules.game;
    const dealt = sizeOf(rules.deal(1), stock);

    /**
     * A game whose worker judges the deal and what comes of turning the stock once, twice and so on;
     * a hard position can be won, but that takes long to see.
     */
    const judgedAs = (verdicts: readonly string[], warns = true): Promise<Game> => {
      const text = `const verdicts = ${JSON.stringify(verdicts)};
        onmessage = ({ data: { id, task } }) => {
          const turned = ${dealt} - task?.position.piles[${stock.index}].length;
          const moves = [{ from: 'stock', to: 'waste' }];
          const known = { hard: task?.budget?.nodes < 1e6 ? 'unknown' : 'winnable' };
          const verdict = known[verdicts[turned]] ?? verdicts[turned];
          const answer = task?.ask === 'solve' ? { verdict, moves } : null;
          if (task) postMessage({ id, answer });
        };
        postMessage({ id: 0 });`;
      const worker = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const attributes = { deal: '1', 'warn-unwinnable': warns, hints: 'solver', worker };
      return placed('australian-patience', attributes);
    };

    /** Turns the stock so often, but never before the position is judged. */
    const turn = async (game: Game, times: number): Promise<void> => {
      for (let time = 0; time < times; time++) {
        await game.hint();
        game.move({ from: 'stock', to: 'waste' });
      }
    };

    it('goes back to the last one that could be won for certain', async () => {
      const game = await judgedAs(['winnable', 'winnable', 'unknown', 'unwinnable']);
      await turn(game, 3);
      await barShown(game);
      expect(textOf(game)).to.equal('This game can no longer be won. It still could 2 moves ago.');
    });

    it('does not wait for the hard ones, which are looked at when that is asked for', async () => {
      const game = await judgedAs(['hard', 'unwinnable'], false);
      game.move({ from: 'stock', to: 'waste' });
      game.warnUnwinnable = true;
      await barShown(game);
      expect(textOf(game)).to.equal('The game cannot be won from here.');
      game.undo();
      expect((await game.hint())?.reason).to.equal('wins');
    });

    it('does not say that it never could be won', async () => {
      const game = await judgedAs(['unknown', 'unknown', 'unwinnable']);
      await turn(game, 2);
      await barShown(game);
      expect(textOf(game)).to.equal('The game cannot be won from here.');
      expect(barOf(game)?.textContent).not.to.contain('Undo to there');
    });
  });

  it('lets the player play on', async () => {
    const game = await placed('australian-patience', attributes);
    game.move(wrong);
    await barShown(game);
    await choose(game, 'Play on');
    expect(barOf(game)).to.be.undefined;
    expect(game.moveCount).to.equal(1);
  });

  it('speaks the language of the page', async () => {
    const game = await placed('australian-patience', { ...attributes, lang: 'fr' });
    game.move(wrong);
    await barShown(game);
    await waitUntil(
      () => textOf(game).includes('La partie ne peut plus être gagnée.'),
      'the French words',
      patience,
    );
  });
});

describe('The solution', () => {
  const shownBy = async (game: Game): Promise<void> => {
    toolbarButton(game, 'More').click();
    await game.updateComplete;
    toolbarButton(game, 'Show the solution').click();
    await barShown(game);
  };
  const attributes = { position: start };

  it('is played move by move, and is no win of the player’s', async () => {
    const game = await placed('australian-patience', attributes);
    const heard = listen(game);
    await shownBy(game);
    await choose(game, 'Pause');
    for (let step = 0; step < 200 && game.status === 'playing'; step++)
      await choose(game, 'Next move');
    expect(game.status).to.equal('won');
    expect(typesOf(heard)).to.include('game-moved').and.not.to.include('game-won');
    expect(game.matches(':state(won)')).to.be.false;
    expect(textOf(game)).to.equal('That was the solution. It does not count as a win.');
    await choose(game, 'Play it yourself');
    expect(game.status).to.equal('playing');
    expect(game.moveCount).to.equal(0);
    expect(barOf(game)).to.be.undefined;
  });

  it('runs by itself until the player does something', async () => {
    const game = await placed('australian-patience', attributes);
    await shownBy(game);
    await waitUntil(() => game.moveCount > 0, 'a first move', patience);
    game.undo();
    await game.updateComplete;
    expect(barOf(game)).to.be.undefined;
  });

  for (const [what, end] of [
    ['the game is only shown from now on', (game: Game) => (game.readonly = true)],
    [
      'the game leaves the page',
      (game: Game) => {
        game.remove();
      },
    ],
    ['the player has had enough', (game: Game) => game.stop()],
  ] as const)
    it(`ends when ${what}`, async () => {
      const game = await placed('australian-patience', attributes);
      await shownBy(game);
      end(game);
      await game.updateComplete;
      expect(barOf(game)).to.be.undefined;
    });

  for (const [what, act] of [
    ['deals another game', (game: Game) => void game.newGame({ deal: 77 })],
    ['takes it back', (game: Game) => void game.undo()],
    ['plays on', (game: Game) => void game.legalMoves.slice(0, 1).map((move) => game.move(move))],
    [
      'takes the game away',
      (game: Game) => {
        game.remove();
      },
    ],
  ] as const)
    it(`ends when a page that hears of a move ${what}`, async () => {
      const game = await placed('australian-patience', attributes);
      let moves = 0;
      game.addEventListener('game-moved', () => {
        if (++moves === 1) act(game);
      });
      await shownBy(game);
      await choose(game, 'Pause');
      await choose(game, 'Next move');
      expect(moves).to.be.above(0);
      expect(barOf(game)).to.be.undefined;
      // Nor is what came instead marked as shown.
      expect(game.save().shown).to.equal(what !== 'deals another game');
    });

  it('is not shown to who has won', async () => {
    const game = await placed('australian-patience', attributes);
    for (const move of solveSync(position).moves ?? []) game.move(move);
    expect(game.status).to.equal('won');
    await game.showSolution();
    await game.updateComplete;
    expect(barOf(game)).to.be.undefined;
    expect(game.matches(':state(won)')).to.be.true;
  });

  it('is as little to be had as a hint once the game was stopped', async () => {
    const game = await placed('australian-patience', attributes);
    const [move] = game.legalMoves;
    if (move) game.move(move);
    expect(game.stop()).to.be.true;
    await game.showSolution();
    await game.updateComplete;
    expect(barOf(game)).to.be.undefined;
    for (const kind of ['simple', 'expert', 'solver'] as const) {
      game.hints = kind;
      expect(await game.hint(), kind).to.be.null;
    }
  });

  it('stops where the page forbids a move', async () => {
    const game = await placed('australian-patience', attributes);
    game.addEventListener('game-moving', (event) => {
      event.preventDefault();
    });
    await shownBy(game);
    await choose(game, 'Next move');
    expect(game.moveCount).to.equal(0);
    expect(barOf(game)).to.be.undefined;
  });

  it('is not there where the game cannot be won, and so it says', async () => {
    const game = await placed('australian-patience', { position: afterWrong });
    await game.showSolution();
    await game.updateComplete;
    expect(said(game)).to.equal('The game cannot be won from here.');
    expect(barOf(game)).to.be.undefined;
  });
});
