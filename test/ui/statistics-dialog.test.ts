import { expect } from '@open-wc/testing';
import { formatStatistics, noStatistics, readStatistics } from '../../src/ui/statistics.js';
import { all, drawnIn, focused, gameTags, placed, toolbarButton, type Game } from './page.js';
import { withStandIn } from './stand-in.js';

const KEY = 'patience-statistics-canfield';
const attempts = '[11,20,30,40]\n[12,52,100,605]\n[12,9,9,9]';

const open = async (game: Game): Promise<void> => {
  await drawnIn(game);
  all(game, '[data-command="statistics"]')[0]?.click();
  while (!all(game, 'dialog[open]')[0]) await new Promise(requestAnimationFrame);
};

/** A Canfield with its statistics open. */
const opened = async (kept = attempts, more = {}): Promise<Game> => {
  if (kept) sessionStorage.setItem(KEY, kept);
  const game = await placed('canfield-game', {
    deal: 1,
    storage: 'session',
    controls: 'statistics',
    ...more,
  });
  await open(game);
  return game;
};

const figures = (game: Game): Record<string, string> =>
  Object.fromEntries(
    all(game, 'dialog dl > div').map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      (row.querySelector('dd')?.textContent ?? '').trim(),
    ]),
  );

const wordsIn = (game: Game): string => all(game, 'dialog')[0]?.textContent ?? '';

const saidIn = (game: Game): string =>
  (all(game, 'dialog [role="status"]')[0]?.textContent ?? '').trim();

const textOf = (game: Game): HTMLTextAreaElement => {
  const [text] = all(game, 'dialog textarea');
  if (!(text instanceof HTMLTextAreaElement)) throw new Error('Expected a text in the dialog');
  return text;
};

const press = async (game: Game, action: string): Promise<void> => {
  const [button] = all(game, `dialog [data-action="${action}"]`);
  if (!button) throw new Error(`Expected a button "${action}" in the dialog`);
  button.click();
  await game.updateComplete;
};

const paste = async (game: Game, text: string): Promise<void> => {
  textOf(game).value = text;
  await press(game, 'replace');
};

const keptIn = (): unknown => readStatistics(sessionStorage.getItem(KEY) ?? '', 'canfield');

describe('The statistics in a dialog', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });
  afterEach(() => {
    sessionStorage.clear();
  });

  it('show the figures of the game', async () => {
    expect(figures(await opened())).to.deep.equal({
      Attempts: '2',
      Won: '1 (50%)',
      'Best score': '52',
      'Mean score': '36',
      'Wins in a row': '1',
      'Most wins in a row': '1',
      'Best win': 'Moves: 100, Time: 10:05',
      Replays: '1',
      'Replays won': '0',
    });
  });

  it('show what has been played on this page', async () => {
    const game = await placed('canfield-game', {
      deal: 1,
      storage: 'session',
      controls: 'new statistics',
    });
    game.move({ from: 'stock', to: 'waste' });
    game.stop();
    await open(game);
    expect(figures(game)).to.include({ Attempts: '1', 'Best score': '1', Won: '0 (0%)' });
  });

  it('draw a bar for each score that was reached, and tell the same in a table', async () => {
    const game = await opened();
    const [scores, recent] = all(game, 'dialog svg path').map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length,
    );
    expect([scores, recent]).to.deep.equal([2, 2]);
    const rows = all(game, 'dialog tbody tr').map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).to.deep.equal([
      ['20', '1'],
      ['52', '1'],
    ]);
    expect(wordsIn(game)).to.contain('Latest scores: 20, 52');
  });

  it('draw nothing where nothing has been played', async () => {
    const game = await opened('');
    expect(figures(game)).to.include({ Attempts: '0', Won: '0', 'Best score': '–' });
    expect(all(game, 'dialog .chart')).to.be.empty;
  });

  it('say that the deal on the table has counted, until this attempt ends', async () => {
    const replay = /Deal 11: counted already/;
    const game = await opened(attempts, { deal: 11 });
    expect(wordsIn(game)).to.match(replay);
    expect(wordsIn(await opened(attempts, { deal: 3 }))).not.to.match(replay);
  });

  it('name the variant that they are of', async () => {
    const game = await opened(attempts, { draw: 1 });
    expect(wordsIn(game)).to.contain('Variant: draw 1');
    expect(figures(game)).to.include({ Attempts: '0' });
  });

  for (const [lang, title, share] of [
    ['fr', 'Statistiques', /^1 \(50\s%\)$/u],
    ['de', 'Statistik', /^1 \(50\s%\)$/u],
    ['es', 'Estadísticas', /^1 \(50\s%\)$/u],
  ] as const)
    it(`speak the language "${lang}"`, async () => {
      sessionStorage.setItem(KEY, attempts);
      const game = await placed('canfield-game', {
        deal: 1,
        storage: 'session',
        controls: 'statistics',
        lang,
      });
      while (!all(game, `[lang="${lang}"]`)[0]) await new Promise(requestAnimationFrame);
      await open(game);
      expect(all(game, 'dialog h2')[0]?.textContent).to.equal(title);
      expect(Object.values(figures(game))[1]).to.match(share);
    });

  for (const tag of gameTags)
    it(`of ${tag} are in its menu, and accessible`, async () => {
      const game = await placed(tag, { deal: 1, storage: 'session' });
      game.move(game.legalMoves[0] ?? { from: 'stock', to: 'waste' });
      game.stop();
      toolbarButton(game, 'More').click();
      await game.updateComplete;
      await open(game);
      for (const details of all(game, 'dialog details')) details.setAttribute('open', '');
      await press(game, 'erase');
      await expect(game).to.be.accessible();
    });
});

