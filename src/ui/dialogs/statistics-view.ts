/** The statistics of a game: figures, charts and the same in a table. */
import type { TemplateResult } from 'lit';
import { FULL_SCORE, readStatistics, summary, type ReadStatistics } from '../statistics.js';
import { chartView } from './charts.js';
import type { DialogState } from './dialog-content.js';
import { movingView } from './statistics-moving.js';

/** Quarters of the pack. */
const scoreMarks = [0, 13, 26, 39, FULL_SCORE];
/** The longest list of latest scores. */
const recentPlaces = 50;

const figures = (
  { draw: { formatTime }, texts, words: { statistics: say } }: DialogState,
  { statistics }: ReadStatistics,
): [string, string][] => {
  const { played, won, best, mean } = summary(statistics);
  const { streak, bestStreak, bestWin, replays, replaysWon } = statistics;
  const number = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(texts.language, { style: 'percent' });
  const some = (count: number): string => number.format(count);
  return [
    [say.played, some(played)],
    [say.won, played ? `${some(won)} (${share.format(won / played)})` : some(won)],
    [say.bestScore, played ? some(best) : '–'],
    [say.meanScore, played ? some(mean) : '–'],
    [say.streak, some(streak)],
    [say.bestStreak, some(bestStreak)],
    [
      say.bestWin,
      bestWin
        ? [
            texts.labelled(texts.counters.moves, some(bestWin.moves)),
            texts.labelled(texts.counters.time, formatTime(bestWin.seconds)),
          ].join(', ')
        : '–',
    ],
    [say.replays, some(replays)],
    [say.replaysWon, some(replaysWon)],
  ];
};

/** The charts, and what they show for those who cannot see them. */
const charts = (
  { draw, texts, words: { statistics: say } }: DialogState,
  { statistics: { scores, recent } }: ReadStatistics,
): TemplateResult => {
  const { html } = draw;
  return html`${chartView(draw, {
      title: say.scores,
      caption: say.scoresCaption,
      values: scores,
      places: FULL_SCORE + 1,
      most: Math.max(...scores),
      marks: scoreMarks,
    })}
    ${chartView(draw, {
      title: say.recent,
      caption: say.recentCaption,
      // The newest stands at the right end.
      values: [...Array.from({ length: recentPlaces - recent.length }, () => 0), ...recent],
      places: recentPlaces,
      most: FULL_SCORE,
      marks: [],
    })}
    <details>
      <summary>${say.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${texts.counters.score}</th>
            <th scope="col">${say.attempts}</th>
          </tr>
        </thead>
        <tbody>
          ${scores.map((count, score) =>
            count === 0
              ? draw.nothing
              : html`<tr>
                  <th scope="row">${score}</th>
                  <td>${count}</td>
                </tr>`,
          )}
        </tbody>
      </table>
      <p>${texts.labelled(say.recent, recent.join(', '))}</p>
    </details>`;
};

/** The game whose statistics these are: another one may be on the table meanwhile. */
interface Shown {
  readonly game: string;
  readonly moving: ReturnType<typeof movingView>;
}

/** Reads what is kept when it is first drawn, and again after each change. */
export const statisticsBody = (): ((state: DialogState) => TemplateResult) => {
  let shown: Shown | undefined;
  let read: ReadStatistics | undefined;
  const show = (game: string): Shown => ({
    game,
    moving: movingView(game, () => {
      read = undefined;
    }),
  });
  return (state) => {
    const { draw, texts, words, statistics } = state;
    const { html, nothing } = draw;
    const say = words.statistics;
    shown ??= show(statistics.game);
    const now = (read ??= readStatistics(statistics.read(shown.game), shown.game));
    const variant = statistics.variant(texts);
    const { deal } = statistics;
    return html`<div class="statistics">
      ${variant ? html`<p>${variant}</p>` : nothing}
      <dl>
        ${figures(state, now).map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      ${now.statistics.recent.length > 0 ? charts(state, now) : nothing}
      <p>${say.counting}</p>
      ${
        deal !== null && now.statistics.deals.includes(deal)
          ? html`<p>${texts.labelled(texts.dealNumber(deal), say.replay)}</p>`
          : nothing
      }
      ${now.unread.length > 0 ? html`<p>${say.unread}</p>` : nothing} ${shown.moving(state, now)}
    </div>`;
  };
};

export const statisticsStyles = `
.statistics dl { margin: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); column-gap: 1.5rem; }
.statistics dl div { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.2rem; border-block-end: 1px solid var(--line); }
.statistics dd { margin: 0; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
.chart { direction: ltr; }
.chart h3 { text-align: start; }
.plot { display: grid; grid-template-columns: auto 1fr; column-gap: 0.4rem; }
.plot svg { display: block; inline-size: 100%; block-size: 5rem; border-block-end: 1px solid var(--felt-text); fill: var(--accent); }
.most { min-inline-size: 1.5em; text-align: end; font-size: 0.75rem; line-height: 1; }
.marks { grid-column: 2; display: flex; justify-content: space-between; font-size: 0.75rem; font-variant-numeric: tabular-nums; }
.statistics summary { min-block-size: 1.75rem; cursor: pointer; }
.statistics table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.statistics th, .statistics td { padding: 0.1rem 1rem 0.1rem 0; text-align: start; font-weight: inherit; border-block-end: 1px solid var(--line); }
.statistics textarea { display: block; box-sizing: border-box; inline-size: 100%; margin-block: 0.25rem; padding: 0.4rem; border: 1px solid var(--line); border-radius: 0.4rem; color: inherit; background: var(--base); font: 0.8125rem/1.4 monospace; }
.statistics input { display: block; max-inline-size: 100%; margin-block: 0.25rem; color: inherit; font: inherit; font-size: 0.875rem; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-block: 0.5rem; }
.actions .actions { margin: 0; }
.actions button[part='button'] { border: 1px solid var(--line); padding-inline: 0.6rem; }
@media (forced-colors: active) { .plot svg { fill: CanvasText; } }
`;
