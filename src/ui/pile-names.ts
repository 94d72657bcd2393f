/** How the piles of a game are named to a person. */
import { formatCard } from '../engine/card.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Pile } from '../engine/piles.js';
import { sizeOf, topOf, type Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import type { NamedPile, Texts } from '../texts/texts.js';

/** What a language needs to name a pile. */
export const namedPile = ({ spec, piles }: CompiledGame, pile: Pile): NamedPile => {
  const { step } = spec.foundations.builds;
  if (pile.kind === 'foundation' && typeof step !== 'number')
    return { kind: pile.kind, number: pile.ordinal + 1, step: step[pile.ordinal] ?? 1 };
  const alone = piles.filter(({ kind }) => kind === pile.kind).length === 1;
  return alone ? { kind: pile.kind } : { kind: pile.kind, number: pile.ordinal + 1 };
};

/** The label of a pile: its name, its size, its top card or what it waits for. */
export const pileLabel = (rules: Rules, position: Position, pile: Pile, texts: Texts): string => {
  const size = sizeOf(position, pile);
  const top = pile.kind === 'stock' ? undefined : topOf(position, pile);
  // A foundation in suit says what it waits for by its top card; the rank is worth saying where the
  // foundations differ in their steps, and where the pile is empty.
  const { step } = rules.spec.foundations.builds;
  const says = size === 0 || (pile.kind === 'foundation' && typeof step !== 'number');
  const wanted = says ? rules.rankWanted(position, pile.name) : 0;
  return texts.pileLabel(
    namedPile(rules.game, pile),
    size,
    top === undefined ? undefined : formatCard(top),
    wanted,
  );
};
