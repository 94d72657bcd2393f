/** How the piles of a game are named to a person. */
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Pile } from '../engine/piles.js';
import { sizeOf, type Position } from '../engine/position.js';
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

/**
 * The label of a pile: its name, and what its buttons do not say. How many cards it holds where that
 * is more than one, and what it waits for.
 */
export const pileLabel = (rules: Rules, position: Position, pile: Pile, texts: Texts): string => {
  const size = pile.kind === 'stock' ? 0 : sizeOf(position, pile);
  // A foundation in suit says what it waits for by its top card; the rank is worth saying where the
  // foundations differ in their steps. In an empty pile the button says it.
  const named = namedPile(rules.game, pile);
  const wanted = size > 0 && named.step ? rules.rankWanted(position, pile.name) : 0;
  return texts.pileLabel(named, size, wanted);
};
