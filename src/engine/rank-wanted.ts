/** What a pile waits for. */
import { nextRank, stepOf } from './building.js';
import { RANKS, rankOf, type Rank } from './card.js';
import { opensWith, type CompiledGame } from './compiled-game.js';
import type { Pile } from './piles.js';
import { sizeOf, topOf, type Position } from './position.js';

/** The rank that a foundation takes next, or an empty column: 0 when it takes none, or any. */
export const rankWanted = (game: CompiledGame, position: Position, pile: Pile): Rank => {
  const top = topOf(position, pile);
  const built = pile.kind === 'foundation' || pile.kind === 'column';
  if (top === undefined && built) return opensWith(game, pile, position.base);
  if (top === undefined || pile.kind !== 'foundation' || sizeOf(position, pile) === RANKS) return 0;
  const { builds } = game.spec.foundations;
  return nextRank(rankOf(top), stepOf(builds, pile.ordinal), builds.wraps);
};
