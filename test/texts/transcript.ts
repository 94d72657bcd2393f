/** Writes down what a screen reader would say in a whole game that is played by plain activation. */
import { games, type GameId, type Move } from '../../src/patience-engine.js';
import type { Position, Rules } from '../../src/patience-engine.js';
import { textsFor } from '../../src/texts/languages.js';
import {
  all,
  buttonAt,
  labelOf,
  liftedCards,
  namesIn,
  pilesOf,
  placed,
  settled,
  somewhere,
  type Game,
} from '../ui/page.js';
import {
  almostLost,
  almostStuck,
  australianTable,
  canfieldTable,
  suitRun,
  wholeGames,
  type Ending,
} from '../ui/positions.js';

type Tag = Ending['tag'];

/** Something that the rules refuse: a card that cannot be lifted, or a place that takes it not. */
interface Refused {
  readonly reason: string;
  readonly from: string;
  readonly count: number;
  /** Where it would be put; absent where lifting it is refused already. */
  readonly to?: string;
}

/** A player at one game, who notes down what is done and what is said of it. */
class Player {
  readonly lines: string[] = [];
  readonly #rules: Rules;
  readonly #reasonsHeard = new Map<string, number>();

  constructor(readonly game: Game) {
    this.#rules = games[game.position.game as GameId];
  }

  get position(): Position {
    return this.#rules.parse(this.game.position);
  }

  /** Does something and notes what is said then. */
  async does(what: string, action: () => unknown): Promise<void> {
    await action();
    await settled(this.game);
    // The space that makes the same words anew is not heard.
    const said = all(this.game, '[role="status"]')[0]?.textContent.trim() ?? '';
    this.lines.push(`${what}: ${said}`);
  }

  clicks(pile: string, count = 1): Promise<void> {
    const what = count > 1 ? `click ${pile}, card ${count} from the top` : `click ${pile}`;
    return this.does(what, () => {
      buttonAt(this.game, pile, count).click();
    });
  }

  presses(key: string, pile: string): Promise<void> {
    const button = buttonAt(this.game, pile);
    return this.does(`press ${key} on ${pile}`, () => {
      button.focus();
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    });
  }

  commands(command: string): Promise<void> {
    const find = (): HTMLElement | undefined => all(this.game, `[data-command="${command}"]`)[0];
    return this.does(command, async () => {
      if (!find()) {
        all(this.game, '[data-command="more"]')[0]?.click();
        await settled(this.game);
      }
      find()?.click();
    });
  }

  /** Does what may change the table, and takes it back if it has. */
  async tries(action: () => Promise<void>): Promise<void> {
    const { moveCount } = this.game;
    await action();
    if (this.game.moveCount > moveCount) await this.commands('undo');
  }

  async plays({ from, to, count = 1 }: Move): Promise<void> {
    if (from === 'stock' || to === 'stock') return this.clicks('stock');
    await this.clicks(from, count);
    await this.clicks(to);
  }

  /** Reads the board through, pile by pile, button by button. */
  reads(when: string): void {
    this.lines.push('', `-- ${when}`);
    for (const { dataset } of pilesOf(this.game)) {
      const pile = dataset.pile ?? '';
      this.lines.push(
        `${labelOf(this.game, pile) ?? ''} | ${namesIn(this.game, pile).join(' | ')}`,
      );
    }
    this.lines.push('');
  }

  /** Tries what is refused for the reason that was heard least. */
  async errs(): Promise<void> {
    const heard = ({ reason }: Refused): number => this.#reasonsHeard.get(reason) ?? 0;
    const [first, ...others] = this.#refused();
    if (!first) return;
    const least = others.reduce((best, one) => (heard(one) < heard(best) ? one : best), first);
    this.#reasonsHeard.set(least.reason, heard(least) + 1);
    await this.clicks(least.from, least.count);
    if (least.to !== undefined) await this.clicks(least.to);
  }

