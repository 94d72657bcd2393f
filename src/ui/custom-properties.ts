/**
 * Sets custom properties on an element from a template. An inline style attribute would be blocked by
 * a strict content security policy; the style object is not.
 */
import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

type Values = Readonly<Record<string, number>>;

class CustomProperties extends Directive {
  #last: Values = {};

  override render(_values: Values): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [values]: [Values]): typeof nothing {
    for (const [name, value] of Object.entries(values))
      if (this.#last[name] !== value) (element as HTMLElement).style.setProperty(name, `${value}`);
    this.#last = values;
    return nothing;
  }
}

export const customProperties = directive(CustomProperties);
