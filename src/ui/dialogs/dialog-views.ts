/**
 * The dialogs, in a file of their own that is loaded with the first of them. It imports nothing at run
 * time but what is in it alone (see the dialog controller).
 */
import { dealDialog } from './deal-dialog.js';
import { dialogView } from './dialog-frame.js';
import { diagrams, type Diagram } from './diagrams.js';
import type { DialogName, DialogView, Drawing } from './dialog-content.js';
import { statisticsBody, statisticsStyles } from './statistics-view.js';
import type { TemplateResult } from 'lit';
import type { RulesPart } from '../../texts/dialog-texts.js';

const diagramView = (
  { html, nothing, cardFace, suitClass, parseCard }: Drawing,
  diagram: Diagram | undefined,
  caption: string | undefined,
): TemplateResult | symbol => {
  if (!diagram) return nothing;
  // The caption says what is drawn.
  return html`<figure>
    <div class="diagram" aria-hidden="true">
      ${diagram.map(
        ({ cards, fan }) =>
          html`<div class="fan ${fan}">
            ${cards.map((text) => {
              const card = parseCard(text) ?? 0;
              return html`<span class="card ${suitClass(card)}">${cardFace(card)}</span>`;
            })}
          </div>`,
      )}
    </div>
    <figcaption>${caption}</figcaption>
  </figure>`;
};

const rules: DialogView = (state) => {
  const { draw, texts, words, game } = state;
  const { html } = draw;
  const parts = Object.entries(words.rules[game] ?? {});
  return dialogView(
    state,
    texts.commands.rules,
    html`<div class="rules">
      ${parts.map(
        ([part, { heading, paragraphs, caption }]) =>
          html`<section>
            <h3>${heading}</h3>
            ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
            ${diagramView(draw, diagrams[game]?.[part as RulesPart], caption)}
          </section>`,
      )}
    </div>`,
  );
};

const settings = (): DialogView => {
  let kept = true;
  const box = (
    { html }: Drawing,
    label: string,
    checked: boolean,
    change: (checked: boolean) => boolean,
  ): TemplateResult =>
    html`<label
      ><input
        type="checkbox"
        .checked=${checked}
        @change=${({ target }: Event) => {
          kept = change((target as HTMLInputElement).checked);
        }}
      />
      ${label}</label
    >`;
  return (state) => {
    const { draw, texts, words, settings } = state;
    const { html, nothing } = draw;
    const say = words.settings;
    return dialogView(
      state,
      texts.commands.settings,
      html`<div class="settings">
        ${box(draw, say.fourColours, settings.deck === 'four-colour', (on) =>
          settings.choose({ deck: on ? 'four-colour' : 'two-colour' }),
        )}
        ${box(draw, say.mirror, settings.mirror, (mirror) => settings.choose({ mirror }))}
        ${box(draw, say.autoCollect, settings.autoCollect, (autoCollect) =>
          settings.choose({ autoCollect }),
        )}
        ${
          settings.game.counters
            ? nothing
            : html`<fieldset>
                <legend>${say.counters}</legend>
                ${(['score', 'moves', 'time'] as const).map((name) =>
                  box(draw, texts.counters[name], settings.counters.includes(name), (on) =>
                    settings.choose({
                      counters: (['score', 'moves', 'time'] as const).filter((other) =>
                        other === name ? on : settings.counters.includes(other),
                      ),
                    }),
                  ),
                )}
              </fieldset>`
        }
        <p role="status">${kept ? say.kept : say.notKept}</p>
      </div>`,
    );
  };
};

const statistics = (): DialogView => {
  const body = statisticsBody();
  return (state) => dialogView(state, state.texts.commands.statistics, body(state));
};

/** Each is made anew when it is opened. */
export const dialogs: Readonly<Record<DialogName, () => DialogView>> = {
  rules: () => rules,
  statistics,
  settings,
  deal: dealDialog,
};

/** Where the text is large and the window is not, the words have the room: hence the shares of it. */
const dialogStyles = `
dialog {
  box-sizing: border-box;
  inline-size: min(36rem, 100vw - 1rem);
  max-block-size: min(44rem, 100dvh - 1rem);
  padding: 0 min(1.25rem, 4vw) min(1.25rem, 4vw);
  border: 1px solid var(--line);
  border-radius: 0.6rem;
  color: var(--felt-text);
  background: var(--surface);
  font: inherit;
  line-height: 1.5;
  overscroll-behavior: contain;
}
dialog::backdrop { background: rgb(0 0 0 / 45%); }
dialog header {
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  background: var(--surface);
}
dialog h2 { margin: 0.75rem 0; font-size: min(1.25rem, 8vw); }
dialog h3 { margin: 1rem 0 0.25rem; font-size: min(1rem, 8vw); }
dialog p { margin: 0.25rem 0; }
dialog header button {
  min-inline-size: min(2.25rem, 15vw);
  min-block-size: 2.25rem;
  border: 0;
  border-radius: 0.4rem;
  color: inherit;
  background: transparent;
  font: inherit;
  justify-content: center;
  cursor: pointer;
}
dialog header button:hover { background: var(--base); }
dialog :focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
figure { margin: 0.75rem 0; }
figcaption { font-size: 0.875rem; }
.diagram { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-end: 0.35rem; --card-width: 3rem; }
.fan { display: flex; }
.fan.down { flex-direction: column; }
.fan .card { position: relative; inset: auto; inline-size: 3rem; block-size: 4.2rem; flex: none; }
.fan.down .card + .card { margin-block-start: -3.2rem; }
.fan.across .card + .card { margin-inline-start: -1.7rem; }
.fan.squared .card + .card { margin-inline-start: -3rem; }
.settings { display: grid; gap: 0.5rem; }
.settings label { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2rem; }
dialog * { unicode-bidi: plaintext; text-align: match-parent; overflow-wrap: anywhere; hyphens: auto; }
.settings input[type='checkbox'] { flex: none; inline-size: 1.2rem; block-size: 1.2rem; accent-color: var(--accent); }
.deal form, .deal p { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
.deal label { display: grid; flex: 1 1 14rem; min-inline-size: 0; }
.deal input { min-inline-size: 0; inline-size: 100%; }
.deal input, .deal button {
  box-sizing: border-box;
  min-block-size: 2.5rem;
  padding: 0.25rem 0.6rem;
  border: 1px solid currentcolor;
  border-radius: 0.4rem;
  color: inherit;
  background: transparent;
  font: inherit;
}
.deal button { cursor: pointer; }
.deal button:hover { background: var(--base); }
.settings fieldset { border: 1px solid var(--line); border-radius: 0.4rem; }
`;

/** Gives a game the styles of its dialogs. */
export const adoptStyles = (root: ShadowRoot | null): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(dialogStyles + statisticsStyles);
  root?.adoptedStyleSheets.push(sheet);
};

export { compactStatistics } from '../statistics.js';
