/**
 * What is said of a change of the table: every consequence once, in the order in which it happened;
 * and of what can be asked of it.
 */
import { formatCard, RANKS, type Card, type CardText } from '../engine/card.js';
import type { Hint } from '../engine/hint.js';
import type { Move } from '../engine/move.js';
import type { Pile, PileName } from '../engine/piles.js';
import { cardsOf, sizeOf, topOf, type Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import type { NamedPile, Texts } from '../texts/texts.js';
import type { Sentence } from './narrator.js';
import { namedPile } from './pile-names.js';
import type { Change, Ending } from './table-listener.js';
import type { Table } from './table.js';

const textOf = (card: Card | undefined): CardText | undefined =>
  card === undefined ? undefined : formatCard(card);

/** Says one move, given the positions before and after it. */
const sayMove = (
  rules: Rules,
  texts: Texts,
  move: Move,
  before: Position,
  after: Position,
): string[] => {
  const { game } = rules;
  const from = rules.pile(move.from);
  const to = rules.pile(move.to);
  const target = namedPile(game, to);
  const cards = cardsOf(after, to);
  const count = move.count ?? 1;
  if (to.kind === 'stock') return [texts.redealt(cards.length)];
  const top = formatCard(topOf(after, to) ?? 0);
  if (from.kind === 'stock') {
    const turned = cards.length - sizeOf(before, to);
    const left = sizeOf(after, from);
    return [texts.turned(turned, top, left, to.kind === 'waste')];
  }
  const onto = textOf(topOf(before, to));
  const first = formatCard(cards[cards.length - count] ?? 0);
  const said: string[] = [];
  if (to.kind === 'foundation') {
    const { step } = rules.spec.foundations.builds;
    const wanted = typeof step === 'number' ? 0 : rules.rankWanted(after, to.name);
    said.push(texts.placedUp(top, target, wanted, cards.length === RANKS));
  } else if (to.kind === 'waste') said.push(texts.placedOnHeap(top, target, cards.length));
  else if (from.kind === 'foundation') said.push(texts.takenBack(top, target, onto));
  else if (count > 1) {
    const kind = rules.spec.tableau?.lift === 'run' ? 'run' : 'group';
    said.push(texts.placedGroup(kind, count, first, top, target, onto));
  } else said.push(texts.placed(top, target, onto));
  return [...said, ...sayUncovered(rules, texts, before, after, to)];
};

/**
 * Says what came to light meanwhile: columns filled from the reserve, cards turned face up, the new
 * top of the reserve. Where the player put cards themselves is told already.
 */
const sayUncovered = (
  { game }: Rules,
  texts: Texts,
  before: Position,
  after: Position,
  told?: Pile,
): string[] => {
  const reserve = cardsOf(before, game.reserve);
  const said = game.columns.flatMap((column) => {
    const top = topOf(after, column);
    if (top === undefined || column === told) return [];
    const name = namedPile(game, column);
    if (reserve.includes(top)) return [texts.refilled(name, formatCard(top))];
    const hidden = (position: Position): number => position.faceDown[column.ordinal] ?? 0;
    return hidden(after) < hidden(before) ? [texts.turnedUp(name, formatCard(top))] : [];
  });
  const left = sizeOf(after, game.reserve);
  if (left < reserve.length) said.push(texts.reserveLeft(left, textOf(topOf(after, game.reserve))));
  return said;
};

/** Up to so many moves of one step are told one by one; of more, how many followed the first. */
const TOLD_FULLY = 3;

/** Says the moves of one step. */
const sayMoves = (rules: Rules, texts: Texts, { moves, before, after }: Change): string[] => {
  let position = before;
  const told = moves.length > TOLD_FULLY ? moves.slice(0, 1) : moves;
  const said = told.flatMap((move) => {
    const from = position;
    position = rules.apply(from, move);
    return sayMove(rules, texts, move, from, position);
  });
  const following = moves.length - told.length;
  return following > 0
    ? [...said, texts.collected(following), ...sayUncovered(rules, texts, position, after)]
    : said;
};

/** What is said where a file does not come. */
export const sayUnavailable: Sentence = ({ unavailable }) => unavailable;

/** What is said of a change; `deal` is the number of the deal on the table. */
export const sayChange = (
  rules: Rules,
  texts: Texts,
  change: Change,
  deal: number | null,
): string => {
  const { kind } = change;
  if (kind === 'start') return texts.newDeal(deal);
  if (kind === 'restart') return texts.restarted(deal);
  if (kind === 'undo') return texts.undone;
  const said = sayMoves(rules, texts, change);
  return (kind === 'redo' ? [texts.redone, ...said] : said).join(' ');
};

/** How the game on the table has ended, if it has. */
export const endingOf = ({ status, stuck, attempt }: Table): Ending | undefined => {
  if (status === 'playing') return stuck ? 'stuck' : undefined;
  // Where the solution was shown, whoever showed it tells of the end.
  return status === 'won' && attempt.shown ? undefined : status;
};

/** What is said of an ending. */
export const sayEnding = (texts: Texts, ending: Ending, score: number): string =>
  ending === 'won' ? texts.won : texts[ending](score);

/** What a command may find nothing to do to. */
export type Idle = keyof Texts['nothing'];

/** What is said where a command does nothing, or where there is no hint: how the game has ended. */
export const sayNothing = (table: Table, texts: Texts, idle?: Idle): string => {
  const ending = endingOf(table);
  if (ending && (!idle || ending === 'stopped')) return sayEnding(texts, ending, table.score);
  return idle ? texts.nothing[idle] : texts.noHint;
};

/** What is said of a hint, or instead of one. */
export const sayHint = (table: Table, texts: Texts, hint: Hint | null): string => {
  if (!hint) return sayNothing(table, texts);
  const { rules, position } = table;
  const name = (pile: PileName): NamedPile => namedPile(rules.game, rules.pile(pile));
  const turns = Math.min(position.options.draw, sizeOf(position, rules.game.stock));
  return texts.hint(hint.card, name(hint.from), name(hint.to), hint.reason, turns);
};

/** The number of the deal, and the options that are not the game's usual ones. */
export const dealFacts = ({ rules, position, attempt }: Table, texts: Texts): string[] => {
  const { draw, redeals } = position.options;
  const usual = rules.game.defaults;
  const ownDraw = draw === usual.draw ? undefined : draw;
  const ownRedeals = redeals === usual.redeals ? undefined : redeals;
  const isVariant = ownDraw !== undefined || ownRedeals !== undefined;
  return [
    texts.dealNumber(attempt.deal),
    ...(isVariant ? [texts.variant(ownDraw, ownRedeals)] : []),
  ];
};
