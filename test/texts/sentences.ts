/** Everything that a language can say: in a game played at random, and for every reason to refuse. */
import { pileLabel, namedPile } from '../../src/ui/pile-names.js';
import { sayChange } from '../../src/ui/sentences.js';
import type { HintReason } from '../../src/engine/hint.js';
import { formatMove, games, type Position, type Rules } from '../../src/patience-engine.js';
import { texts as english } from '../../src/texts/english.js';
import { dialogTexts as englishDialogs } from '../../src/texts/english-dialogs.js';
import { texts as french } from '../../src/texts/french.js';
import { dialogTexts as frenchDialogs } from '../../src/texts/french-dialogs.js';
import { texts as german } from '../../src/texts/german.js';
import { dialogTexts as germanDialogs } from '../../src/texts/german-dialogs.js';
import { texts as spanish } from '../../src/texts/spanish.js';
import { dialogTexts as spanishDialogs } from '../../src/texts/spanish-dialogs.js';
import type { DialogTexts } from '../../src/texts/dialog-texts.js';
import type { NamedPile, Texts } from '../../src/texts/texts.js';
import { everyWellFormedMove, seeded } from '../engine/table.js';
import { keysOf, refusalReasons } from '../engine/refusal-reasons.js';
import { pack } from '../engine/table-of.js';

export const languages: readonly { texts: Texts; dialogs: DialogTexts }[] = [
  { texts: english, dialogs: englishDialogs },
  { texts: french, dialogs: frenchDialogs },
  { texts: german, dialogs: germanDialogs },
  { texts: spanish, dialogs: spanishDialogs },
];

export const hintReasons = keysOf<HintReason>({
  'goes-up': true,
  'buries-fewest': true,
  'frees-reserve': true,
  'frees-waste': true,
  'empties-column': true,
  'fills-column': true,
  'turns-up': true,
  joins: true,
  'frees-card': true,
  'wins-most': true,
  wins: true,
  turn: true,
  redeal: true,
});

/** The piles of all games as a language is told of them. */
export const allPiles: readonly NamedPile[] = Object.values(games).flatMap(({ game }) =>
  game.piles.map((pile) => namedPile(game, pile)),
);

/** What is said of a position: the labels of its piles, a hint, and why some moves are refused. */
const ofPosition = (rules: Rules, position: Position, texts: Texts, seed: number): string[] => {
  const name = (pile: string): NamedPile => namedPile(rules.game, rules.pile(pile));
  const labels = rules.game.piles.map((pile) => pileLabel(rules, position, pile, texts));
  const places = rules.game.piles.map((pile) =>
    texts.emptyPile(namedPile(rules.game, pile), rules.rankWanted(position, pile.name)),
  );
  const hint = rules.hint(position);
  const moves = [...everyWellFormedMove(rules, position)];
  const next = seeded(seed);
  const refused = Array.from({ length: 10 }, () => moves[next(moves.length)]).flatMap((move) => {
    const refusal = move && rules.refusal(position, move);
    return refusal ? [texts.refusal(refusal, name(move.to))] : [];
  });
  return [
    ...labels,
    ...places,
    ...(hint ? [texts.hint(hint.card, name(hint.from), name(hint.to), hint.reason, 1)] : []),
    ...refused,
  ];
};

/** Everything said over a game played at random. */
export const ofRandomGame = (rules: Rules, texts: Texts, seed: number): string[] => {
  const next = seeded(seed);
  const said: string[] = [];
  let position = rules.deal(seed);
  for (let length = 0; length < 150; length++) {
    said.push(...ofPosition(rules, position, texts, seed + length));
    const moves = rules.moves(position);
    // What hints advise comes nearer an end than chance does.
    const hint = next(3) > 0 ? rules.hint(position) : null;
    const wanted = hint && formatMove(hint);
    const move =
      moves.find((candidate) => formatMove(candidate) === wanted) ??
      moves[next(Math.max(1, moves.length))];
    if (!move) break;
    const before = position;
    const after = rules.apply(before, move);
    for (const kind of ['move', 'redo', 'undo'] as const)
      said.push(sayChange(rules, texts, { kind, moves: [move], before, after }, null));
    position = after;
  }
  return said;
};

/** The sentences that no game need come to. */
export const ofRareCases = (texts: Texts): string[] => [
  ...pack.map(texts.card),
  ...allPiles.map(texts.pile),
  ...allPiles.flatMap((pile) =>
    pack
      .slice(0, 13)
      .flatMap((_, index) => [
        texts.emptyPile(pile, index),
        texts.pileLabel(pile, index, 0),
        texts.pileLabel(pile, 2, index + 1),
      ]),
  ),
  ...refusalReasons.flatMap((reason) =>
    allPiles.flatMap((pile) => [
      texts.refusal({ reason, rank: 'Q' }, pile),
      texts.refusal({ reason, card: 'QH', onto: 'AS', rank: 'J' }, pile),
      texts.refusal({ reason, card: 'AS', onto: 'QH', rank: 'A' }, pile),
    ]),
  ),
  ...hintReasons.flatMap((reason) =>
    allPiles.flatMap((from) =>
      allPiles.flatMap((to) => [
        texts.hint('QH', from, to, reason, 3),
        ...(reason === 'turn' || reason === 'redeal'
          ? [texts.hint(null, from, to, reason, 3), texts.hint(null, from, to, reason, 1)]
          : []),
      ]),
    ),
  ),
  ...[0, 1, 2, 3, 51, 52].flatMap((count) => [
    texts.turnStock(count),
    texts.redealt(count),
    texts.collected(count),
    texts.lifted('JS', count),
    texts.lost(count),
    texts.stuck(count),
    texts.stopped(count),
    texts.reserveLeft(count, count > 0 ? 'QD' : undefined),
  ]),
  ...[1, 2, 3].flatMap((count) => [
    texts.turned(count, 'QD', 0, true),
    texts.turned(count, 'QD', 1, false),
  ]),
  ...([undefined, 0, 1, 2, 'unlimited'] as const).flatMap((redeals) => [
    texts.variant(1, redeals),
    texts.variant(undefined, redeals ?? 0),
  ]),
  ...pack.flatMap((card) => [
    texts.refilled({ kind: 'column', number: 1 }, card),
    texts.turnedUp({ kind: 'column', number: 2 }, card),
    texts.takenBack(card, { kind: 'column', number: 3 }, 'TS'),
    texts.choose(card, allPiles),
    texts.noFoundation(card),
  ]),
  ...[null, 1, 4294967295].flatMap((deal) => [
    texts.dealNumber(deal),
    texts.newDeal(deal),
    texts.restarted(deal),
  ]),
  ...Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? (Object.values(value) as string[])
        : [],
  ),
  texts.labelled(texts.counters.score, '12'),
];

/** The words of the dialogs, headings and captions too. */
export const ofDialogs = ({ close, rules, settings, statistics }: DialogTexts): string[] => [
  close,
  ...Object.values(settings),
  ...Object.values(statistics),
  ...Object.values(rules).flatMap((parts) =>
    Object.values(parts).flatMap(({ heading, paragraphs, caption }) => [
      heading,
      ...paragraphs,
      ...(caption === undefined ? [] : [caption]),
    ]),
  ),
];
