/**
 * Keeps the game on the table in the browser, and finds it again: what is there at the start, and what
 * is written after each step and when the page is left. Nothing that somebody else has written is ever
 * overwritten: where another tab, or another game under the same key, has gone on meanwhile, this game
 * goes on in memory and says so once.
 */
import type { LitElement, ReactiveController } from 'lit';
import { isOpen, type Attempt } from '../engine/attempt.js';
import { isDealNumber, LAST_DEAL } from '../engine/deal-number.js';
import type { PositionJSON } from '../engine/position-json.js';
import {
  formatSave,
  parseSave,
  type Asked,
  type ParsedSave,
  type SavedGame,
} from '../engine/saved-game.js';
import type { Texts } from '../texts/texts.js';
import { givenText, isText, parseWhole, warnAttribute, warnFault } from './attributes.js';
import { linkedDeal } from './deal-link.js';
import type { Dealer } from './dealer.js';
import { tellMissing } from './missing-file.js';
import type { Narrator } from './narrator.js';
import type { SettingsController } from './settings-controller.js';
import { readText, writeText, type StorageKind } from './storage.js';
import type { Table } from './table.js';

/** The games on the page by their keys, so that each has its own. */
const holders = new Map<string, Element>();

/** What follows the key where a game is kept; the second is for when the first cannot be read. */
const places = ['', '~2'];

/** What is kept but for the time: a tab that is only hidden writes that anew, and nothing else. */
const timeless = (text: string | undefined): string | undefined =>
  text?.replace(/"seconds":\d+/, '');

/** An element with a game to keep. */
interface KeptElement extends LitElement {
  storageKey: string | undefined;
  readonly readonly: boolean;
}

/** The game that is kept. */
export interface KeptGame {
  readonly table: Table;
  readonly settings: SettingsController;
  readonly narrator: Narrator;
  readonly dealer: Dealer;
}

export class KeepingController implements ReactiveController {
  /** What the page asked for last. */
  #asked: Asked = {};
  #begun = false;
  /** Where was looked for a game last, and under which key of those it is kept. */
  #kind: StorageKind = 'none';
  #base: string | undefined;
  #key = '';
  /** The text that was last seen there. */
  #seen: string | undefined;
  /** Whether that text is of this element's own game. */
  #own = false;
  /** Nothing is written any more: what is there is somebody else's. */
  #apart = false;
  /** The attempt as it was laid out at the start, and as it was last kept. */
  #laid: Attempt | undefined;
  #kept: Attempt | undefined;
  #keptSeconds = 0;
  /** Until the deal of the day is known, where that was asked for: whether it has been laid out then. */
  laid: Promise<boolean> | undefined;
  readonly #said = new Set<keyof Texts['keeping']>();

  constructor(
    readonly element: KeptElement,
    readonly game: KeptGame,
  ) {
    element.addController(this);
  }

  /** Whether there is a game on the table. */
  get begun(): boolean {
    return this.#begun;
  }

  /** The page asks for a deal, by whatever it has put into the attribute. */
  askDeal(value: unknown): void {
    const deal = typeof value === 'string' && value !== 'daily' ? parseWhole(value) : value;
    if (deal === 'daily') this.#ask({ deal });
    else if (isDealNumber(deal)) {
      if (deal !== this.game.table.attempt.deal) this.#ask({ deal });
    } else if (value !== null && value !== undefined) {
      // Taking the attribute away leaves the game as it is.
      const expected = `a number from 1 to ${LAST_DEAL}, or daily`;
      warnAttribute(this.element, 'deal', expected, value);
    }
  }

  /** The page asks for a position, likewise. */
  askPosition(value: unknown): void {
    if (value === null || value === undefined) return;
    const { rules } = this.game.table;
    let position: PositionJSON;
    try {
      position = rules.format(rules.parse(value));
    } catch (error) {
      warnFault(this.element, 'position', (error as Error).message);
      return;
    }
    this.#ask({ position });
  }

  /** At the start a position goes before a deal. */
  #ask(asked: Asked): void {
    if (!this.#begun) {
      if (!this.#asked.position || asked.position) this.#asked = asked;
      return;
    }
    this.#asked = asked;
    this.#lay();
  }

  /** Puts on the table what is to be there at the start. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#lay(this.#linked);
  }

  /** Another game is about to be put on the table, and none is needed before it. */
  skip(): void {
    this.#begun = true;
  }

  /** The attempt on the table as JSON. */
  save(): SavedGame {
    const { rules, attempt, clock } = this.game.table;
    return formatSave(rules, { ...attempt, seconds: clock.seconds }, this.#asked);
  }

  /** Takes the key that the page gave, or finds one. */
  #holdKey(): void {
    const { element } = this;
    const { localName, id } = element;
    element.storageKey = givenText(element, 'storage-key', element.storageKey);
    for (let ordinal = 1; !element.storageKey; ordinal++) {
      const key = `patience:${location.pathname}:${localName}${id ? `#${id}` : `:${ordinal}`}`;
      const holder = holders.get(key);
      // One that has left the page may not have heard of it yet.
      if (id || !holder?.isConnected || holder === element) element.storageKey = key;
    }
    holders.set(element.storageKey, element);
  }

