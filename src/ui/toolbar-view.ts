/** The toolbar: commands, the rest of them in a menu, and the counters. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Command, Texts } from '../texts/texts.js';

/** The commands that a toolbar can show, in their order. */
export const controlNames = ['new', 'restart', 'undo', 'redo', 'hint', 'collect'] as const;
export type Control = (typeof controlNames)[number];
export const counterNames = ['score', 'moves', 'time'] as const;
export type Counter = (typeof counterNames)[number];

/** What is in reach without opening the menu. */
const usual: readonly Control[] = ['new', 'undo', 'redo', 'hint'];

export interface ToolbarState {
  readonly texts: Texts;
  /** What the page asked for; `undefined`: the usual ones, and the rest in the menu. */
  readonly controls: readonly Control[] | undefined;
  readonly counters: readonly Counter[];
  readonly values: Readonly<Record<Counter, number>>;
  readonly menuOpen: boolean;
  /** Which commands would do something now. */
  readonly enabled: (command: Command) => boolean;
  readonly run: (command: Command) => void;
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
  stop: 'M6 6h12v12H6z',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
};

const button = (state: ToolbarState, command: Command, worded: boolean): TemplateResult => {
  const label = state.texts.commands[command];
  const isMenu = command === 'more';
  return html`<button
    part="button"
    type="button"
    aria-label=${worded ? nothing : label}
    title=${worded ? nothing : label}
    aria-disabled=${state.enabled(command) ? nothing : 'true'}
    aria-expanded=${isMenu ? String(state.menuOpen) : nothing}
    data-command=${command}
    @click=${() => {
      state.run(command);
    }}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icons[command]} /></svg>
    ${worded ? label : nothing}
  </button>`;
};

/** "3:07", or "1:02:07" beyond an hour. */
const formatTime = (seconds: number): string => {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (value: number): string => `${value}`.padStart(2, '0');
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
};

const counter = ({ texts, values }: ToolbarState, name: Counter): TemplateResult => {
  const value = name === 'time' ? formatTime(values.time) : `${values[name]}`;
  return html`<span class="counter">${texts.labelled(texts.counters[name], value)}</span>`;
};

export const toolbarView = (state: ToolbarState): TemplateResult => {
  const shown = state.controls ?? usual;
  const rest: Command[] = state.controls
    ? []
    : [...controlNames.filter((name) => !usual.includes(name)), 'stop'];
  const menu = rest.length > 0;
  return html`<div part="toolbar" class="toolbar">
    ${shown.map((command) => button(state, command, false))}
    ${menu ? button(state, 'more', false) : nothing}
    <slot name="toolbar"></slot>
    <span class="counters">${state.counters.map((name) => counter(state, name))}</span>
    ${
      menu && state.menuOpen
        ? html`<div class="menu" part="menu">
            ${rest.map((command) => button(state, command, true))}
            ${state.facts.map((fact) => html`<span class="fact">${fact}</span>`)}
          </div>`
        : nothing
    }
  </div>`;
};
