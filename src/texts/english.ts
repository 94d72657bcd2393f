import type { CardText } from '../engine/card.js';
import type { NamedPile, Texts } from './texts.js';

const ranks = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const suits: Record<string, string> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const steps = ['ones', 'twos', 'threes', 'fours'];

const rankName = (rank: number): string => ranks[rank - 1] ?? '';
const aRank = (rank: number): string =>
  `${rank === 1 || rank === 8 ? 'an' : 'a'} ${rankName(rank)}`;
const card = (text: CardText): string =>
  `${rankName('A23456789TJQK'.indexOf(text.charAt(0)) + 1)} of ${suits[text.charAt(1)] ?? ''}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const Card = (text: CardText): string => capital(card(text));

const pile = ({ kind, number, step }: NamedPile): string => {
  if (step) return `foundation by ${steps[step - 1] ?? step}`;
  const name = kind === 'turned' ? 'turned card' : kind;
  return number === undefined ? name : `${name} ${number}`;
};
const the = (name: NamedPile): string => (name.number && !name.step ? '' : 'the ') + pile(name);
const onto = (to: NamedPile, below: CardText | undefined): string =>
  below ? `the ${card(below)}, ${pile(to)}` : the(to);

export const english: Texts = {
  language: 'en',
  commands: {
    new: 'New deal',
    restart: 'Replay',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    collect: 'Play up',
    rules: 'Rules',
    settings: 'Settings',
    stop: 'Stop',
    back: 'Back to the previous game',
    more: 'More',
  },
  counters: { score: 'Score', moves: 'Moves', time: 'Time' },
  labelled: (label, value) => `${label}: ${value}`,
  card,
  pile,
  pileLabel: (name, count, top, wanted) => {
    const label = capital(pile(name));
    if (count === 0)
      return `${label}: empty${wanted ? (name.kind === 'column' ? `, only ${aRank(wanted)} can fill it` : `, waits for ${aRank(wanted)}`) : ''}`;
    const waits = wanted ? `, waits for ${aRank(wanted)}` : '';
    return `${label}: ${cards(count)}${top ? `, top card: ${card(top)}` : ''}${waits}`;
  },
  turnStock: (count) => `Turn the stock, ${cards(count)} left`,
  redealStock: 'Put the waste back into the stock',
  dealNumber: (deal) => (deal === null ? 'Given position' : `Deal ${deal}`),
  variant: (draw, redeals) =>
    `Variant: ${[
      draw === undefined ? '' : `draw ${draw}`,
      redeals === undefined ? '' : `${redeals} ${redeals === 1 ? 'redeal' : 'redeals'}`,
    ]
      .filter(Boolean)
      .join(', ')}`,

  turned: (count, top, left, toWaste) => {
    const stock = left === 0 ? 'Stock empty.' : `Stock: ${cards(left)}.`;
    return count === 1
      ? `${Card(top)} turned. ${stock}`
      : `${cards(count)} turned. ${toWaste ? `Waste: ${card(top)}. ` : ''}${stock}`;
  },
  redealt: (count) => `Waste put back into the stock in the same order: ${cards(count)}.`,
  placed: (moved, to, below) => `${Card(moved)} placed on ${onto(to, below)}.`,
  placedGroup: (kind, count, first, last, to, below) =>
    `${capital(kind)} of ${cards(count)}, ${card(first)} to ${card(last)}, placed on ${onto(to, below)}.`,
  placedOnHeap: (moved, to, count) => `${Card(moved)} placed on ${the(to)}, ${cards(count)}.`,
  placedUp: (moved, to, wanted, complete) =>
    `${Card(moved)} placed on ${the(to)}.${complete ? ' It is complete.' : wanted ? ` It waits for ${aRank(wanted)}.` : ''}`,
  takenBack: (moved, to, below) =>
    `${Card(moved)} taken back from the foundation, placed on ${onto(to, below)}.`,
  refilled: (column, moved, left) =>
    `${capital(pile(column))} filled from the reserve: ${card(moved)}. Reserve: ${cards(left)}.`,
  turnedUp: (column, moved) => `${capital(pile(column))}: ${card(moved)} turned up.`,
  collected: (count) => `${cards(count)} played up.`,
  undone: 'Move undone.',
  redone: 'Move redone.',
  restarted: 'Back to the start of the deal.',
  newDeal: (deal) => (deal === null ? 'Position laid out.' : `Deal ${deal}.`),
  nothing: {
    undo: 'Nothing to undo.',
    redo: 'Nothing to redo.',
    collect: 'No card to play up.',
  },

  lifted: (moved, count) =>
    `${Card(moved)}${count > 1 ? ` and ${cards(count - 1)} on it` : ''} lifted.`,
  letGo: 'Let go.',
  choose: (moved, piles) => `Choose for the ${card(moved)}: ${piles.map(pile).join(' or ')}.`,
  noFoundation: (moved) => `No foundation takes the ${card(moved)}.`,
  refusal: ({ reason, card: moved, onto: below, rank }, to) => {
    const it = moved ? `the ${card(moved)}` : 'the card';
    const needed = rank ? aRank('A23456789TJQK'.indexOf(rank) + 1) : '';
    switch (reason) {
      case 'same-pile':
        return 'The card stays where it is.';
      case 'nothing-there':
        return 'There is no card to take.';
      case 'stock-only-turns':
        return 'Cards of the stock are turned, not moved.';
      case 'stock-empty':
        return 'The stock is empty, and there is no second pass.';
      case 'nothing-to-turn':
        return 'Stock and waste are empty.';
      case 'redeals-used':
        return 'The waste cannot go back any more.';
      case 'stock-not-empty':
        return 'The waste goes back when the stock is empty.';
      case 'turned-waits':
        return 'Place the turned card first.';
      case 'face-down':
        return 'That card is face down.';
      case 'covered':
        return moved
          ? `${capital(it)} is covered: only the top card plays.`
          : 'Only the top card plays.';
      case 'not-a-run':
        return 'These cards do not follow one another.';
      case 'foundation-keeps':
        return 'Nothing comes back from the foundations.';
      case 'base-stays':
        return 'The base card stays on its foundation.';
      case 'takes-none':
        return `No card can be moved to ${the(to)}.`;
      case 'turned-only':
        return `Only the turned card goes to ${the(to)}.`;
      case 'one-at-a-time':
        return 'Foundations take one card at a time.';
      case 'complete':
        return 'That foundation is complete.';
      case 'opens-with':
        return `Not possible: only ${needed} opens ${the(to)}.`;
      case 'does-not-fit':
        return `Not possible: ${it} does not go on ${below ? `the ${card(below)}` : the(to)}.`;
    }
  },
  hint: (moved, from, to, reason) => {
    if (reason === 'turn') return 'Hint: turn the stock.';
    if (reason === 'redeal') return 'Hint: put the waste back into the stock.';
    const why = {
      'goes-up': '',
      'buries-fewest': ': it buries the fewest cards there',
      'frees-reserve': ': a reserve card comes into play',
      'frees-waste': ': the waste gets shorter',
      'empties-column': ': a column becomes empty',
      'fills-column': ': the empty column is put to use',
      'turns-up': ': a card is turned up',
      joins: ': it finds its place there',
      'frees-card': ': the card below can then go up',
    }[reason];
    return `Hint: ${moved ? card(moved) : ''}, from ${the(from)} to ${the(to)}${why}.`;
  },
  noHint: 'No hint.',
  unavailable: 'This cannot be loaded at the moment.',

  won: 'Won! All 52 cards are on the foundations.',
  lost: (score) => `Lost: no more moves. ${score} of 52 cards.`,
  stuck: (score) => `Nothing can happen any more. ${score} of 52 cards.`,
  stopped: (score) => `Stopped. ${score} of 52 cards.`,
};
