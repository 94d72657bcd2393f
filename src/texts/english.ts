import type { CardText } from '../engine/card.js';
import type { NamedPile, Texts } from './texts.js';

const letters = 'A23456789TJQK';
const ranks = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const suits: Record<string, string> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const steps = ['ones', 'twos', 'threes', 'fours'];

const aRank = (rank: number): string =>
  `a${rank === 1 || rank === 8 ? 'n' : ''} ${ranks[rank - 1] ?? ''}`;
const card = (text: CardText): string =>
  `${ranks[letters.indexOf(text.charAt(0))] ?? ''} of ${suits[text.charAt(1)] ?? ''}`;
const cards = (count: number): string => `${count} card${count === 1 ? '' : 's'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const Card = (text: CardText): string => capital(card(text));
const left = (pile: string, count: number, top?: CardText): string =>
  `${pile}${count ? `: ${top ? `${card(top)}, ` : ''}${cards(count)}` : ' empty'}.`;

const pile = ({ kind, number, step }: NamedPile): string =>
  step
    ? `foundation by ${steps[step - 1] ?? ''}`
    : (kind === 'turned' ? 'turned card' : kind) + (number ? ` ${number}` : '');
const the = (name: NamedPile): string => (name.number && !name.step ? '' : 'the ') + pile(name);
const onto = (to: NamedPile, below: CardText | undefined): string =>
  `placed on ${below ? `the ${card(below)}, ${pile(to)}` : the(to)}.`;

export const texts: Texts = {
  language: 'en',
  commands: {
    new: 'New deal',
    restart: 'Replay',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    collect: 'Play up',
    rules: 'Rules',
    statistics: 'Statistics',
    settings: 'Settings',
    solution: 'Show the solution',
    deal: 'Choose or share a deal',
    stop: 'Stop',
    back: 'Back to the previous game',
    look: 'Look at the board',
    more: 'More',
  },
  counters: { score: 'Score', moves: 'Moves', time: 'Time' },
  labelled: (label, value) => `${label}: ${value}`,
  card,
  pile,
  pileLabel: (name, count, wanted) =>
    capital(pile(name)) +
    (name.kind === 'foundation' && count > 12
      ? ': complete'
      : count > 1
        ? `: ${cards(count)}`
        : '') +
    (wanted ? `, waits for ${aRank(wanted)}` : ''),
  emptyPile: ({ kind }, wanted) =>
    kind === 'turned' ? 'None' : `Empty${wanted ? `, takes ${aRank(wanted)}` : ''}`,
  turnStock: (count) => `Turn over, ${cards(count)} left`,
  redealStock: 'Put the waste back into the stock',
  dealNumber: (deal) => (deal === null ? 'Given position' : `Deal ${deal}`),
  variant: (draw, redeals) =>
    `Variant: ${[
      draw ? `draw ${draw}` : '',
      redeals === undefined ? '' : `${redeals || 'no'} redeal${redeals === 1 ? '' : 's'}`,
    ]
      .filter(Boolean)
      .join(', ')}`,

  turned: (count, top, rest, toWaste) =>
    `${
      count > 1
        ? `${capital(ranks[count - 1] ?? '')} cards turned.${toWaste ? ` Waste: ${card(top)}.` : ''}`
        : `${Card(top)} turned.`
    } ${left('Stock', rest)}`,
  redealt: (count) => `Waste put back into the stock in the same order: ${cards(count)}.`,
  placed: (moved, to, below) => `${Card(moved)} ${onto(to, below)}`,
  placedGroup: (kind, count, first, last, to, below) =>
    `${capital(kind)} of ${cards(count)}, ${card(first)} to ${card(last)}, ${onto(to, below)}`,
  placedOnHeap: (moved, to, count) => `${Card(moved)} placed on ${the(to)}, ${cards(count)}.`,
  placedUp: (moved, to, wanted, complete) =>
    complete
      ? `${Card(moved)} placed. ${capital(pile(to))} complete.`
      : `${Card(moved)} placed on ${the(to)}.${wanted ? ` It waits for ${aRank(wanted)}.` : ''}`,
  takenBack: (moved, to, below) =>
    `${Card(moved)} taken back from the foundation, ${onto(to, below)}`,
  refilled: (column, moved) => `${capital(pile(column))} filled from the reserve: ${card(moved)}.`,
  reserveLeft: (count, top) => left('Reserve', count, top),
  turnedUp: (column, moved) => `${capital(pile(column))}: ${card(moved)} turned up.`,
  collected: (count) => `Then ${cards(count)} played up.`,
  undone: 'Move undone.',
  redone: 'Move redone.',
  restarted: (deal) => `${deal === null ? 'Back to' : `Deal ${deal} from`} the start.`,
  newDeal: (deal) => (deal === null ? 'Position laid out.' : `Deal ${deal}.`),
  nothing: {
    undo: 'Nothing to undo.',
    redo: 'Nothing to redo.',
    collect: 'No card to play up.',
  },

  lifted: (moved, count) => `${Card(moved)} lifted${count > 1 ? ` with ${cards(count - 1)}` : ''}.`,
  letGo: 'Put back.',
  choose: (moved, piles) => `Choose for the ${card(moved)}: ${piles.map(pile).join(' or ')}.`,
  noFoundation: (moved) => `No foundation takes the ${card(moved)}.`,
  refusal: ({ reason, card: moved, onto: below, rank }, to) => {
    const it = moved ? `the ${card(moved)}` : 'the card';
    const place = the(to);
    return {
      'same-pile': 'The card stays where it is.',
      'nothing-there': 'There is no card here.',
      'stock-only-turns': 'Cards of the stock are turned, not moved.',
      'stock-empty': 'The stock is empty, and there is no second pass.',
      'nothing-to-turn': 'Stock and waste are empty.',
      'redeals-used': 'The waste cannot go back any more.',
      'stock-not-empty': 'The waste goes back when the stock is empty.',
      'turned-waits': `Place the turned card first${moved ? `: ${card(moved)}` : ''}.`,
      'face-down': 'That card is face down.',
      covered: `${capital(it)} is covered: only the top card plays.`,
      'not-a-run': 'Only cards in order move together.',
      'foundation-keeps': 'Nothing comes back from the foundations.',
      'base-stays': 'The base card stays on its foundation.',
      'takes-none':
        to.kind === 'foundation'
          ? 'Cards do not go from one foundation to another.'
          : 'No card can be put there.',
      'turned-only': `Only the turned card goes to ${place}.`,
      'one-at-a-time': 'Foundations take one card at a time.',
      complete: 'That foundation is complete.',
      'opens-with': `Not possible: only ${aRank(letters.indexOf(rank ?? '') + 1)} can go to ${place}.`,
      'does-not-fit': `Not possible: ${it} does not go on ${below ? `the ${card(below)}` : place}.`,
    }[reason];
  },
  hint: (moved, from, to, reason, turns) =>
    `Hint: ${
      moved
        ? `${card(moved)}, ${from.kind === 'turned' ? '' : `from ${the(from)} `}to ${the(to)}`
        : to.kind === 'stock'
          ? 'put the waste back into the stock'
          : `turn ${turns > 1 ? `${ranks[turns - 1] ?? ''} cards` : 'a card'}`
    }${
      {
        'goes-up': '',
        turn: '',
        redeal: '',
        'buries-fewest': ': the fewest cards are buried there',
        'frees-reserve': ': a card of the reserve comes into play',
        'frees-waste': ': a card of the waste comes into play',
        'empties-column': ': a column becomes empty',
        'fills-column': ': the empty column is put to use',
        'turns-up': ': a card is turned up',
        joins: ': the run gets longer',
        'frees-card': ': the card below can then go up',
        'wins-most': ': the best choice, whatever comes',
        wins: ': this can still be won',
      }[reason]
    }.`,
  noHint: 'No hint.',
  unavailable: 'This cannot be loaded at the moment.',
  keeping: {
    unreadable: 'The game kept here cannot be read and is left as it is.',
    elsewhere: 'This game is played elsewhere too and no longer kept here.',
    refused: 'The browser does not keep this game.',
  },

  won: 'Won! All 52 cards are on the foundations.',
  lost: (score) => `Lost: no more moves. ${score} of 52 cards.`,
  stuck: (score) => `Nothing can happen any more. ${score} of 52 cards.`,
  stopped: (score) => `Stopped. ${score} of 52 cards.`,
};
