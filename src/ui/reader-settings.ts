/** The reader's choices, one for all games of the site, kept where the browser allows it. */
import { decks, type ReaderSettings } from './settings.js';
import { readStored, writeStored, type StorageKind } from './storage.js';
import { counterNames } from './toolbar-view.js';

const KEY = 'patience-settings';

/** The choices in what was kept, which may be anything; what is not one is left out. */
const parse = (value: unknown): ReaderSettings => {
  const kept = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  const deck = decks.find((name) => name === kept.get('deck'));
  const mirror = kept.get('mirror');
  const autoCollect = kept.get('autoCollect');
  const counters = kept.get('counters');
  return {
    ...(deck && { deck }),
    ...(typeof mirror === 'boolean' && { mirror }),
    ...(typeof autoCollect === 'boolean' && { autoCollect }),
    ...(Array.isArray(counters) && {
      counters: counterNames.filter((name) => counters.includes(name)),
    }),
  };
};

const listeners = new Set<() => void>();
const current = new Map<StorageKind, ReaderSettings>();

/** The choices of the reader, as far as they are kept in that area. */
export const readerSettings = (kind: StorageKind): ReaderSettings => {
  const known = current.get(kind) ?? parse(readStored(kind, KEY));
  current.set(kind, known);
  return known;
};

/** Makes choices for all games of the page. @returns whether they could be kept for the next visit */
export const chooseSettings = (kind: StorageKind, choices: ReaderSettings): boolean => {
  const settings = { ...readerSettings(kind), ...choices };
  current.set(kind, settings);
  for (const changed of listeners) changed();
  // What a later version keeps there stays.
  const kept = readStored(kind, KEY);
  return writeStored(kind, KEY, { ...(typeof kept === 'object' && kept), ...settings });
};

/** Calls back when the choices change, here or in another tab. @returns how to end it */
export const watchSettings = (changed: () => void): (() => void) => {
  const otherTab = ({ key }: StorageEvent): void => {
    if (key !== KEY && key !== null) return;
    current.clear();
    changed();
  };
  listeners.add(changed);
  addEventListener('storage', otherTab);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', otherTab);
  };
};
