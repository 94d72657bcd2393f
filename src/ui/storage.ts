/**
 * Keeping things in the browser, where anything can go wrong: blocked cookies and sandboxed frames
 * throw at the first look, a quota at a write, and what is read may be anybody's. Nothing here throws.
 */

export const storageKinds = ['local', 'session', 'none'] as const;
export type StorageKind = (typeof storageKinds)[number];

const areaOf = (kind: StorageKind): Storage | undefined =>
  kind === 'none' ? undefined : kind === 'local' ? localStorage : sessionStorage;

/** What is kept under a key, as JSON made it; `undefined` where there is nothing to be read. */
export const readStored = (kind: StorageKind, key: string): unknown => {
  try {
    const text = areaOf(kind)?.getItem(key);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a value under a key. @returns whether it could be kept */
export const writeStored = (kind: StorageKind, key: string, value: unknown): boolean => {
  try {
    const area = areaOf(kind);
    area?.setItem(key, JSON.stringify(value));
    return area !== undefined;
  } catch {
    return false;
  }
};
