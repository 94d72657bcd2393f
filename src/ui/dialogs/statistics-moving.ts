/** Taking the figures of a game elsewhere, bringing others, and erasing them: all of it can be undone. */
import type { TemplateResult } from 'lit';
import type { DialogTexts } from '../../texts/dialog-texts.js';
import { formatStatistics, keptText, parseExport, type ReadStatistics } from '../statistics.js';
import type { DialogState } from './dialog-content.js';

type Message = 'replaced' | 'notReplaced' | 'erased' | 'restored' | 'notKept';
type Words = DialogTexts['statistics'];

const saveAsFile = (text: string, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser has taken the file over, or will within a minute.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
};

/** Where a click came from, to find the next thing to do there. */
const dialogOf = ({ currentTarget }: Event): Element | null =>
  currentTarget instanceof Element ? currentTarget.closest('dialog') : null;

/** @param changed called when the figures are no longer those that were read */
export const movingView = (
  game: string,
  changed: () => void,
): ((state: DialogState, now: ReadStatistics) => TemplateResult) => {
  let message: Message | undefined;
  let asking = false;
  /** What was kept before the last change, and what that change put there. */
  let former: { readonly before: string; readonly after: string } | undefined;

  return ({ draw: { html, nothing }, texts, words, statistics, redraw }, now) => {
    const say: Words = words.statistics;
    const exported = formatStatistics(now.statistics, game);

    /** Draws anew, with the focus on what comes next. */
    const show = async (event: Event, next?: string): Promise<void> => {
      const dialog = dialogOf(event);
      changed();
      await redraw();
      if (next) dialog?.querySelector<HTMLElement>(`[data-action="${next}"]`)?.focus();
    };

    /** Puts a text in the place of what is kept. */
    const put = (text: string, done: Message): void => {
      message = statistics.write(game, text) ? done : 'notKept';
    };
    const change = (text: string, done: Message): void => {
      former = { before: statistics.read(game), after: text };
      put(text, done);
    };

    const replace = (text: string): boolean => {
      const record = parseExport(text, game);
      if (record) change(keptText({ statistics: record, unread: now.unread }, game), 'replaced');
      else message = 'notReplaced';
      return record !== undefined;
    };
    const restore = (): void => {
      if (!former) return;
      const { before, after } = former;
      const found = statistics.read(game);
      // What has finished meanwhile, in another tab, counts too.
      const since = found.startsWith(after) ? found.slice(after.length) : '';
      put(before + since, 'restored');
      former = undefined;
    };

    const button = (
      action: string,
      label: string,
      run: (event: Event) => unknown,
    ): TemplateResult =>
      html`<button part="button" data-action=${action} @click=${run}>${label}</button>`;

    return html`<details>
        <summary>${say.move}</summary>
        <form>
          <label
            >${say.text}
            <textarea
              rows="4"
              spellcheck="false"
              autocomplete="off"
              .defaultValue=${exported}
            ></textarea>
          </label>
        </form>
        <div class="actions">
          ${button('save', say.save, () => {
            saveAsFile(exported, `patience-statistics-${game}.json`);
          })}
          ${button('replace', say.replace, (event) => {
            const field = dialogOf(event)?.querySelector('textarea');
            if (replace(field?.value ?? '')) field?.form?.reset();
            void show(event);
          })}
        </div>
        <label
          >${say.file}
          <input
            type="file"
            accept=".json,application/json"
            @change=${async (event: Event) => {
              const input = event.currentTarget as HTMLInputElement;
              const [file] = input.files ?? [];
              if (!file) return;
              const text = await file.text().catch(() => '');
              replace(text);
              // The same file can be chosen again.
              input.value = '';
              changed();
              await redraw();
            }}
          />
        </label>
      </details>
      <div class="actions">
        ${button('erase', say.erase, (event) => {
          asking = true;
          void show(event, 'keep');
        })}
        ${
          asking
            ? html`<span id="erase-question">${say.question}</span>
                <span class="actions" role="group" aria-labelledby="erase-question"
                  >${button('keep', say.keep, (event) => {
                    asking = false;
                    void show(event, 'erase');
                  })}
                  ${button('erase-all', say.erase, (event) => {
                    asking = false;
                    change('', 'erased');
                    void show(event, 'undo');
                  })}</span
                >`
            : nothing
        }
        ${
          former
            ? button('undo', texts.commands.undo, (event) => {
                restore();
                void show(event, 'erase');
              })
            : nothing
        }
      </div>
      <p role="status">${message ? say[message] : nothing}</p>`;
  };
};
