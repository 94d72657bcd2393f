/**
 * What is said of a change of the table: every consequence once, in the order in which it happened;
 * and of what can be asked of it.
 */
import { formatCard, RANKS } from '../engine/card.js';
import type { Hint } from '../engine/hint.js';
import type { Move } from '../engine/move.js';
import type { PileName } from '../engine/piles.js';
import { cardsOf, sizeOf, topOf, type Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import type { NamedPile, Texts } from '../texts/texts.js';
import { namedPile } from './pile-names.js';
import type { Change, Table } from './table.js';

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
  const below = topOf(before, to);
  const onto = below === undefined ? undefined : formatCard(below);
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
  return [...said, ...sayUncovered(rules, texts, move, before, after)];
};

/** Says what a move brought to light: a column filled from the reserve, a card turned face up. */
const sayUncovered = (
  rules: Rules,
  texts: Texts,
  move: Move,
  before: Position,
  after: Position,
): string[] => {
  const from = rules.pile(move.from);
  const column = namedPile(rules.game, from);
  const top = topOf(after, from);
  if (top === undefined || from.kind !== 'column') return [];
  const { reserve } = rules.game;
  const inReserve = sizeOf(after, reserve);
  if (inReserve < sizeOf(before, reserve))
    return [texts.refilled(column, formatCard(top), inReserve)];
  const turnedUp = (after.faceDown[from.ordinal] ?? 0) < (before.faceDown[from.ordinal] ?? 0);
  return turnedUp ? [texts.turnedUp(column, formatCard(top))] : [];
};

/** What is said of a change; `deal` is its number where one began. */
export const sayChange = (
  rules: Rules,
  texts: Texts,
  { kind, moves, before }: Change,
  deal: number | null,
): string => {
  switch (kind) {
    case 'start':
      return texts.newDeal(deal);
    case 'undo':
      return texts.undone;
    case 'restart':
      return texts.restarted;
    case 'redo':
    case 'move': {
      const [own, ...following] = moves;
      if (!own) return '';
      const after = rules.apply(before, own);
      const said = sayMove(rules, texts, own, before, after);
      if (following.length > 0) said.push(texts.collected(following.length));
      return (kind === 'redo' ? [texts.redone, ...said] : said).join(' ');
    }
  }
};

/** What is said of a hint, or instead of one. */
export const sayHint = (
  { rules, stuck, score }: Table,
  texts: Texts,
  hint: Hint | null,
): string => {
  if (!hint) return stuck ? texts.stuck(score) : texts.noHint;
  const name = (pile: PileName): NamedPile => namedPile(rules.game, rules.pile(pile));
  return texts.hint(hint.card, name(hint.from), name(hint.to), hint.reason);
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
