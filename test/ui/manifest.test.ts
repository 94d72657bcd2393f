/** Whether custom-elements.json tells of each element what a page finds there: no less, and no more. */
import { expect } from '@open-wc/testing';
import type { Move } from '../../src/patience-engine.js';
import { handsOff, letGo, pickUp } from './hands.js';
import {
  all,
  drawnIn,
  gameTags,
  made,
  somewhere,
  toolbarButton,
  type Game,
  type GameTag,
} from './page.js';
import { almostLost, almostStuck, almostWon } from './positions.js';

interface Described {
  readonly name: string;
}

interface Description {
  readonly tagName?: string;
  readonly attributes?: readonly Described[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly cssStates?: readonly Described[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Description[] }[];
}

// eslint-disable-next-line no-restricted-globals -- no game asks for it: the test reads what a build writes
const { modules } = (await (await fetch('/custom-elements.json')).json()) as Manifest;

const descriptionOf = (tag: string): Description => {
  const found = modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`Expected a description of <${tag}>`);
  return found;
};

const namesOf = (described: readonly Described[] = []): string[] =>
  described.map(({ name }) => name).sort();

/** What is seen of an element, by the names that the manifest has for its kinds. */
class Seen {
  readonly events = new Set<string>();
  readonly slots = new Set<string>();
  readonly cssParts = new Set<string>();
  readonly cssProperties = new Set<string>();
  readonly cssStates = new Set<string>();

  /** Puts a game on the page, and notes what it tells the page from the first moment on. */
  async placed(...[tag, attributes]: Parameters<typeof made>): Promise<Game> {
    const game = made(tag, attributes);
    const dispatch = game.dispatchEvent.bind(game);
    game.dispatchEvent = (event) => {
      if (event instanceof CustomEvent) this.events.add(event.type);
      return dispatch(event);
    };
    somewhere().append(game);
    await drawnIn(game);
    this.look(game);
    return game;
  }

  /** Notes what there is of an element now. */
  look({ shadowRoot }: Element): void {
    for (const element of shadowRoot?.querySelectorAll('[part]') ?? [])
      for (const part of element.part) this.cssParts.add(part);
    for (const slot of shadowRoot?.querySelectorAll('slot') ?? []) this.slots.add(slot.name);
    const rules = shadowRoot?.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]) ?? [];
    for (const [name] of rules
      .map(({ cssText }) => cssText)
      .join()
      .matchAll(/--patience-(?!laid-)[\w-]+/g))
      this.cssProperties.add(name);
  }
}

/** Does all with a game that makes something of it appear. */
const playedThrough = async (seen: Seen, tag: GameTag): Promise<void> => {
  const game = await seen.placed(tag, { deal: 3 });
  const look = async (): Promise<void> => {
    await game.updateComplete;
    seen.look(game);
  };
  toolbarButton(game, 'More').click();
  await look();
  all(game, '[data-command="rules"]')[0]?.click();
  while (!all(game, 'dialog[open]')[0]) await new Promise(requestAnimationFrame);
  await look();
  all(game, 'dialog form button')[0]?.click();
  const lifting = (): Move | undefined => game.legalMoves.find(({ from }) => from !== 'stock');
  while (!lifting())
    game.move({ from: 'stock', to: tag === 'calculation-game' ? 'turned' : 'waste' });
  await look();
  await game.hint();
  await look();
  const { from = '', count } = lifting() ?? {};
  await pickUp(game, from, count);
  await look();
  await letGo(game);
  game.stop();
  for (const { position, move } of [...almostWon, ...almostLost, almostStuck].filter(
    (ending) => ending.tag === tag,
  )) {
    const ended = await seen.placed(tag, { position });
    ended.move(move);
    await ended.updateComplete;
    seen.look(ended);
  }
};

describe('The manifest', () => {
  const states: { add: (this: CustomStateSet, state: string) => CustomStateSet } =
    CustomStateSet.prototype;
  const { add } = states;
  let seen = new Seen();

  beforeEach(() => {
    seen = new Seen();
    const { cssStates } = seen;
    states.add = function (state) {
      cssStates.add(state);
      return add.call(this, state);
    };
  });
  afterEach(async () => {
    states.add = add;
    await handsOff();
  });

  const expectTold = (tag: string): void => {
    const description = descriptionOf(tag);
    for (const kind of ['events', 'slots', 'cssParts', 'cssProperties', 'cssStates'] as const)
      expect(namesOf(description[kind]), kind).to.deep.equal([...seen[kind]].sort());
  };

  for (const tag of gameTags)
    it(`tells what a page finds in <${tag}>`, async () => {
      await playedThrough(seen, tag);
      expectTold(tag);
    });

  it('tells what a page finds in <patience-settings>', async () => {
    const settings = document.createElement('patience-settings');
    somewhere().append(settings);
    await settings.updateComplete;
    seen.look(settings);
    expectTold('patience-settings');
  });

  for (const tag of [...gameTags, 'patience-settings'] as const)
    it(`tells the attributes of <${tag}>`, () => {
      const { observedAttributes } = customElements.get(tag) as unknown as {
        observedAttributes: string[];
      };
      expect(namesOf(descriptionOf(tag).attributes)).to.deep.equal([...observedAttributes].sort());
    });
});
