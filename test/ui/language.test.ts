import { expect, waitUntil } from '@open-wc/testing';
import { all, drawnIn, labelOf, namesIn, placed, said, somewhere, toolbarNames } from './page.js';
import { canfieldTable } from './positions.js';

const position = canfieldTable({
  waste: ['KD', 'QH'],
  columns: [['QS'], ['JH'], ['9C'], ['8S', '7D']],
  reserve: ['2C', 'AD'],
  foundations: [['AC']],
});

describe('A game in French', () => {
  it('is so where the element says it', async () => {
    const game = await placed('canfield-game', { lang: 'fr', position });
    expect(toolbarNames(game)).to.deep.equal([
      'Nouvelle donne',
      'Annuler',
      'Rétablir',
      'Indice',
      'Plus',
    ]);
    expect(namesIn(game, 'column-1')).to.deep.equal(['dame de pique']);
    expect(namesIn(game, 'column-2')).to.deep.equal(['valet de cœur']);
    expect(namesIn(game, 'reserve')).to.deep.equal(['as de carreau']);
  });

  it('is so for every tag of the language', async () => {
    for (const lang of ['fr-CA', 'FR', 'fr-Latn-FR']) {
      const game = await placed('canfield-game', { lang, position });
      expect(namesIn(game, 'column-1'), lang).to.deep.equal(['dame de pique']);
    }
  });

  it('takes the language of the part of the page it stands in', async () => {
    const main = somewhere();
    main.lang = 'fr';
    const game = await placed('canfield-game', { position }, main);
    expect(namesIn(game, 'column-1')).to.deep.equal(['dame de pique']);
  });

  it('takes it through the shadow roots that it stands in', async () => {
    const main = somewhere();
    main.lang = 'fr';
    const outer = document.createElement('div');
    main.append(outer);
    const inner = document.createElement('div');
    outer.attachShadow({ mode: 'closed' }).append(inner);
    const game = await placed('canfield-game', { position }, inner.attachShadow({ mode: 'open' }));
    expect(namesIn(game, 'column-1')).to.deep.equal(['dame de pique']);
  });

  it('is overruled by what lies nearer', async () => {
    const main = somewhere();
    main.lang = 'fr';
    const game = await placed('canfield-game', { position, lang: 'en' }, main);
    expect(namesIn(game, 'column-1')).to.deep.equal(['queen of spades']);
  });

  it('agrees with the queen', async () => {
    const game = await placed('canfield-game', { lang: 'fr', position });
    game.move({ from: 'waste', to: 'column-1' });
    await game.updateComplete;
    game.move({ from: 'column-2', to: 'column-1' });
    await game.updateComplete;
    expect(said(game)).to.equal(
      'Valet de cœur posé sur la dame de pique, colonne 1. Colonne 2 remplie depuis la réserve : as de carreau. Réserve : deux de trèfle, 1 carte.',
    );
  });

  it('names its piles', async () => {
    const game = await placed('canfield-game', { lang: 'fr', position });
    expect(labelOf(game, 'stock')?.toLowerCase()).to.equal('pioche');
    expect(labelOf(game, 'waste')?.replace(/\s/gu, ' ')).to.equal('Défausse : 2 cartes');
    expect(labelOf(game, 'foundation-2')).to.equal('Fondation 2');
    expect(namesIn(game, 'foundation-2')).to.deep.equal(['Vide, attend un as']);
  });
});

describe('The language of a game', () => {
  it('is English where the page names none, or one that the game does not speak', async () => {
    for (const lang of ['', 'tlh', 'en-GB', 'frr', '-']) {
      const game = await placed('canfield-game', { position, lang });
      expect(namesIn(game, 'column-1'), lang).to.deep.equal(['queen of spades']);
    }
  });

  it('changes with the attribute', async () => {
    const game = await placed('canfield-game', { position });
    game.setAttribute('lang', 'fr');
    await drawnIn(game);
    expect(namesIn(game, 'column-1')).to.deep.equal(['dame de pique']);
    game.removeAttribute('lang');
    await drawnIn(game);
    expect(namesIn(game, 'column-1')).to.deep.equal(['queen of spades']);
  });

  it('changes with the property, which is the attribute', async () => {
    const game = await placed('canfield-game', { position });
    game.lang = 'fr';
    await drawnIn(game);
    expect(game.getAttribute('lang')).to.equal('fr');
    expect(namesIn(game, 'column-1')).to.deep.equal(['dame de pique']);
  });

  it('changes when the game is moved to another part of the page', async () => {
    const game = await placed('canfield-game', { position });
    const french = somewhere();
    french.lang = 'fr';
    french.append(game);
    await drawnIn(game);
    expect(namesIn(game, 'column-1')).to.deep.equal(['dame de pique']);
    expect(toolbarNames(game)).to.include('Annuler');
  });

  it('changes what the status line says, and the panel at the end', async () => {
    const game = await placed('canfield-game', { position });
    game.move({ from: 'column-2', to: 'column-1' });
    await game.updateComplete;
    expect(said(game)).to.equal(
      'Jack of hearts placed on the queen of spades, column 1. Column 2 filled from the reserve: ace of diamonds. Reserve: two of clubs, 1 card.',
    );
    game.lang = 'fr';
    await drawnIn(game);
    expect(said(game)).to.equal(
      'Valet de cœur posé sur la dame de pique, colonne 1. Colonne 2 remplie depuis la réserve : as de carreau. Réserve : deux de trèfle, 1 carte.',
    );
    game.stop();
    await game.updateComplete;
    game.lang = 'en';
    await drawnIn(game);
    expect(said(game)).to.match(/^Stopped\./);
    expect(all(game, '[part~="ending"]')[0]?.textContent).to.contain('Stopped.');
  });

  it('changes in a dialog that is open', async () => {
    const game = await placed('canfield-game', { position, controls: 'settings' });
    all(game, '[data-command="settings"]')[0]?.click();
    const title = (): string | undefined => all(game, 'dialog[open] h2')[0]?.textContent;
    await waitUntil(() => title() === 'Settings');
    game.lang = 'fr';
    await waitUntil(() => title() === 'Réglages');
    const [dialog] = all(game, 'dialog[open]');
    expect(dialog?.lang).to.equal('fr');
    expect(dialog?.textContent).to.contain('Une couleur par enseigne');
  });

  it('is kept until the next one has come', async () => {
    const game = await placed('canfield-game', { position, lang: 'fr' });
    // Whatever has been loaded before, it is said in French or in German, never in between.
    const heard = new Set<string | null>();
    game.lang = 'de';
    while (namesIn(game, 'column-1')[0] !== 'Pik-Dame') {
      heard.add(namesIn(game, 'column-1')[0] ?? null);
      await new Promise(requestAnimationFrame);
    }
    heard.delete('dame de pique');
    expect([...heard]).to.deep.equal([]);
  });

  it('is marked on what the game says, so that it is read aloud in it', async () => {
    const main = somewhere();
    main.lang = 'nl';
    const game = await placed('canfield-game', { position }, main);
    const marked = all(game, '[lang]')[0];
    expect(marked?.lang).to.equal('en');
    game.lang = 'fr';
    await drawnIn(game);
    expect(marked?.lang).to.equal('fr');
  });
});
