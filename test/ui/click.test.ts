import { expect } from '@open-wc/testing';
import { doubleClick } from '../tools/double-click.js';
import { clickAt, clickOn, feltPoint, freePoint, handsOff, handyTable, pointOf } from './hands.js';
import {
  all,
  buttonAt,
  liftedCards,
  listen,
  markedPiles,
  namesIn,
  placed,
  said,
  settled,
  tableOf,
  toolbarButton,
  typesOf,
  type Game,
  type GameElements,
} from './page.js';
import { australianTable, calculationTable, canfieldTable, suitRun } from './positions.js';

const begin = (): Promise<GameElements['canfield-game']> =>
  placed('canfield-game', { position: handyTable });

/** Clicks one point of the screen, as fast as the hand can. */
const clicksOn = async (
  game: Game,
  pile: string,
  count: number,
  doubleClicks = 1,
): Promise<void> => {
  await settled(game);
  const point = pointOf(game, pile, count);
  await doubleClick(point, 2 * doubleClicks);
  await game.updateComplete;
};

afterEach(handsOff);

describe('A player who clicks the card, then the place', () => {
  it('plays the card there', async () => {
    const game = await begin();
    const heard = listen(game);
    await clickOn(game, 'waste');
    expect(liftedCards(game)).to.deep.equal(['queen of hearts']);
    expect(markedPiles(game)).to.have.members(['column-1', 'column-2']);
    expect(said(game)).to.equal('Queen of hearts lifted.');
    expect(heard).to.be.empty;
    await clickOn(game, 'column-1');
    expect(namesIn(game, 'column-1')).to.deep.equal(['king of spades', 'queen of hearts']);
    expect(liftedCards(game)).to.be.empty;
    expect(typesOf(heard)).to.deep.equal(['game-moving', 'game-moved']);
    expect(said(game)).to.equal('Queen of hearts placed on the king of spades, column 1.');
  });

  it('lifts a card with all that covers it, and plays them on an empty column', async () => {
    const game = await placed('australian-patience', {
      position: australianTable({ columns: [['9C', 'KH', '2S', '7D']] }),
    });
    await clickOn(game, 'column-1', 3);
    expect(liftedCards(game)).to.have.length(3);
    await clickOn(game, 'column-4');
    expect(namesIn(game, 'column-4')).to.deep.equal([
      'king of hearts',
      'two of spades',
      'seven of diamonds',
    ]);
  });

  it('plays it by a click on the free space below the last card of a column', async () => {
    const game = await begin();
    await clickOn(game, 'waste');
    await clickAt(freePoint(game, 'column-1'));
    await game.updateComplete;
    expect(namesIn(game, 'column-1')).to.deep.equal(['king of spades', 'queen of hearts']);
    expect(liftedCards(game)).to.be.empty;
  });

  it('lets go by a click on the free space of the column that it comes from', async () => {
    const game = await begin();
    const start = tableOf(game);
    await clickOn(game, 'column-4', 2);
    expect(liftedCards(game)).to.have.length(2);
    await clickAt(freePoint(game, 'column-4'));
    await game.updateComplete;
    expect(liftedCards(game)).to.be.empty;
    expect(tableOf(game)).to.equal(start);
  });

  it('does nothing by a click on free space while nothing is lifted', async () => {
    const game = await begin();
    await settled(game);
    await clickAt(freePoint(game, 'column-1'));
    await game.updateComplete;
    expect(liftedCards(game)).to.be.empty;
    expect(said(game)).to.equal('');
  });

  it('lets go by a click on the felt', async () => {
    const game = await begin();
    await clickOn(game, 'waste');
    await clickAt(feltPoint(game));
    await game.updateComplete;
    expect(liftedCards(game)).to.be.empty;
    expect(said(game)).to.equal('Put back.');
  });

  it('is told why the place does not take the card, and nothing has changed', async () => {
    const game = await begin();
    const before = tableOf(game);
    const heard = listen(game);
    await clickOn(game, 'waste');
    await clickOn(game, 'foundation-2');
    expect(said(game)).to.equal('Not possible: only an ace can go to foundation 2. Put back.');
    expect(tableOf(game)).to.equal(before);
    expect(liftedCards(game)).to.be.empty;
    expect(heard).to.be.empty;
  });

  it('is told why a card cannot be lifted', async () => {
    const game = await placed('calculation-game', {
      position: calculationTable({ heaps: [['9S', '5H']], turned: '2H' }),
    });
    await clickOn(game, 'waste-1', 2);
    expect(said(game)).to.equal('The nine of spades is covered: only the top card plays.');
    expect(liftedCards(game)).to.be.empty;
  });

  it('turns the stock, puts the waste back and turns on', async () => {
    const game = await placed('canfield-game', {
      position: canfieldTable({ stock: ['2D', '3D'], waste: [], ...restInReserve() }),
    });
    await clickOn(game, 'stock');
    expect(namesIn(game, 'waste')).to.deep.equal(['three of diamonds', 'two of diamonds']);
    expect(namesIn(game, 'stock')).to.deep.equal(['Put the waste back into the stock']);
    await clickOn(game, 'stock');
    expect(game.position.stock).to.deep.equal(['2D', '3D']);
    await clickOn(game, 'stock');
    expect(game.position.waste).to.deep.equal(['3D', '2D']);
  });

  it('turns the stock once with each click, however fast', async () => {
    const game = await placed('australian-patience', { deal: 1 });
    await clicksOn(game, 'stock', 1, 2);
    expect(game.position.waste).to.have.length(4);
    expect(game.moveCount).to.equal(4);
  });
});

