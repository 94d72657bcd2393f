import { fillPlaces } from './plain-places.js';
import { registerLaidLengths } from './styles/laid-lengths.js';

/**
 * Registers a tag once, and fills the places that a page has for it. A second copy of the library on the
 * page (another bundle, another version) leaves the first in place: defining a tag twice throws, and the
 * rest of that module would never run.
 */
export const defineElement = (
  tag: string,
  element: CustomElementConstructor & { readonly observedAttributes?: readonly string[] },
): void => {
  if (customElements.get(tag)) return;
  // Before the elements that stand in the page already are drawn.
  registerLaidLengths();
  customElements.define(tag, element);
  fillPlaces(tag, element.observedAttributes);
};
