/** The settings that hold for one game: reader's choice, own attribute, shared settings, default. */
import { ContextConsumer } from '@lit/context';
import type { LitElement, ReactiveController } from 'lit';
import { readWords } from './attributes.js';
import { chooseSettings, readerSettings, watchSettings } from './reader-settings.js';
import {
  decks,
  hintKinds,
  settingsContext,
  type Deck,
  type HintKind,
  type ReaderSettings,
  type SharedSettings,
} from './settings.js';
import { storageKinds, type StorageKind } from './storage.js';
import { controlNames, counterNames, type Control, type Counter } from './toolbar-view.js';

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
  /** What was read last from each attribute, so that a bad value is told of once. */
  readonly #read = new Map<string, { text: unknown; words: string[] | undefined }>();

  constructor(readonly game: ConfiguredGame) {
    this.#shared = new ContextConsumer(game, { context: settingsContext, subscribe: true });
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
    return this.#words('storage', storageKinds)?.[0] ?? 'local';
  }
  get reader(): ReaderSettings {
    return readerSettings(this.storage);
  }
  get deck(): Deck {
    return this.reader.deck ?? this.#words('deck', decks)?.[0] ?? 'two-colour';
  }
  get hints(): HintKind {
    return this.#words('hints', hintKinds)?.[0] ?? 'simple';
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
    return chosen ?? this.#words('counters', counterNames, Infinity) ?? ['score'];
  }
  /** `undefined`: the usual commands, and the rest in a menu. */
  get controls(): readonly Control[] | undefined {
    return this.#words('controls', controlNames, Infinity);
  }

  /** The reader chooses. @returns whether the choice is kept for the next visit */
  choose(choices: ReaderSettings): boolean {
    return chooseSettings(this.storage, choices);
  }

  #words<Word extends string>(
    name: keyof SharedSettings & ('deck' | 'controls' | 'counters' | 'storage' | 'hints'),
    allowed: readonly Word[],
    most = 1,
  ): Word[] | undefined {
    const text = this.game[name] ?? this.#shared.value?.[name];
    const last = this.#read.get(name);
    if (last?.text === text && last) return last.words as Word[] | undefined;
    const words = readWords(this.game, name, text, allowed, most);
    this.#read.set(name, { text, words });
    return words;
  }
}
