/**
 * Places for games in pages whose editor strips unknown tags: `<div data-patience="canfield"
 * data-deal="7">`. What stands in such a place makes room for the game once the page has been read.
 */

/** What only the page itself may say, and not what somebody writes into an article of it. */
const barred = /^(worker|storage-key)$/;

/** Puts games of that tag into their places, now or as soon as the page has been read. */
export const fillPlaces = (tag: string, attributes: readonly string[] = []): void => {
  // In Node there is no page.
  if (typeof document === 'undefined') return;
  const fill = (): void => {
    const places = document.querySelectorAll(`[data-patience="${tag.replace('-game', '')}"]`);
    for (const place of places) {
      const game = document.createElement(tag);
      // The game's own attributes alone: no other one can be smuggled in.
      for (const name of attributes) {
        const value = place.getAttribute(`data-${name}`);
        if (value !== null && !barred.test(name)) game.setAttribute(name, value);
      }
      place.replaceChildren(game);
    }
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fill);
  else fill();
};
