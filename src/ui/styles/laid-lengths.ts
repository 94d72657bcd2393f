/**
 * Lengths that the board works out once and every card inherits in pixels. A custom property that is
 * not registered is inherited as its formula, which each card would then have to work out again,
 * several times over.
 *
 * A page has one list of registered properties for all its trees: these names are ours alone, and
 * where another bundle was first, or the browser knows no registration, all looks the same. Firefox
 * does without: under the page's `zoom` it would enlarge a registered length twice.
 */
const names = ['--patience-laid-width', '--patience-laid-fan', '--patience-laid-step'];

export const registerLaidLengths = (): void => {
  for (const name of names)
    try {
      if (CSS.supports('-moz-appearance', 'none')) return;
      CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '0px' });
    } catch {
      return;
    }
};
