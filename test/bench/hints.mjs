// How far hints alone get: whole games in which every hint is followed, beside a greedy player. Cards that
// a player has not seen are known to none of them.
//   npm run build && node test/bench/hints.mjs [--deals 20] [--game canfield] [--player expert] [--samples n]
// A game played by expert hints takes seconds: a thousand deals are for a free evening.
import { parseArgs } from 'node:util';
import { interval, quantile } from './numbers.mjs';
import { built } from './built.mjs';
import { processorTime } from './processor-time.mjs';

const { games } = await built('patience-engine.js');
const { addStep, beginHistory, currentPosition } = await built('engine/history.js');
const { isStockMove } = await built('engine/legality.js');
const { passWithoutPlay } = await built('engine/pass.js');
const { startTask } = await built('solver/tasks.js');
const { solveSync } = await built('patience-solver.js');

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '20' },
    game: { type: 'string', multiple: true, default: Object.keys(games) },
    player: { type: 'string', multiple: true, default: ['greedy', 'simple', 'expert'] },
    samples: { type: 'string' },
  },
});
const deals = Number(values.deals);
const samples = values.samples && Number(values.samples);

/** More moves than any of them makes in a game: reached only by going round in a circle. */
const MOST_MOVES = 2000;

/**
 * Whatever goes up goes up; else reserve and waste come into play, then whole columns go together, then
 * runs onto others where the rules let none go back; else the stock is turned.
 */
const greedyMove = (rules, position, seenAll) => {
  const moves = rules.moves(position);
  const kind = (pile) => rules.pile(pile).kind;
  const size = (pile) => position.piles[rules.pile(pile).index].length;
  const isOneWay = rules.spec.tableau?.lift === 'group';
  return (
    moves.find(({ to }) => kind(to) === 'foundation') ??
    moves.find(
      ({ from, to }) => ['reserve', 'waste'].includes(kind(from)) && kind(to) === 'column',
    ) ??
    moves.find(({ from }) => kind(from) === 'turned') ??
    moves.find(
      ({ from, to, count = 1 }) =>
        kind(from) === 'column' && size(to) > 0 && (isOneWay || count === size(from)),
    ) ??
    (seenAll ? undefined : moves.find((move) => isStockMove(rules.game, move)))
  );
};

const players = {
  greedy: greedyMove,
  simple: (rules, position, seenAll) => rules.hint(position, { passWithoutPlay: seenAll }),
  expert: async ({ spec }, position, seenAll) => {
    const job = await startTask({ ask: 'hint', spec, position, samples, passWithoutPlay: seenAll });
    while (!job.done) job.run(Infinity);
    return job.result();
  },
};

/** Plays a deal to its end: the score, and how long each choice took. */
const play = async (rules, deal, choose, times) => {
  let history = beginHistory(rules.deal(deal));
  for (let played = 0; ; played++) {
    if (played > MOST_MOVES) throw new Error(`Deal ${deal} has no end`);
    const position = currentPosition(history);
    const begin = processorTime();
    const hint = await choose(rules, position, passWithoutPlay(rules.game, history));
    times.push(processorTime() - begin);
    if (!hint) return rules.score(position);
    history = addStep(history, { moves: [hint], position: rules.apply(position, hint) });
  }
};

/** Deals that nobody can win, all cards known, are no fault of a player's. */
const LOST_WITHIN = { nodes: 100_000 };

const share = (part, whole) => {
  const [low, high] = interval(part, whole).map((end) => (100 * end).toFixed(1));
  return `${((100 * part) / whole).toFixed(1)} (${low} to ${high})`;
};

const rows = [];
for (const game of values.game) {
  let winnable = 0;
  for (let deal = 1; deal <= deals; deal++)
    if (solveSync(games[game].deal(deal), LOST_WITHIN).verdict !== 'unwinnable') winnable++;
  for (const player of values.player) {
    const times = [];
    const scores = [];
    for (let deal = 1; deal <= deals; deal++) {
      scores.push(await play(games[game], deal, players[player], times));
      if (process.stderr.isTTY) process.stderr.write(`\r${game}, ${player}: ${deal} of ${deals} `);
    }
    const won = scores.filter((score) => score === 52).length;
    rows.push({
      game,
      player,
      deals,
      'not proved lost': winnable,
      'won, %': share(won, deals),
      'of those, %': share(won, winnable),
      'mean score': Number((scores.reduce((sum, score) => sum + score, 0) / deals).toFixed(2)),
      'median ms a hint': Number(quantile(times, 0.5).toFixed(1)),
      '95 %': Number(quantile(times, 0.95).toFixed(0)),
      worst: Math.round(quantile(times, 1)),
    });
  }
}
if (process.stderr.isTTY) process.stderr.write('\n');
console.table(rows);