  hostConnected(): void {
    this.#holdKey();
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#leave);
    addEventListener('hashchange', this.#follow);
  }

  hostDisconnected(): void {
    this.#leave();
    const key = this.element.storageKey ?? '';
    if (holders.get(key) === this.element) holders.delete(key);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#leave);
    removeEventListener('hashchange', this.#follow);
  }

  /** The place may have become another one, or be known only now. */
  hostUpdate(): void {
    const { table, settings } = this.game;
    // The page may have taken its key away.
    if (!isText(this.element.storageKey)) this.#holdKey();
    if (settings.storage === this.#kind && this.element.storageKey === this.#base) return;
    const saved = this.#read();
    if (saved && table.attempt === this.#laid && this.#wants(saved)) this.#takeUp(saved.attempt);
    else if (saved) table.find(saved.attempt);
  }

  // Steps that follow one another at once are drawn together, and written together.
  hostUpdated(): void {
    if (this.game.table.attempt !== this.#kept) this.#write();
  }

  get #linked(): number | undefined {
    const { element, game } = this;
    return element.readonly ? undefined : linkedDeal(element, game.table.rules.spec.id);
  }

  /** Takes up what is kept, where that is wanted; or lays out a game, with that one to come back to. */
  #lay(linked?: number): void {
    const { table, dealer } = this.game;
    const saved = this.#own ? undefined : this.#read();
    if (saved && this.#wants(saved, linked)) {
      this.#takeUp(saved.attempt);
      return;
    }
    const { deal, position } = this.#asked;
    if (position && !linked) table.start(table.rules.parse(position), null);
    else if (deal === 'daily' && !linked) this.laid = this.#layDaily(saved?.attempt);
    else if (linked ?? deal) dealer.deal(Number(linked ?? deal));
    else dealer.dealRandom();
    this.#laid = table.attempt;
    if (saved) table.find(saved.attempt);
  }

  /**
   * The deal of the day is in a file of its own. Until that has come another one keeps its place. Where it
   * does not come, that one is played: it is the same for everybody on that day, too.
   */
  async #layDaily(saved: Attempt | undefined): Promise<boolean> {
    const { table, dealer } = this.game;
    const day = Math.floor(Date.now() / 86_400_000);
    dealer.keepPlace(day);
    let deal = day;
    try {
      const { dailyDeal } = await import('./daily-deals.js');
      deal = dailyDeal(table.rules.spec.id, day) ?? day;
    } catch (error) {
      tellMissing('The list of daily deals did not load: the day has another deal.', error);
    }
    // Something else may have been laid out meanwhile.
    if (!table.provisional) return false;
    // Today's deal, when it is over, is shown as it ended.
    if (saved?.deal === deal) this.#takeUp(saved);
    else dealer.deal(deal);
    this.#laid = table.attempt;
    return true;
  }

  /** A link is never answered by another deal, nor by one that is over; nor is the deal of the day. */
  #wants({ attempt, asked }: ParsedSave, linked?: number): boolean {
    if (this.element.readonly) return false;
    const open = isOpen(this.game.table.rules, attempt);
    // However the reader came to that deal, or the page to ask for it.
    if (open && attempt.deal === (linked ?? this.#asked.deal)) return true;
    const asksAgain = JSON.stringify(asked) === JSON.stringify(this.#asked);
    return !linked && asksAgain && (open || asked.deal !== 'daily');
  }

  #takeUp(attempt: Attempt): void {
    this.#own = true;
    this.#laid = this.#kept = attempt;
    this.#keptSeconds = attempt.seconds;
    this.game.table.takeUp(attempt);
  }

  /** Looks for a game where this one is to be kept. What cannot be read stays, and the next place is taken. */
  #read(): ParsedSave | undefined {
    this.#kind = this.game.settings.storage;
    this.#base = this.element.storageKey;
    this.#own = false;
    this.#apart = this.#base === undefined;
    if (this.#apart) return undefined;
    let faults = 0;
    for (const place of places) {
      this.#key = `${this.#base}${place}`;
      this.#seen = readText(this.#kind, this.#key);
      if (this.#seen === undefined) {
        if (faults) this.#say('unreadable');
        return undefined;
      }
      try {
        return parseSave(this.game.table.rules, this.#seen);
      } catch (error) {
        faults++;
        console.warn(`What is kept as ${this.#key} is left as it is.`, error);
      }
    }
    this.#apart = true;
    this.#say('unreadable');
    return undefined;
  }

  /** Keeps the game, but for one that nothing was done in, and while there is another to come back to. */
  #write(): void {
    const { table } = this.game;
    const { attempt, untouched, canGoBack } = table;
    if (this.#kind === 'none' || this.#apart || this.element.readonly) return;
    if (canGoBack || (untouched && !this.#own)) return;
    const found = readText(this.#kind, this.#key);
    if (found !== undefined && timeless(found) !== timeless(this.#seen)) {
      this.#apart = true;
      this.#say('elsewhere');
      return;
    }
    const saved = this.save();
    const text = JSON.stringify(saved);
    if (!writeText(this.#kind, this.#key, text)) {
      this.#say('refused');
      return;
    }
    this.#seen = text;
    this.#own = true;
    this.#kept = attempt;
    this.#keptSeconds = saved.seconds;
  }

  readonly #leave = (): void => {
    const { attempt, clock } = this.game.table;
    if (attempt !== this.#kept || clock.seconds !== this.#keptSeconds) this.#write();
  };

  /** A link to a deal was followed on this page. */
  readonly #follow = (): void => {
    const linked = this.#linked;
    const { table, dealer } = this.game;
    if (!linked || linked === table.attempt.deal) return;
    // Back in the page's history is back to the game as it was left.
    if (linked === table.previousDeal) table.back();
    else dealer.deal(linked);
  };

  /** Says what hinders the keeping, once. */
  #say(fault: keyof Texts['keeping']): void {
    if (this.#said.has(fault)) return;
    this.#said.add(fault);
    this.game.narrator.add((texts) => texts.keeping[fault]);
  }
}
