/**
 * Depth first through a game of groups (group-model.ts), looking at every position once. Every move
 * is made for good, so there is no way round in a circle.
 */
import { PACK_SIZE } from '../engine/card.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Move } from '../engine/move.js';
import type { Position } from '../engine/position.js';
import { GroupModel } from './group-model.js';
import { allGroupPruning, GroupMoves, MOST_CHOICES, type GroupPruning } from './group-moves.js';
import { isLost } from './group-relaxed.js';
import { LineWriter } from './line.js';
import type { Budget, Search, StartSearch, Verdict } from './search.js';
import { StateTable } from './state-table.js';
import { at } from './typed.js';

const KEY_WORDS = 3;
/** More decisions than a game can have: each card is drawn, goes to a column and goes up once. */
const MOST_LEVELS = 160;

export class GroupSearch implements Search {
  nodes = 0;
  /** Cards up at most. */
  progress = 0;
  verdict: Verdict | undefined;
  readonly #model: GroupModel;
  readonly #moves: GroupMoves;
  readonly #table: StateTable;
  readonly #most: number;
  /** The choices not yet tried, level upon level. */
  readonly #choices = new Uint8Array(MOST_LEVELS * MOST_CHOICES);
  #choicesSize = 0;
  /** For each level, where its choices begin and how many moves lead to it. */
  readonly #firstChoice = new Uint16Array(MOST_LEVELS);
  readonly #depths = new Uint16Array(MOST_LEVELS);
  #levels = 0;

  constructor(
    readonly game: CompiledGame,
    readonly position: Position,
    { nodes, memory }: Budget,
    readonly pruning: GroupPruning = allGroupPruning,
  ) {
    this.#model = new GroupModel(game, position);
    this.#moves = new GroupMoves(this.#model, pruning);
    this.#most = nodes;
    this.#table = new StateTable(KEY_WORDS, memory / StateTable.bytesFor(KEY_WORDS));
    this.#visit();
  }

  run(nodes: number): void {
    const model = this.#model;
    const end = this.nodes + nodes;
    while (this.verdict === undefined && this.nodes < end) {
      const level = this.#levels - 1;
      if (level < 0) {
        this.verdict = 'unwinnable';
        return;
      }
      while (model.depth > at(this.#depths, level)) model.undo();
      if (this.#choicesSize === at(this.#firstChoice, level)) {
        this.#levels = level;
        continue;
      }
      this.#moves.play(at(this.#choices, --this.#choicesSize));
      this.#visit();
    }
  }

  line(): Move[] {
    const writer = new LineWriter(this.game, this.position);
    writer.follow(this.#model);
    return writer.moves;
  }

  /** Looks at the position on the model; where it is new, its choices make a further level. */
  #visit(): void {
    const model = this.#model;
    this.#moves.playSafe();
    model.writeKey(this.#table.key);
    if (this.#table.add() < 0) return;
    this.nodes++;
    const { cardsUp } = model;
    if (cardsUp > this.progress) this.progress = cardsUp;
    if (cardsUp === PACK_SIZE) {
      this.verdict = 'winnable';
      return;
    }
    if (this.nodes >= this.#most || this.#table.full) {
      this.verdict = 'unknown';
      return;
    }
    if (this.pruning.relaxed && isLost(model)) return;
    const level = this.#levels++;
    this.#firstChoice[level] = this.#choicesSize;
    this.#depths[level] = model.depth;
    this.#choicesSize = this.#moves.list(this.#choices, this.#choicesSize);
  }
}

export const startGroupSearch: StartSearch = (game, position, budget) =>
  new GroupSearch(game, position, budget);