describe('Statistics taken elsewhere', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });
  afterEach(() => {
    sessionStorage.clear();
  });

  it('are the same after an export, an erasure and an import', async () => {
    const game = await opened();
    const before = figures(game);
    const exported = textOf(game).value;
    await press(game, 'erase');
    await press(game, 'erase-all');
    expect(figures(game)).to.include({ Attempts: '0' });
    await paste(game, `  ${exported}\n`);
    expect(saidIn(game)).to.equal('The figures are replaced.');
    expect(figures(game)).to.deep.equal(before);
    expect(textOf(game).value).to.equal(exported);
  });

  it('take the place of those that were there, which come back by undo', async () => {
    const game = await opened();
    const before = keptIn();
    await paste(game, formatStatistics(noStatistics, 'canfield'));
    expect(figures(game)).to.include({ Attempts: '0', Replays: '0' });
    await press(game, 'undo');
    expect(figures(game)).to.include({ Attempts: '2', Replays: '1' });
    expect(keptIn()).to.deep.equal(before);
  });

  it('are refused where they are none of this game, and nothing changes', async () => {
    const game = await opened();
    const exported = textOf(game).value;
    for (const text of [
      '',
      '{',
      '[1,2,3,4]',
      exported.slice(1),
      exported.replace('canfield', 'calculation'),
      exported.replace('"streak":1', '"streak":9'),
    ]) {
      await paste(game, text);
      expect(saidIn(game)).to.match(/^These are no figures/);
      expect(sessionStorage.getItem(KEY)).to.equal(attempts);
      expect(all(game, 'dialog [data-action="undo"]')).to.be.empty;
    }
  });

  it('are read from a file', async () => {
    const game = await opened();
    const exported = formatStatistics({ ...noStatistics, replays: 7 }, 'canfield');
    const [input] = all(game, 'dialog input[type="file"]');
    const files = new DataTransfer();
    files.items.add(new File([exported], 'statistics.json'));
    (input as HTMLInputElement).files = files.files;
    input?.dispatchEvent(new Event('change'));
    while (!saidIn(game)) await new Promise(requestAnimationFrame);
    expect(figures(game)).to.include({ Attempts: '0', Replays: '7' });
  });

  it('are saved as a file that can be imported', async () => {
    const game = await opened();
    const saved: Blob[] = [];
    const names: string[] = [];
    const take = (file: Blob): string => {
      saved.push(file);
      return 'about:blank';
    };
    const note = function (this: HTMLAnchorElement): void {
      names.push(this.download);
    };
    await withStandIn(URL, 'createObjectURL', take, () =>
      withStandIn(HTMLAnchorElement.prototype, 'click', note, () => press(game, 'save')),
    );
    expect(names).to.deep.equal(['patience-statistics-canfield.json']);
    expect(await saved[0]?.text()).to.equal(textOf(game).value);
  });
});

describe('Statistics', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });
  afterEach(() => {
    sessionStorage.clear();
  });

  it('are erased after a question alone', async () => {
    const game = await opened();
    await press(game, 'erase');
    expect(focused(game)?.textContent.trim()).to.equal('Keep');
    expect(wordsIn(game)).to.contain('Erase all figures of this game?');
    expect(sessionStorage.getItem(KEY)).to.equal(attempts);
    await press(game, 'keep');
    expect(focused(game)?.textContent.trim()).to.equal('Erase');
    expect(sessionStorage.getItem(KEY)).to.equal(attempts);
  });

  it('that were erased come back by undo, with what another tab has counted meanwhile', async () => {
    const game = await opened();
    await press(game, 'erase');
    await press(game, 'erase-all');
    expect(sessionStorage.getItem(KEY)).to.equal('');
    expect(saidIn(game)).to.equal('The figures are erased.');
    expect(focused(game)?.textContent.trim()).to.equal('Undo');
    sessionStorage.setItem(KEY, '\n[13,7,7,7]');
    await press(game, 'undo');
    expect(sessionStorage.getItem(KEY)).to.equal(`${attempts}\n[13,7,7,7]`);
    expect(figures(game)).to.include({ Attempts: '3' });
    expect(saidIn(game)).to.equal('The figures are back.');
  });

  it('that cannot be read are told of, and stay until the reader erases them', async () => {
    const game = await opened(`{"game":"canfield","version":2}\n${attempts}`);
    expect(wordsIn(game)).to.contain('cannot be read');
    expect(figures(game)).to.include({ Attempts: '2' });
    await paste(game, textOf(game).value);
    expect(sessionStorage.getItem(KEY)).to.contain('"version":2');
    await press(game, 'erase');
    await press(game, 'erase-all');
    expect(wordsIn(game)).not.to.contain('cannot be read');
    expect(sessionStorage.getItem(KEY)).to.equal('');
  });

  it('that the browser does not keep hold until the page is left, and the dialog says so', async () => {
    const game = await opened('', { deal: 4321, storage: 'none' });
    await paste(game, formatStatistics({ ...noStatistics, replays: 7 }, 'canfield'));
    expect(figures(game)).to.include({ Replays: '7' });
    expect(saidIn(game)).to.match(/until you leave/);
    await press(game, 'undo');
    expect(figures(game)).to.include({ Replays: '0' });
  });
});
