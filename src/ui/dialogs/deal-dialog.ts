/** A deal chosen by its number, and a link to the one on the table. */
import type { TemplateResult } from 'lit';
import type { DialogState, DialogView } from './dialog-content.js';
import { dialogView } from './dialog-frame.js';

/** The address of this page with a deal in it, as the game reads it (see deal-link). */
const linkTo = (game: string, deal: number): string => {
  const address = new URL(location.href);
  address.hash = `patience=${game}:${deal}`;
  return address.href;
};

/** Puts a text into the clipboard. @returns whether the browser allowed it */
const copy = async (text: string): Promise<boolean> => {
  try {
    // Not there in pages that are not secure, whatever its type says.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const numberForm = ({ draw: { html }, words, element }: DialogState): TemplateResult => {
  const play = ({ currentTarget }: SubmitEvent): void => {
    const field = (currentTarget as HTMLFormElement).elements.namedItem('number');
    element.newGame({ deal: (field as HTMLInputElement).valueAsNumber });
  };
  return html`<form method="dialog" @submit=${play}>
    <label
      >${words.deal.number}
      <input
        name="number"
        type="number"
        inputmode="numeric"
        min="1"
        max="4294967295"
        required
        .defaultValue=${`${element.deal ?? ''}`}
    /></label>
    <button part="button">${words.deal.play}</button>
  </form>`;
};

export const dealDialog = (): DialogView => {
  /** What was copied, and whether it could be. */
  let tried: { link: string; copied: boolean } | undefined;
  return (state) => {
    const { draw, texts, words, game, element } = state;
    const { html, nothing } = draw;
    const { deal } = element;
    const link = deal === null ? '' : linkTo(game, deal);
    const copyLink = async (): Promise<void> => {
      tried = { link, copied: await copy(link) };
      await state.redraw();
    };
    const said =
      tried?.link === link ? (tried.copied ? words.deal.copied : words.deal.notCopied) : '';
    return dialogView(
      state,
      texts.commands.deal,
      html`<div class="deal">
        ${numberForm(state)}
        ${
          link
            ? html`<p>
                <label>${words.deal.link} <input readonly .defaultValue=${link} /></label>
                <button part="button" @click=${copyLink}>${words.deal.copy}</button>
              </p>`
            : nothing
        }
        <p role="status">${said}</p>
      </div>`,
    );
  };
};
