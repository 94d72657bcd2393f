/** The commands of the toolbar, the panels and the letter keys: what each does, and which can be given. */
import type { LitElement } from 'lit';
import type { Command, Texts } from '../texts/texts.js';
import type { AdviceController } from './advice-controller.js';
import type { DialogController } from './dialog-controller.js';
import type { EndingPanel } from './ending-view.js';
import type { Menu } from './menu.js';
import type { Narrator } from './narrator.js';
import { sayNothing, type Idle } from './sentences.js';
import type { Table } from './table.js';
import type { CommandState } from './toolbar-view.js';

/** The element whose commands these are: they do what a page can do by its methods. */
interface CommandedElement extends LitElement {
  newGame(): Promise<unknown>;
  restart(): boolean;
  undo(): boolean;
  redo(): boolean;
  collect(): number;
  stop(): boolean;
  hint(): Promise<unknown>;
  showSolution(): Promise<void>;
}

export interface CommandedGame {
  readonly table: Table;
  readonly narrator: Narrator;
  readonly menu: Menu;
  readonly dialogs: DialogController;
  readonly ending: EndingPanel;
  readonly advice: AdviceController;
  texts(): Texts;
}

export class Commands {
  constructor(
    readonly element: CommandedElement,
    readonly game: CommandedGame,
  ) {}

  /** What the buttons of commands need. */
  get state(): CommandState {
    const { canPlay, canUndo, canRedo, canGoBack, status } = this.game.table;
    const over = !canPlay || status !== 'playing';
    const idle: Partial<Record<Command, boolean>> = {
      undo: !canUndo,
      redo: !canRedo,
      back: !canGoBack,
      stop: over,
      solution: over,
      hint: over,
    };
    return { texts: this.game.texts(), enabled: (command) => !idle[command], run: this.run };
  }

  /** Does what a command says; one that can do nothing says so. */
  readonly run = (command: Command): void => {
    const { element, game } = this;
    const { table, narrator, menu, dialogs, ending, advice } = game;
    const nothingTo = (idle?: Idle): void => {
      narrator.say((texts) => sayNothing(table, texts, idle));
    };
    if (command === 'more') {
      menu.toggle();
      advice.pause();
      if (menu.open && table.attempt.deal !== null) void advice.judge();
      return;
    }
    menu.close();
    // A search for a winnable deal may be given up.
    if (command === 'new') element.newGame().catch(() => undefined);
    else if (command === 'restart') {
      if (!element.restart()) nothingTo('undo');
    } else if (command === 'stop') {
      if (!element.stop()) nothingTo();
    } else if (command === 'look') ending.close();
    else if (command === 'back') table.back();
    else if (command === 'hint') void element.hint();
    else if (command === 'solution') void element.showSolution();
    else if (command === 'undo' || command === 'redo' || command === 'collect') {
      if (!element[command]()) nothingTo(command);
    } else void dialogs.open(command);
    element.requestUpdate();
  };
}
