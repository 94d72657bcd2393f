/** The language of an element: the nearest `lang`, through shadow roots too. */
export const nearestLanguage = (element: Element): string => {
  let current: Element | null = element;
  while (current) {
    const holder: Element | null = current.closest('[lang]');
    const tag = holder?.getAttribute('lang');
    if (tag) return tag;
    const root: Node = (holder ?? current).getRootNode();
    current = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
};
