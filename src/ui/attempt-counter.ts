/**
 * Keeps each finished attempt of a reader for the statistics: one line, added at once to what is kept
 * for the game on this site (see `statistics.ts`). Attempts at a given position have no number, and
 * those in a game that is only shown are not the reader's: neither counts.
 */
import type { Attempt } from '../engine/attempt.js';
import { currentPosition } from '../engine/history.js';
import type { Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import type { Texts } from '../texts/texts.js';
import type { KeptStatistics } from './dialogs/dialog-content.js';
import { dealFacts } from './sentences.js';
import type { FinishedAttempt } from './statistics.js';
import { readText, writeText, type StorageKind } from './storage.js';
import type { Table } from './table.js';

/** Beyond this the lines are added up, even if nobody asks for the figures. */
const LONG = 5000;

/** What the browser would not keep, by its place: it holds until the page is left. */
const unkept = new Map<string, string>();

/** The game and what makes it a variant: each is counted on its own. */
const nameOf = (rules: Rules, position: Position): string =>
  [rules.spec.id, ...Object.entries(rules.format(position).options ?? {})].flat().join('-');

export class AttemptCounter implements KeptStatistics {
  constructor(
    readonly element: { readonly readonly: boolean },
    readonly table: Table,
    readonly settings: { readonly storage: StorageKind },
  ) {}

  get game(): string {
    return nameOf(this.table.rules, this.table.position);
  }

  get deal(): number | null {
    const { deal, counted } = this.table.attempt;
    return counted ? null : deal;
  }

  variant(texts: Texts): string | undefined {
    return dealFacts(this.table, texts)[1];
  }

  read(game: string): string {
    const [kind, key] = this.#place(game);
    return unkept.get(kind + key) ?? readText(kind, key) ?? '';
  }

  write(game: string, text: string): boolean {
    const [kind, key] = this.#place(game);
    const kept = writeText(kind, key, text);
    if (kept) unkept.delete(kind + key);
    else unkept.set(kind + key, text);
    return kept;
  }

  count({ deal, history, seconds }: Attempt): void {
    if (deal === null || this.element.readonly) return;
    const { rules } = this.table;
    const position = currentPosition(history);
    const game = nameOf(rules, position);
    const attempt: FinishedAttempt = [deal, rules.score(position), history.cursor, seconds];
    const text = `${this.read(game)}\n${JSON.stringify(attempt)}`;
    this.write(game, text);
    // Where the file does not come the lines stay, and the next attempt asks for it again.
    if (text.length > LONG)
      void import('./dialogs/dialog-views.js').then(
        ({ compactStatistics }) => this.write(game, compactStatistics(this.read(game), game)),
        () => undefined,
      );
  }

  #place(game: string): [StorageKind, string] {
    return [this.settings.storage, `patience-statistics-${game}`];
  }
}
