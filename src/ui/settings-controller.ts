/** The settings that hold for one game: reader's choice, own attribute, shared settings, default. */
import { ContextConsumer } from '@lit/context';
import type { LitElement, ReactiveController } from 'lit';
import { chooseSettings, readerSettings, watchSettings } from './reader-settings.js';
import { SettingWords, type SettingWord, type WordSetting } from './setting-words.js';
import {
  settingsContext,
  type Deck,
  type HintKind,
  type ReaderSettings,
  type SharedSettings,
} from './settings.js';
import type { StorageKind } from './storage.js';
import type { Control, Counter } from './toolbar-view.js';

/** A game with its own attributes. */
export interface ConfiguredGame extends LitElement, SharedSettings {
  readonly autoCollect: boolean;
}

/** Those on the page. A game may be upgraded before the settings around it: it asks again once they are. */
const connected = new Set<SettingsController>();
void customElements.whenDefined('patience-settings').then(() => {
  for (const settings of connected) settings.askAgain();
});

export class SettingsController implements ReactiveController {
  readonly #shared: ContextConsumer<typeof settingsContext, LitElement>;
  #unwatch: (() => void) | undefined;
  readonly #words: SettingWords;

  constructor(readonly game: ConfiguredGame) {
    this.#shared = new ContextConsumer(game, { context: settingsContext, subscribe: true });
    this.#words = new SettingWords(game);
    game.addController(this);
  }

  /** Asks for the settings around the game, where there were none. */
  askAgain(): void {
    if (!this.#shared.value) this.#shared.hostConnected();
  }

  hostConnected(): void {
    connected.add(this);
    this.#unwatch = watchSettings(() => {
      this.game.requestUpdate();
    });
  }

  hostDisconnected(): void {
    connected.delete(this);
    this.#unwatch?.();
  }

  get storage(): StorageKind {
    return this.#read('storage')?.[0] ?? 'local';
  }
  get reader(): ReaderSettings {
    return readerSettings(this.storage);
  }
  get deck(): Deck {
    return this.reader.deck ?? this.#read('deck')?.[0] ?? 'two-colour';
  }
  get hints(): HintKind {
    return this.#read('hints')?.[0] ?? 'simple';
  }
  get mirror(): boolean {
    return this.reader.mirror ?? [this.game.mirror, this.#shared.value?.mirror].includes(true);
  }
  get autoCollect(): boolean {
    return this.reader.autoCollect ?? this.game.autoCollect;
  }
  /** The page's own word for this game wins, and leaves the reader no choice. */
  get counters(): readonly Counter[] {
    const chosen = this.game.counters ? undefined : this.reader.counters;
    return chosen ?? this.#read('counters') ?? ['score'];
  }
  /** `undefined`: the usual commands, and the rest in a menu. */
  get controls(): readonly Control[] | undefined {
    return this.#read('controls');
  }

  /** The reader chooses. @returns whether the choice is kept for the next visit */
  choose(choices: ReaderSettings): boolean {
    return chooseSettings(this.storage, choices);
  }

  // The settings around the game hand down nothing bad: they have told of it themselves.
  #read<Name extends WordSetting>(name: Name): readonly SettingWord<Name>[] | undefined {
    return this.#words.read(name, this.game[name] ?? this.#shared.value?.[name]);
  }
}
