import {
  html,
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { GameOptions, GameSpec } from '../engine/game-spec.js';
import type { Hint } from '../engine/hint.js';
import type { Move } from '../engine/move.js';
import type { PositionJSON } from '../engine/position-json.js';
import { compileRules } from '../engine/rules.js';
import { parseSave, type SavedGame } from '../engine/saved-game.js';
import { AdviceController } from './advice-controller.js';
import { AttemptCounter } from './attempt-counter.js';
import { isText, givenText } from './attributes.js';
import { BoardController } from './board-controller.js';
import { cardStyles } from './cards/card-styles.js';
import { Clock } from './clock.js';
import { Commands } from './commands.js';
import { Dealer, gaveUp } from './dealer.js';
import { DialogController } from './dialog-controller.js';
import { EndingPanel } from './ending-view.js';
import type { GameStatus } from './events.js';
import { KeepingController } from './keeping-controller.js';
import { LanguageController } from './language-controller.js';
import { Menu } from './menu.js';
import { Narrator } from './narrator.js';
import { checkedNewGame, type NewGameOptions } from './new-game.js';
import { dealFacts, endingOf, sayChange, sayEnding, sayHint } from './sentences.js';
import { SettingsController } from './settings-controller.js';
import type { Deck, HintKind } from './settings.js';
import type { StorageKind } from './storage.js';
import { boardStyles } from './styles/board-styles.js';
import { gameStyles } from './styles/game-styles.js';
import { tellEnding, tellMoved, tellMoving, tellStarted } from './table-events.js';
import type { Change, Ending } from './table-listener.js';
import { Table } from './table.js';
import { toolbarView, type CommandState } from './toolbar-view.js';

/**
 * A game of patience on the page: what the elements of all games share. A subclass hands in its rules.
 *
 * Every change takes one path. A gesture, a key or a method becomes an intent of the `Table`, which
 * asks the rules and then the page (`game-moving`), changes the position, and tells of it here; the
 * events go out at once, and Lit renders afterwards.
 */
export class PatienceGame extends LitElement {
  static override styles = [cardStyles, boardStyles, gameStyles];

  static override properties: PropertyDeclarations = {
    deal: { noAccessor: true },
    position: { noAccessor: true },
    controls: {},
    counters: {},
    readonly: { type: Boolean },
    label: {},
    autoCollect: { type: Boolean, attribute: 'auto-collect' },
    deck: {},
    mirror: { type: Boolean },
    storage: {},
    hints: {},
    winnable: { type: Boolean },
    warnUnwinnable: { type: Boolean, attribute: 'warn-unwinnable' },
    worker: {},
    storageKey: { attribute: 'storage-key' },
  };

  declare controls: string | undefined;
  declare counters: string | undefined;
  declare readonly: boolean;
  declare label: string | undefined;
  declare autoCollect: boolean;
  declare deck: Deck | undefined;
  declare mirror: boolean;
  declare storage: StorageKind | undefined;
  declare hints: HintKind | undefined;
  declare warnUnwinnable: boolean;
  declare winnable: boolean;
  declare worker: string | undefined;
  /** Under which key the game is kept. Worked out from the page's path where the page has set none. */
  declare storageKey: string | undefined;

  readonly #clock = new Clock(this, () => this.#settings.counters.includes('time'));
  readonly #language = new LanguageController(this);
  readonly #settings = new SettingsController(this);
  readonly #narrator = new Narrator(this, () => this.#language.texts);
  readonly #menu = new Menu(this);
  readonly #table: Table;
  readonly #dealer: Dealer;
  readonly #keeping: KeepingController;
  readonly #board: BoardController;
  readonly #dialogs: DialogController;
  readonly #ending: EndingPanel;
  readonly #advice: AdviceController;
  readonly #commands: Commands;
  readonly #internals = this.attachInternals();
  /** The ending that was told last, until the game goes on. */
  #ended: Ending | undefined;

  constructor(spec: GameSpec) {
    super();
    const rules = compileRules(spec);
    this.readonly = false;
    this.autoCollect = this.mirror = this.warnUnwinnable = this.winnable = false;
    this.#table = new Table(rules, this.#clock, {
      moving: (kind, moves) => tellMoving(this, this.#table, kind, moves),
      started: (change, resumed) => {
        this.#changed(change);
        if (!this.#table.provisional) tellStarted(this, this.#table, resumed);
      },
      moved: (change) => {
        this.#changed(change);
        tellMoved(this, this.#table, change.kind, change.moves);
      },
      ended: (ending) => {
        // A stop is a step of its own; the other endings were told with the move that led to them.
        if (ending === 'stopped') {
          this.#board.changed();
          this.#advice.giveUp();
          this.#narrator.say();
          this.#sayEnding();
        }
        tellEnding(this, this.#table, ending);
      },
      finished: (attempt) => {
        statistics.count(attempt);
      },
    });
    const shared = {
      table: this.#table,
      settings: this.#settings,
      narrator: this.#narrator,
      texts: () => this.#language.texts,
    };
    const statistics = new AttemptCounter(this, this.#table, this.#settings);
    this.#advice = new AdviceController(this, {
      ...shared,
      worker: () => givenText(this, 'worker', this.worker) ?? 'auto',
      warns: () => this.warnUnwinnable,
    });
    this.#dealer = new Dealer({
      table: this.#table,
      advice: this.#advice,
      options: () => this.gameOptions,
      winnable: () => this.winnable,
    });
    this.#keeping = new KeepingController(this, { ...shared, dealer: this.#dealer });
    this.#board = new BoardController(this, {
      ...shared,
      playable: () => this.#playable,
      play: (move) => this.move(move),
      run: (command) => {
        this.#commands.run(command);
      },
      dragging: (active) => {
        this.#setState('dragging', active);
      },
    });
    this.#dialogs = new DialogController(this, { ...shared, id: rules.spec.id, statistics });
    this.#ending = new EndingPanel(this, this.#table, () => {
      this.#board.takeFocus();
    });
    this.#commands = new Commands(this, {
      ...shared,
      menu: this.#menu,
      dialogs: this.#dialogs,
      ending: this.#ending,
      advice: this.#advice,
    });
  }

  // What is on the table.

  get deal(): number | null {
    return this.#begun.attempt.deal;
  }
  set deal(value: number | `${number}` | 'daily' | null | undefined) {
    this.#keeping.askDeal(value);
  }

  get position(): PositionJSON {
    return this.#table.rules.format(this.#begun.position);
  }
  set position(value: PositionJSON | string | null | undefined) {
    this.#keeping.askPosition(value);
  }

  /** How the game stands: `playing`, `won`, `lost` or `stopped`. */
  get status(): GameStatus {
    return this.#begun.status;
  }
  /** Whether it is certain that nothing can happen any more. */
  get stuck(): boolean {
    return this.#begun.stuck;
  }
  /** Cards on the foundations. */
  get score(): number {
    return this.#begun.score;
  }
  /** Steps from the deal to what is on the table. */
  get moveCount(): number {
    return this.#begun.moveCount;
  }
  /** Seconds of play, not counting those while the page was hidden. */
  get seconds(): number {
    return this.#clock.seconds;
  }
  /** The moves that the rules allow now; none once the game has been stopped. */
  get legalMoves(): readonly Move[] {
    return this.#begun.legalMoves;
  }
  /** Whether there is a step to undo. */
  get canUndo(): boolean {
    return this.#begun.canUndo;
  }
  /** Whether there is an undone step to redo. */
  get canRedo(): boolean {
    return this.#begun.canRedo;
  }

  // What a page can do.

  /**
   * Deals a new game.
   * @returns the number of the deal
   * @throws TypeError (as a rejection) for what is no such option
   * @throws AbortError (likewise) when the reader gives up the search for a winnable deal
   */
  async newGame(options: NewGameOptions = {}): Promise<number> {
    const { deal, winnable } = checkedNewGame(options, this.winnable);
    if (winnable) {
      this.#keeping.begin();
      if (this.#table.provisional && !(await this.#keeping.laid)) throw gaveUp();
      return this.#dealer.dealWinnable(deal);
    }
    this.#keeping.skip();
    this.#dealer.deal(deal);
    return deal;
  }

  /** Undoes everything, to be redone at will; after the end it begins a new attempt. */
  restart(): boolean {
    return this.#begun.restart();
  }

  /** Undoes the last step. @returns whether there was one, and the page allowed it */
  undo(): boolean {
    return this.#begun.undo();
  }

  /** Redoes the step that was undone last. @returns whether there was one, and the page allowed it */
  redo(): boolean {
    return this.#begun.redo();
  }

  /**
   * Plays a move.
   * @returns whether the rules and the page allowed it; a refused move changes nothing
   * @throws TypeError when the move is malformed
   */
  move(move: Move): boolean {
    return this.#begun.move(move, this.#settings.autoCollect);
  }

  /**
   * A hint of the kind that `hints` names, shown on the board and said; `null` when there is none,
   * and when the game has changed, or another was asked for, before it was found.
   */
  async hint(): Promise<Hint | null> {
    const table = this.#begun;
    const kind = this.#settings.hints;
    if (kind === 'off' || !table.canPlay) return null;
    const { position } = table;
    const found = kind === 'simple' ? 'unavailable' : await this.#advice.hint(kind);
    // Something else was asked since, the game has gone on, or other hints are wanted by now.
    const isLate =
      found === undefined || table.position !== position || this.#settings.hints !== kind;
    // Or the solver has told that there is no way to win.
    if (isLate || (found === null && kind === 'solver')) return null;
    return this.#showHint(found === 'unavailable' ? table.hint() : found);
  }

  /** Plays the solution from here, move by move, if there is one: not a win of the player's. */
  showSolution(): Promise<void> {
    return this.#begun.canPlay ? this.#advice.showSolution() : Promise.resolve();
  }

  /** Plays up the cards that may be played up. @returns how many */
  collect(): number {
    return this.#begun.collect();
  }

  /** Ends the attempt at its score. */
  stop(): boolean {
    return this.#begun.stop();
  }

  /** The game with all its steps, as plain JSON for `load`. */
  save(): SavedGame {
    this.#keeping.begin();
    return structuredClone(this.#keeping.save());
  }

  /**
   * Goes on with a saved game, given as text or as an object.
   * @throws TypeError when it is malformed
   * @throws Error when it is of another game, or could not have been played; the table stays as it is
   */
  load(save: SavedGame | string): void {
    const { attempt } = parseSave(this.#table.rules, save);
    this.#keeping.skip();
    this.#table.takeUp(attempt);
  }

  // Lit.

  // The property is the page's own, which every element has; the attribute alone is watched.
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    // To ask once more for what was asked for is no new wish: another game may be played by now.
    if (old === value && (name === 'deal' || name === 'position')) return;
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.#language.read();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The first picture at once: a board that came later would push the page about.
    if (!this.hasUpdated) this.performUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#keeping.begin();
    if (!this.hasUpdated) return;
    if (changed.has('warnUnwinnable')) this.#advice.warn();
    // What the reader holds goes home when the game is only shown, and no solution is played.
    if (changed.has('readonly')) {
      this.#board.changed();
      this.#advice.giveUp();
    }
  }

  protected override render(): TemplateResult {
    const { rules } = this.#table;
    const { texts } = this.#language;
    const { deck, mirror } = this.#settings;
    const { names } = rules.spec;
    const commands = this.#commands.state;
    return html`<section
      class="game ${deck} ${mirror ? 'mirrored' : ''}"
      lang=${texts.language}
      aria-label=${[this.label, names[texts.language], names.en].find(isText)}
    >
      ${this.readonly ? '' : this.#toolbar(commands)} ${this.#board.render()}
      <p class="status" part="status" role="status">${this.#narrator.text}</p>
      ${this.#ending.render(commands, !this.readonly, this.#narrator.text)} ${this.#advice.render()}
      ${this.#dialogs.render()}
    </section>`;
  }

  // For the elements of games that have options.

  /** What the page chose for new deals. */
  protected get gameOptions(): Partial<GameOptions> {
    return {};
  }

  /** The options have changed: they hold from the next deal on, and at once on an untouched table. */
  protected optionsChanged(): void {
    const { attempt, untouched } = this.#table;
    if (this.#keeping.begun && untouched && attempt.deal) this.#dealer.deal(attempt.deal);
  }

  // Everything else is nobody's business.

  get #playable(): boolean {
    return !this.readonly && this.#table.canPlay;
  }

  /** The table, with a game on it. */
  get #begun(): Table {
    this.#keeping.begin();
    return this.#table;
  }

  #changed(change: Change): void {
    this.#menu.forget();
    this.#board.changed();
    this.#advice.changed();
    const { rules, attempt, status, stuck } = this.#table;
    // A game that begins with the page has nothing to announce, nor has one that is not known yet.
    if (this.hasUpdated && !this.#table.provisional)
      this.#narrator.say((texts) => sayChange(rules, texts, change, attempt.deal));
    if (change.kind === 'start') this.#ended = undefined;
    this.#sayEnding();
    this.#setState('won', status === 'won' && !attempt.shown);
    this.#setState('lost', status === 'lost');
    this.#setState('stuck', stuck);
  }

  /** Says how the game has ended when it comes to that, also by redoing. */
  #sayEnding(): void {
    const ending = endingOf(this.#table);
    const isNew = ending !== this.#ended;
    this.#ended = ending;
    const { score } = this.#table;
    if (ending && isNew && this.hasUpdated)
      this.#narrator.add((texts) => sayEnding(texts, ending, score));
  }

  #toolbar(commands: CommandState): TemplateResult {
    const { score, moveCount } = this.#table;
    const { controls, counters, hints } = this.#settings;
    return toolbarView({
      ...commands,
      controls,
      hints: hints !== 'off',
      counters,
      values: { score, moves: moveCount, time: this.seconds },
      menu: this.#menu,
      facts: this.#menu.open
        ? [...dealFacts(this.#table, this.#language.texts), this.#advice.fact ?? '']
        : [],
    });
  }

  #showHint(hint: Hint | null): Hint | null {
    const table = this.#table;
    if (hint) table.noteHint();
    this.#board.hint = hint;
    this.#narrator.say((texts) => sayHint(table, texts, hint));
    return hint && { ...hint };
  }

  #setState(state: string, on: boolean): void {
    if (on) this.#internals.states.add(state);
    else this.#internals.states.delete(state);
  }
}
