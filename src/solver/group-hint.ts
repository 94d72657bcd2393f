/** The expert's hint for games of groups (group-model.ts). */
import { simpleHint } from '../engine/hint.js';
import { isEffective, isStockMove, legalMoves } from '../engine/legality.js';
import type { Move } from '../engine/move.js';
import { cardsOf } from '../engine/position.js';
import { GroupModel } from './group-model.js';
import { allGroupPruning, GroupMoves } from './group-moves.js';
import { GroupSearch } from './group-search.js';
import type { StartHint } from './hint-request.js';
import { moveChoice, SampleHintJob, type Sampling } from './sample-hint.js';

/** How far a search goes in each sampled world; its tables are far from full by then. */
const GROUP_BUDGET = { nodes: 100, memory: 2 ** 24 };

/** The move that can do no harm, if there is one; else all that change anything, the plain hint first. */
const groupChoices: Sampling['choices'] = (game, position) => {
  const moves = legalMoves(game, position).filter((move) => isEffective(game, position, move));
  const card = new GroupMoves(new GroupModel(game, position), allGroupPruning).safe();
  const safe = moves.find((move) => {
    const cards = cardsOf(position, game.byName.get(move.from));
    return !isStockMove(game, move) && cards[cards.length - (move.count ?? 1)] === card;
  });
  const plain = simpleHint(game, position);
  const rank = (move: Move): number =>
    isStockMove(game, move) ? 2 : move.from === plain?.from && move.to === plain.to ? 0 : 1;
  return (safe ? [safe] : moves.sort((one, other) => rank(one) - rank(other))).map((move) =>
    moveChoice(groupSampling, game, move),
  );
};

const groupSampling: Sampling = {
  samples: 11,
  choices: groupChoices,
  search: (game, position) => new GroupSearch(game, position, GROUP_BUDGET),
};

export const startGroupHint: StartHint = (game, position, request) =>
  new SampleHintJob(game, position, groupSampling, request);
