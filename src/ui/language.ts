/** The language of an element: the nearest `lang`, through shadow roots too, and its changes. */

const rootsAbove = (element: Element): Node[] => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAbove(root.host)] : [root];
};

/** The tag of the language that the element is in. */
export const nearestLanguage = (element: Element): string => {
  const tag = element.closest('[lang]')?.getAttribute('lang');
  if (tag) return tag;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : 'en';
};

/** Calls back whenever a `lang` that may concern the element changes. @returns how to end it */
export const watchLanguage = (element: Element, changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  for (const root of rootsAbove(element))
    observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
  return () => {
    observer.disconnect();
  };
};