  #refused(): Refused[] {
    const { position } = this;
    const rules = this.#rules;
    const reasonOf = (from: string, to: string, count: number): string | undefined =>
      rules.refusal(position, count > 1 ? { from, to, count } : { from, to })?.reason;
    const refused: Refused[] = [];
    const turn = reasonOf('stock', rules.spec.stock.turnsTo, 1);
    if (turn !== undefined && !rules.redeal(position))
      refused.push({ reason: turn, from: 'stock', count: 1 });
    for (const { name } of rules.game.piles.filter(({ kind }) => kind !== 'stock'))
      for (const button of all(this.game, `[data-pile="${name}"] button`)) {
        const count = Number(button.dataset.count);
        if (count > 0 && count <= rules.mostLifted(position, name)) {
          for (const { name: to } of rules.game.piles) {
            const reason = to === 'stock' || to === name ? undefined : reasonOf(name, to, count);
            if (reason !== undefined) refused.push({ reason, from: name, count, to });
          }
        } else {
          const other = rules.game.foundations.find((pile) => pile.name !== name)?.name ?? name;
          const reason = reasonOf(name, other, Math.max(1, count));
          if (reason !== undefined) refused.push({ reason, from: name, count: Math.max(1, count) });
        }
      }
    return refused;
  }
}

const languageLoaded = (code: string): Promise<void> =>
  new Promise((resolve) => {
    if (textsFor(code, resolve)?.language === code) resolve();
  });

const begin = async (lang: string, tag: Tag, position: Ending['position']): Promise<Player> => {
  await languageLoaded(lang);
  const main = somewhere();
  main.lang = lang;
  return new Player(await placed(tag, { position, storage: 'none' }, main));
};

/** A game played to its win, with mistakes, hints, steps back and second thoughts on the way. */
const wonGame = async (lang: string, tag: Tag): Promise<string[]> => {
  const whole = wholeGames.find((game) => game.tag === tag);
  if (!whole) throw new Error(`Expected a whole game of ${tag}`);
  const player = await begin(lang, tag, whole.position);
  const { solution } = whole;
  player.reads('The board is read at the beginning');
  await player.commands('undo');
  await player.presses('f', 'stock');
  await player.presses('f', 'foundation-1');
  await player.tries(() => player.commands('collect'));
  for (const [index, move] of solution.entries()) {
    if (index % 9 === 4) await player.errs();
    if (index % 13 === 6) await player.commands('hint');
    if (index % 29 === 11 && move.from !== 'stock' && move.to !== 'stock') {
      await player.tries(() => player.presses('f', move.from));
      await player.clicks(move.from, move.count);
      if (liftedCards(player.game).length > 0) await player.presses('Escape', move.from);
    }
    await player.plays(move);
    if (index % 31 === 17) {
      await player.commands('undo');
      await player.commands('redo');
    }
    if (index === Math.floor(solution.length / 2)) player.reads('The board is read half way');
  }
  player.reads('The board is read at the end');
  await player.commands('undo');
  await player.commands('restart');
  return player.lines;
};

/** How games end that are not won. */
const otherEndings = async (lang: string, tag: Tag): Promise<string[]> => {
  const lines: string[] = [];
  for (const ending of [...almostLost, almostStuck].filter((each) => each.tag === tag)) {
    const player = await begin(lang, tag, ending.position);
    player.lines.push('', '-- Another game, at its last move');
    await player.plays(ending.move);
    await player.commands('hint');
    await player.commands('undo');
    await player.commands('stop');
    await player.clicks(ending.move.from);
    await player.presses('u', ending.move.from);
    await player.commands('stop');
    await player.commands('restart');
    lines.push(...player.lines);
  }
  return lines;
};

/** The last cards go up at once: whoever collects hears a few of them named, and many counted. */
const lastCards = async (lang: string, tag: Tag): Promise<string[]> => {
  if (tag === 'calculation-game') return [];
  const lines: string[] = [];
  for (const [last, column] of [
    ['T', ['KS', 'QS', 'JS']],
    ['8', ['KS', 'QS', 'JS', 'TS', '9S']],
  ] as const) {
    const piles = {
      foundations: [...Array.from('CDH', (suit) => suitRun(suit)), suitRun('S', 'A', last)],
      columns: [[...column]],
    };
    const position = tag === 'canfield-game' ? canfieldTable(piles) : australianTable(piles);
    const player = await begin(lang, tag, position);
    player.lines.push('', '-- Another game, of which the last cards are played up');
    await player.commands('collect');
    lines.push(...player.lines);
  }
  return lines;
};

export const transcriptOf = async (lang: string, tag: Tag): Promise<string> =>
  [
    ...(await wonGame(lang, tag)),
    ...(await otherEndings(lang, tag)),
    ...(await lastCards(lang, tag)),
    '',
  ]
    .join('\n')
    .trimStart();
