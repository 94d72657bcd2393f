/** `draw` and `redeals` as attributes, for games that let the page choose them. */
import type { PropertyDeclarations } from 'lit';
import type { GameOptions, GameSpec } from '../engine/game-spec.js';
import { drawFault, redealsFault } from '../engine/options.js';
import { parseWhole, warnAttribute } from './attributes.js';
import { PatienceGame } from './patience-game.js';

/** A game whose page may choose how many cards are drawn, and how often the waste goes back. */
export class StockOptionsGame extends PatienceGame {
  static override properties: PropertyDeclarations = {
    draw: { noAccessor: true },
    redeals: { noAccessor: true },
  };

  readonly #spec: GameSpec;
  #options: Partial<GameOptions> = {};

  constructor(spec: GameSpec) {
    super(spec);
    this.#spec = spec;
  }

  /** Cards turned at a time. A change holds from the next deal on, and at once on an untouched one. */
  get draw(): number {
    return this.#options.draw ?? this.#spec.stock.draw;
  }
  set draw(value: number | `${number}` | null | undefined) {
    const draw: unknown =
      typeof value === 'string' ? parseWhole(value) : (value ?? this.#spec.stock.draw);
    const fault = drawFault(this.#spec, draw);
    if (fault) warnAttribute(this, 'draw', fault, value);
    this.#choose({ ...this.#options, draw: fault ? this.#spec.stock.draw : (draw as number) });
  }

  /** How often the waste may go back into the stock: a number, or `unlimited`. */
  get redeals(): number | 'unlimited' {
    return this.#options.redeals ?? this.#spec.stock.redeals;
  }
  set redeals(value: number | `${number}` | 'unlimited' | null | undefined) {
    const usual = this.#spec.stock.redeals;
    const read = typeof value === 'string' ? (parseWhole(value) ?? value) : (value ?? usual);
    const fault = redealsFault(this.#spec, read);
    if (fault) warnAttribute(this, 'redeals', fault, value);
    this.#choose({ ...this.#options, redeals: fault ? usual : (read as typeof usual) });
  }

  protected override get gameOptions(): Partial<GameOptions> {
    return this.#options;
  }

  #choose(options: Partial<GameOptions>): void {
    const { draw, redeals } = this;
    this.#options = options;
    if (draw !== this.draw || redeals !== this.redeals) this.optionsChanged();
  }
}
