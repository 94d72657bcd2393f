/** What tests ask of a table of cards, worked out without the engine's own judgement. */
import type { Move, Position, Rules } from '../../src/patience-engine.js';

/** Whole numbers below a limit that are the same in every run (mulberry32: good enough and quick). */
export const seeded = (seed: number): ((below: number) => number) => {
  let state = Math.imul(seed, 0x9e3779b1);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) % below;
  };
};

/** Whether each of the 52 cards lies somewhere, and once. */
export const holdsWholePack = ({ piles }: Position): boolean => {
  const seen = new Uint8Array(52);
  let count = 0;
  for (const pile of piles)
    for (const card of pile) {
      if (!(card >= 0 && card < 52) || seen[card]) return false;
      seen[card] = 1;
      count++;
    }
  return count === 52;
};

/** The position with everything in it frozen, so that a write into it throws. */
export const frozen = (position: Position): Position => {
  for (const pile of position.piles) Object.freeze(pile);
  Object.freeze(position.piles);
  Object.freeze(position.faceDown);
  Object.freeze(position.options);
  return Object.freeze(position);
};

/** Everything that matters on a table: which column is the first and which the last does not. */
export const essenceOf = (rules: Rules, position: Position): string => {
  const columns = rules.game.columns.map(
    ({ index, ordinal }) =>
      `${position.faceDown[ordinal] ?? 0}:${(position.piles[index] ?? []).join()}`,
  );
  const others = rules.game.piles
    .filter(({ kind }) => kind !== 'column')
    .map(({ index }) => (position.piles[index] ?? []).join());
  return [...columns.sort(), ...others].join(' ');
};

export const isStockMove = ({ from, to }: Move): boolean => from === 'stock' || to === 'stock';

/** The legal moves after which the table is another one, columns changing places apart. */
export const movesThatMatter = (rules: Rules, position: Position): Move[] => {
  const before = essenceOf(rules, position);
  return rules
    .moves(position)
    .filter((move) => essenceOf(rules, rules.apply(position, move)) !== before);
};

/**
 * Whether anything but the stock can still be moved, now or while the stock is turned to its end,
 * put back if that is allowed, and turned to its end again: found by doing so.
 */
export const stuckByTrying = (rules: Rules, start: Position): boolean => {
  let position = start;
  let redeals = 0;
  for (;;) {
    if (movesThatMatter(rules, position).some((move) => !isStockMove(move))) return false;
    const next = rules.moves(position).find(isStockMove);
    if (!next) return true;
    if (next.to === 'stock' && ++redeals > 1) return true;
    position = rules.apply(position, next);
  }
};

const kindsOfSource = ['stock', 'waste', 'turned', 'reserve', 'column', 'foundation'];
const kindsOfTarget = ['foundation', 'column', 'waste', 'turned', 'stock'];

/** Where a move stands in the order of the list: comparable place by place. */
const rankInList = ({ from, to, count = 1 }: Move): number[] => {
  const [fromKind = '', fromNumber = '0'] = from.split('-');
  const [toKind = '', toNumber = '0'] = to.split('-');
  return [
    kindsOfSource.indexOf(fromKind),
    Number(fromNumber),
    kindsOfTarget.indexOf(toKind),
    Number(toNumber),
    count,
  ];
};

/** Whether each move comes after the one before it, and none is there twice. */
export const inListOrder = (moves: readonly Move[]): boolean =>
  moves.every((move, place) => {
    const before = moves[place - 1];
    if (!before) return true;
    const ranks = rankInList(move);
    const ranksBefore = rankInList(before);
    const differs = ranks.findIndex((rank, index) => rank !== ranksBefore[index]);
    return differs >= 0 && (ranks[differs] ?? 0) > (ranksBefore[differs] ?? 0);
  });

/** Every move that could be written down for this position: all pairs of piles, all counts. */
export const everyWellFormedMove = (rules: Rules, position: Position): Move[] =>
  rules.game.piles.flatMap(({ name: from, index }) =>
    rules.game.piles.flatMap(({ name: to }) => {
      const moves: Move[] = [{ from, to }];
      if (isStockMove({ from, to })) return moves;
      const size = position.piles[index]?.length ?? 0;
      for (let count = 2; count <= size + 1; count++) moves.push({ from, to, count });
      return moves;
    }),
  );
