/** The toolbar: commands, the rest of them in a menu, and the counters. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Command, Texts } from '../texts/texts.js';
import type { Menu } from './menu.js';

/** The commands that a page can choose for the toolbar, in their order. */
export const controlNames = [
  'new',
  'restart',
  'undo',
  'redo',
  'hint',
  'collect',
  'rules',
  'statistics',
  'settings',
] as const;
export type Control = (typeof controlNames)[number];
export const counterNames = ['score', 'moves', 'time'] as const;
export type Counter = (typeof counterNames)[number];

/** What is in reach without opening the menu. */
const usual: readonly Control[] = ['new', 'undo', 'redo', 'hint'];

/** What the buttons of commands need. */
export interface CommandState {
  readonly texts: Texts;
  /** Whether a command would do something now. */
  readonly enabled: (command: Command) => boolean;
  readonly run: (command: Command) => void;
}

export interface ToolbarState extends CommandState {
  /** What the page asked for; `undefined`: the usual ones, and the rest in the menu. */
  readonly controls: readonly Control[] | undefined;
  /** Whether there are any hints. */
  readonly hints: boolean;
  readonly counters: readonly Counter[];
  readonly values: Readonly<Record<Counter, number>>;
  readonly menu: Menu;
  /** The number of the deal and the variant, for a line in the menu. */
  readonly facts: readonly string[];
}

const icons: Readonly<Record<Command, string>> = {
  new: 'M12 5v14M5 12h14',
  restart: 'M6 5v14M19 6l-9 6 9 6z',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
  hint: 'M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0V15h-7z',
  collect: 'M12 20V9M7 13l5-5 5 5M5 4h14',
  rules: 'M5 4h10l4 4v12H5zM9 11h6M9 15h6',
  statistics: 'M5 20v-8M12 20V4M19 20v-5',
  settings: 'M4 8h9M17 8h3M15 6v4M4 16h3M11 16h9M9 14v4',
  solution: 'M8 5v14l11-7z',
  deal: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  stop: 'M6 6h12v12H6z',
  back: 'M4 12h16M10 6l-6 6 6 6',
  look: 'M6 6l12 12M18 6L6 18',
  more: 'M4 11h2v2H4zM11 11h2v2h-2zM18 11h2v2h-2z',
};

/** The button of a command, with its words beside the icon or as its name alone. */
export const commandButton = (
  { texts, enabled, run }: CommandState,
  command: Command,
  worded: boolean,
  open?: boolean,
): TemplateResult => {
  const label = texts.commands[command];
  // A title on the button itself would be read to screen readers as well, after the same words.
  return html`<button
    part="button"
    aria-label=${worded ? nothing : label}
    aria-disabled=${!enabled(command) || nothing}
    aria-expanded=${open ?? nothing}
    data-command=${command}
    @click=${() => {
      run(command);
    }}
  >
    <span class="icon" aria-hidden="true" title=${worded ? nothing : label}
      ><svg viewBox="0 0 24 24"><path d=${icons[command]} /></svg></span
    >${worded ? label : nothing}
  </button>`;
};

/** What a counter mostly stays below: it has the room for it from the start, so that nothing jumps. */
const widest: Readonly<Record<Counter, string>> = { score: '00', moves: '000', time: '00:00' };

/** "3:07", or "1:02:07" beyond an hour. */
export const formatTime = (seconds: number): string => {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => `${part}`.padStart(place ? 2 : 1, '0')).join(':');
};

export const toolbarView = (state: ToolbarState): TemplateResult => {
  const { texts, controls, counters, values, menu, facts, enabled, hints } = state;
  const shows = (command: Command): boolean => command !== 'hint' || hints;
  const rest: Command[] = controls
    ? []
    : [...controlNames.filter((name) => !usual.includes(name)), 'solution', 'deal', 'stop'];
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const inside = relatedTarget instanceof Node && currentTarget instanceof Node;
    if (!inside || !currentTarget.contains(relatedTarget)) menu.close();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !menu.open) return;
    // It is for nothing else around the game.
    event.preventDefault();
    menu.close();
  };
  return html`<div part="toolbar" class="toolbar" @focusout=${leave} @keydown=${escape}>
    ${(controls ?? usual).filter(shows).map((command) => commandButton(state, command, false))}
    ${enabled('back') ? commandButton(state, 'back', false) : nothing}
    ${rest.length > 0 ? commandButton(state, 'more', false, menu.open) : nothing}
    ${
      rest.length > 0 && menu.open
        ? html`<div class="menu" part="menu">
            ${rest.map((command) => commandButton(state, command, true))}
            ${facts.map((fact) => html`<span>${fact}</span>`)}
          </div>`
        : nothing
    }
    <slot name="toolbar"></slot>
    <span class="counters"
      >${counters.map(
        (name) =>
          html`<span data-widest=${texts.labelled(texts.counters[name], widest[name])}
            >${texts.labelled(
              texts.counters[name],
              name === 'time' ? formatTime(values.time) : `${values[name]}`,
            )}</span
          >`,
      )}</span
    >
  </div>`;
};