describe('A player who clicks twice', () => {
  it('sends the card to its foundation', async () => {
    const game = await begin();
    const heard = listen(game);
    await clicksOn(game, 'reserve', 1);
    expect(game.position.foundations[1]).to.deep.equal(['AD']);
    expect(typesOf(heard)).to.deep.equal(['game-moving', 'game-moved']);
    expect(liftedCards(game)).to.be.empty;
  });

  it('plays one card, though further clicks hit the next that would go up', async () => {
    const game = await placed('canfield-game', {
      position: canfieldTable({
        foundations: [['AC'], ['AD']],
        reserve: ['5H', '2C', '2D'],
        columns: [['KS'], ['JH'], ['9C'], ['8S']],
      }),
    });
    await clicksOn(game, 'reserve', 1, 2);
    expect(game.position.foundations).to.deep.equal([['AC'], ['AD', '2D'], [], []]);
    expect(game.moveCount).to.equal(1);
    expect(liftedCards(game)).to.be.empty;
  });

  it('is told where no foundation takes the card', async () => {
    const game = await begin();
    const before = tableOf(game);
    await clicksOn(game, 'waste', 1);
    expect(said(game)).to.equal('No foundation takes the queen of hearts. Put back.');
    expect(tableOf(game)).to.equal(before);
  });

  it('on a covered card plays neither that card nor the one on top', async () => {
    const game = await placed('australian-patience', {
      position: australianTable({
        foundations: [suitRun('C', 'A', '8')],
        columns: [['9S', '5H', '9C']],
      }),
    });
    const before = tableOf(game);
    await clicksOn(game, 'column-1', 2);
    expect(tableOf(game)).to.equal(before);
  });

  it('on a card of a heap that is covered in Calculation plays nothing', async () => {
    const game = await placed('calculation-game', {
      position: calculationTable({ heaps: [['9S', '2H']] }),
    });
    const before = tableOf(game);
    await clicksOn(game, 'waste-1', 2);
    expect(tableOf(game)).to.equal(before);
  });

  it('is asked to choose where several foundations take the card', async () => {
    // A six: on foundation 2 after 2, 4; on foundation 3 after 3.
    const game = await placed('calculation-game', {
      position: calculationTable({ counts: [1, 2, 1, 1], turned: '6S' }),
    });
    await clicksOn(game, 'turned', 1);
    expect(said(game)).to.equal(
      'Choose for the six of spades: foundation by twos or foundation by threes.',
    );
    expect(game.moveCount).to.equal(0);
    expect(liftedCards(game)).to.deep.equal(['six of spades']);
    await clickOn(game, 'foundation-3');
    expect(game.position.foundations[2]?.at(-1)).to.equal('6S');
  });

  it('sends no card back up that the first click has just taken down', async () => {
    const game = await placed('canfield-game', {
      position: canfieldTable({
        foundations: [['AC', '2C']],
        columns: [['3D'], ['KS'], ['KH'], ['KC']],
      }),
    });
    await clickOn(game, 'foundation-1');
    await clicksOn(game, 'column-1', 1);
    expect(game.position.tableau?.[0]).to.deep.equal(['3D', '2C']);
    expect(game.moveCount).to.equal(1);
  });
});

describe('A player who only activates things, as a screen reader does', () => {
  it('plays a whole move by two activations', async () => {
    const game = await begin();
    buttonAt(game, 'waste').click();
    await game.updateComplete;
    buttonAt(game, 'column-2').click();
    expect(game.position.tableau?.[1]).to.deep.equal(['KC', 'QH']);
  });

  it('lifts and lets go of one card by two activations, however fast', async () => {
    const game = await begin();
    buttonAt(game, 'reserve').click();
    buttonAt(game, 'reserve').click();
    expect(game.moveCount).to.equal(0);
    await game.updateComplete;
    expect(liftedCards(game)).to.be.empty;
  });
});

describe('A hint', () => {
  it('is not offered in a game that has been stopped', async () => {
    const game = await begin();
    expect(toolbarButton(game, 'Hint').ariaDisabled).to.equal(null);
    game.stop();
    await game.updateComplete;
    expect(toolbarButton(game, 'Hint').ariaDisabled).to.equal('true');
  });

  it('is said, shown on the board and gone with the next move', async () => {
    const game = await begin();
    const hint = await game.hint();
    expect(hint).to.include({ from: 'reserve', to: 'foundation-2', card: 'AD' });
    await game.updateComplete;
    expect(said(game)).to.equal('Hint: ace of diamonds, from the reserve to foundation 2.');
    const hinted = (): (string | undefined)[] =>
      all(game, '[part~="hinted"]').map(({ dataset }) => dataset.pile ?? dataset.card);
    expect(hinted()).to.have.length(2).and.to.include('foundation-2');
    game.move({ from: 'reserve', to: 'foundation-2' });
    await game.updateComplete;
    expect(hinted()).to.be.empty;
  });
});

/** Everything but the two and three of diamonds, where it is out of the way. */
function restInReserve(): Parameters<typeof canfieldTable>[0] {
  return {
    foundations: [suitRun('C'), ['AD'], suitRun('H'), suitRun('S', 'A', '9')],
    reserve: [...suitRun('D', '5', 'K'), 'TS'],
    columns: [['4D'], ['KS'], ['QS'], ['JS']],
  };
}
