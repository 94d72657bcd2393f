/**
 * Places for games in pages whose editor strips unknown tags: `<div data-patience="canfield"
 * data-deal="7">`. What stands in such a place makes room for the game once the page has been read.
 */

/** What only the page itself may say, and not what somebody writes into an article of it. */
const barred = /^(worker|storage-key)$/;

/** A game with those of its own attributes that are told: no other one can be smuggled in. */
export const toldGame = (
  tag: string,
  attributes: readonly string[],
  told: (name: string) => string | null,
): HTMLElement => {
  const game = document.createElement(tag);
  for (const name of attributes) {
    const value = told(name);
    if (value !== null && !barred.test(name)) game.setAttribute(name, value);
  }
  return game;
};

/** Puts games of that tag into their places, now or as soon as the page has been read. */
export const fillPlaces = (tag: string, attributes: readonly string[] = []): void => {
  // In Node there is no page.
  if (typeof document === 'undefined') return;
  const fill = (): void => {
    // By the name of the game, or of its tag.
    const places = [tag.replace('-game', ''), tag].map((name) => `[data-patience="${name}"]`);
    for (const place of document.querySelectorAll(places.join()))
      place.replaceChildren(
        toldGame(tag, attributes, (name) => place.getAttribute(`data-${name}`)),
      );
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fill);
  else fill();
};
