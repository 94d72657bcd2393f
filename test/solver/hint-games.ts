/** Games played by expert hints alone. */
import { addStep, beginHistory, currentPosition } from '../../src/engine/history.js';
import { passWithoutPlay } from '../../src/engine/pass.js';
import { games, type Hint, type Position, type Rules } from '../../src/patience-engine.js';
import { startGroupHint } from '../../src/solver/group-hint.js';
import type { HintRequest } from '../../src/solver/hint-request.js';
import type { Job } from '../../src/solver/job.js';
import { startRunHint } from '../../src/solver/run-hint.js';
import { seeded } from '../engine/table.js';

/** More moves than hints lead through: each card comes into play after at most two passes. */
export const ENDLESS = 1000;

export const jobOf = (rules: Rules, position: Position, options: HintRequest): Job<Hint | null> =>
  (rules === games.canfield ? startRunHint : startGroupHint)(rules.game, position, options);

export const hintFor = (rules: Rules, position: Position, options: HintRequest): Hint | null => {
  const job = jobOf(rules, position, options);
  job.run(Infinity);
  return job.result();
};

/** Plays on by hints of few samples until there is none: the positions, and what was hinted. */
export const playByHints = (
  rules: Rules,
  start: Position,
  samples: number,
): { positions: Position[]; hints: (Hint | null)[] } => {
  let game = beginHistory(start);
  const positions: Position[] = [];
  const hints: (Hint | null)[] = [];
  while (hints.length < ENDLESS) {
    const position = currentPosition(game);
    const hint = hintFor(rules, position, {
      samples,
      passWithoutPlay: passWithoutPlay(rules.game, game),
    });
    positions.push(position);
    hints.push(hint);
    if (!hint) break;
    game = addStep(game, { moves: [hint], position: rules.apply(position, hint) });
  }
  return { positions, hints };
};

/** The same table with the cards that nobody has seen in another order. */
export const withUnseenShuffled = (rules: Rules, position: Position, seed: number): Position => {
  const next = seeded(seed);
  const hidden = rules.game.piles.flatMap(({ kind, index }) => {
    const size = position.piles[index]?.length ?? 0;
    const isUnseenStock = kind === 'stock' && position.redealsUsed === 0;
    const count = isUnseenStock ? size : kind === 'reserve' ? size - 1 : 0;
    return Array.from({ length: Math.max(0, count) }, (_, place) => ({ index, place }));
  });
  const cards = hidden.map(({ index, place }) => position.piles[index]?.[place] ?? -1);
  const piles = position.piles.map((pile) => [...pile]);
  for (const { index, place } of hidden) {
    const pile = piles[index];
    if (pile) [pile[place]] = cards.splice(next(cards.length), 1) as [number];
  }
  return { ...position, piles };
};
