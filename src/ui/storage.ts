/**
 * Keeping things in the browser, where anything can go wrong: blocked cookies and sandboxed frames
 * throw at the first look, a quota at a write, and what is read may be anybody's. Nothing here throws.
 */

export const storageKinds = ['local', 'session', 'none'] as const;
export type StorageKind = (typeof storageKinds)[number];

const areaOf = (kind: StorageKind): Storage | undefined =>
  kind === 'none' ? undefined : kind === 'local' ? localStorage : sessionStorage;

/** The text that is kept under a key; `undefined` where there is none to be read. */
export const readText = (kind: StorageKind, key: string): string | undefined => {
  try {
    return areaOf(kind)?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a text under a key. @returns whether it could be kept */
export const writeText = (kind: StorageKind, key: string, text: string): boolean => {
  try {
    const area = areaOf(kind);
    area?.setItem(key, text);
    return area !== undefined;
  } catch {
    return false;
  }
};

/** What is kept under a key, as JSON made it; `undefined` where there is nothing to be read. */
export const readStored = (kind: StorageKind, key: string): unknown => {
  try {
    return JSON.parse(readText(kind, key) ?? '');
  } catch {
    return undefined;
  }
};

/** Keeps a value under a key. @returns whether it could be kept */
export const writeStored = (kind: StorageKind, key: string, value: unknown): boolean =>
  writeText(kind, key, JSON.stringify(value));
