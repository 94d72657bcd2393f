/** The files beside the module, without which a game plays on. */

const told = new Set<string>();

/** Tells the page's author that one did not load, and what holds instead: once for the whole page. */
export const tellMissing = (what: string, error: unknown): void => {
  if (!told.has(what)) console.warn(what, error);
  told.add(what);
};
