import { expect } from '@open-wc/testing';
import { games, type Move } from '../../src/patience-engine.js';
import { tableOf } from './table-of.js';

const { calculation, canfield, 'australian-patience': australian } = games;

const starters = ['AC', '2C', '3C', '4C'];

describe('A double click', () => {
  it('sends the exposed card to the one foundation that takes it', () => {
    const position = tableOf(canfield, { columns: ['9C JD'], foundations: ['TD'], waste: '3H' });
    expect(canfield.autoMove(position, 'column-1')).to.deep.equal({
      from: 'column-1',
      to: 'foundation-1',
    });
    expect(canfield.autoMove(position, 'waste')).to.equal(null);
    expect(canfield.autoMove(position, 'column-2')).to.equal(null);
    expect(canfield.autoMove(position, 'stock')).to.equal(null);
    expect(canfield.autoMove(position, 'foundation-1')).to.equal(null);
  });

  it('sends a base card to the leftmost empty foundation', () => {
    const position = tableOf(canfield, { columns: ['TS'], foundations: ['TD'] });
    expect(canfield.foundationsFor(position, 'column-1')).to.deep.equal([
      'foundation-2',
      'foundation-3',
      'foundation-4',
    ]);
    expect(canfield.autoMove(position, 'column-1')?.to).to.equal('foundation-2');
  });

  it('leaves the choice to the player where several foundations would take the card', () => {
    // After the two by ones comes a three; after the king by twos, none: 2 4 6 8 10 Q A takes 3.
    const position = tableOf(calculation, {
      foundations: ['AC 2D', '2C 4D 6D 8D TD QD AD', '3C', '4C'],
      turned: '3S',
    });
    expect(calculation.foundationsFor(position, 'turned')).to.deep.equal([
      'foundation-1',
      'foundation-2',
    ]);
    expect(calculation.autoMove(position, 'turned')).to.equal(null);
  });
});

describe('Playing up', () => {
  it('takes from the heaps of Calculation what one foundation takes, never the turned card', () => {
    const position = tableOf(calculation, {
      foundations: starters,
      wastes: ['9H 2S'],
      turned: '4D',
    });
    expect(calculation.collectMove(position)).to.deep.equal({
      from: 'waste-1',
      to: 'foundation-1',
    });
    const choice = tableOf(calculation, {
      foundations: ['AC 2D', '2C 4D 6D 8D TD QD AD', '3C', '4C'],
      wastes: ['3S'],
    });
    expect(calculation.collectMove(choice)).to.equal(null);
    const turned = tableOf(calculation, { foundations: starters, turned: '4D', wastes: ['9H'] });
    expect(calculation.autoMove(turned, 'turned')).to.not.equal(null);
    expect(calculation.collectMove(turned)).to.equal(null);
  });

  it('takes everything in Australian Patience, the waste first', () => {
    const position = tableOf(australian, {
      foundations: ['AC'],
      waste: 'AH',
      columns: ['9S 2C', 'KD AD'],
    });
    expect(australian.collectMove(position)?.from).to.equal('waste');
    expect(australian.collectMove(position, new Set(['AH']))?.from).to.equal('column-1');
    expect(australian.collectMove(position, new Set(['AH', '2C']))?.from).to.equal('column-2');
    expect(australian.collectMove(position, new Set(['AH', '2C', 'AD']))).to.equal(null);
  });

  /** Canfield with base 10 and the seven of that height (JD is height 1) ready in column 1. */
  const ready = (foundations: string[], card: string): Move | null =>
    canfield.collectMove(tableOf(canfield, { foundations, columns: [card] }));

  it('takes from Canfield only what no column can need any more', () => {
    const all = ['TD JD', 'TC JC', 'TH JH', 'TS JS'];
    expect(ready(all, 'QD'), 'all within reach').to.deep.equal({
      from: 'column-1',
      to: 'foundation-1',
    });
    expect(ready(['TD JD', 'TC', 'TH', 'TS'], 'QD'), 'blacks two ranks below').to.not.equal(null);
    expect(ready(['TD JD QD', 'TC', 'TH JH', 'TS JS'], 'KD'), 'a black three below').to.equal(null);
    expect(ready(['TD JD QD', 'TC JC', 'TH', 'TS JS'], 'KD'), 'the twin three below').to.not.equal(
      null,
    );
    expect(
      ready(['TD JD QD KD', 'TC JC QC', 'TH', 'TS JS QS'], 'AD'),
      'the twin four below',
    ).to.equal(null);
    expect(ready(['TD JD', 'TC JC', 'TH JH'], 'QD'), 'a base missing').to.equal(null);
    expect(ready(['TD', 'TC', 'TH'], 'TS'), 'a base itself, the others up').to.equal(null);
  });

  it('leaves a card of Canfield that the player has taken down', () => {
    const position = tableOf(canfield, {
      foundations: ['TD JD', 'TC JC', 'TH JH', 'TS JS'],
      columns: ['QD', 'QS'],
    });
    expect(canfield.collectMove(position, new Set(['QD']))?.from).to.equal('column-2');
    expect(canfield.collectMove(position, new Set(['QD', 'QS']))).to.equal(null);
  });
});
