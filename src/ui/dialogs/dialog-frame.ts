/** What every dialog has: its title, and the ways to close it. */
import type { TemplateResult } from 'lit';
import type { DialogState } from './dialog-content.js';

/** A click beside the dialog closes it. */
const closeByBackdrop = ({ target, currentTarget }: Event): void => {
  if (target === currentTarget && target instanceof HTMLDialogElement) target.close();
};

/** What was written into the fields and not used is not there the next time. */
const forget = ({ currentTarget }: Event): void => {
  if (currentTarget instanceof HTMLDialogElement)
    for (const form of currentTarget.querySelectorAll('form')) form.reset();
};

/** A dialog under its title. */
export const dialogView = (
  { draw: { html }, texts, words }: DialogState,
  title: string,
  body: TemplateResult,
): TemplateResult =>
  // eslint-disable-next-line lit-a11y/click-events-have-key-events -- Escape closes a dialog by itself
  html`<dialog
    part="dialog"
    lang=${texts.language}
    aria-labelledby="dialog-title"
    @click=${closeByBackdrop}
    @close=${forget}
  >
    <header>
      <h2 id="dialog-title">${title}</h2>
      <form method="dialog"><button part="button" aria-label=${words.close}>✕</button></form>
    </header>
    ${body}
  </dialog>`;
