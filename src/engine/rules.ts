/** The rules of one game, compiled from its spec: the engine's face. A position of another game is refused. */
import { applyLegalMove } from './apply-move.js';
import { formatCard, PACK_SIZE, type CardText, type Rank } from './card.js';
import { compileGame, type CompiledGame } from './compiled-game.js';
import { dealPack, packOf } from './deal.js';
import { isStuck, scoreOf, statusOf, type RulesStatus } from './ending.js';
import { IllegalMoveError, mismatch } from './errors.js';
import type { GameOptions, GameSpec } from './game-spec.js';
import { hintOf, simpleHint, type Hint, type HintContext, type HintReason } from './hint.js';
import { legalMoves, mostLifted, refusalOf } from './legality.js';
import { formatMove, readMove, type Move } from './move.js';
import { rankWanted } from './rank-wanted.js';
import { checkedKeys, checkedOptions } from './options.js';
import type { Pile, PileName } from './piles.js';
import { autoMoveOf, collectMoveOf, foundationsFor } from './play-up.js';
import {
  LONGEST_TEXT,
  positionFields,
  positionFromFields,
  positionToJSON,
  readPile,
  type PositionJSON,
} from './position-json.js';
import { plainObject } from './outside.js';
import { cardsOf, isPositionOf, type Position } from './position.js';
import type { Refusal } from './refusal.js';

/** A move as it was read, with what it means in this game. */
interface JudgedMove {
  readonly move: Move;
  readonly from: Pile;
  readonly to: Pile;
  readonly count: number;
  readonly refusal: Refusal | null;
}

export class Rules {
  readonly game: CompiledGame;
  /** The position that was asked of or made last: it is one, and need not be looked at again. */
  #known: unknown = this;

  constructor(readonly spec: GameSpec) {
    this.game = compileGame(spec);
  }

  /**
   * A numbered deal.
   * @param number 1 to 4294967295; the same deal in every browser and every later version
   * @throws TypeError for another number, or for options that the game does not allow
   */
  deal(number: number, options?: Partial<GameOptions>): Position {
    return dealPack(this.game, packOf(this.game, number), checkedOptions(this.spec, options));
  }

  /**
   * A deal from 52 cards in dealing order, the first of them dealt first.
   * @throws TypeError when they are not the 52 cards, or not in an order that the game can deal
   */
  dealFrom(cards: readonly CardText[], options?: Partial<GameOptions>): Position {
    // In an object, so that text is not taken for JSON.
    const given = plainObject({ cards }, LONGEST_TEXT)?.cards;
    if (!Array.isArray(given)) throw mismatch('a list of cards in the deal', cards);
    const pack = readPile('the deal', given, new Map());
    if (pack.length !== PACK_SIZE) throw mismatch(`${PACK_SIZE} cards`, pack.length);
    return dealPack(this.game, pack, checkedOptions(this.spec, options));
  }

  /** Every legal move, by where it starts, where it ends, and how many cards. */
  moves(position: Position): Move[] {
    return legalMoves(this.#gameOf(position), position);
  }

  /**
   * Why a move is refused, or `null` when it is legal.
   * @throws TypeError when the move is malformed: no such pile, or no such count
   */
  refusal(position: Position, move: Move): Refusal | null {
    return this.#judge(position, move).refusal;
  }

  /**
   * The position after a move.
   * @throws IllegalMoveError when the rules refuse it
   * @throws TypeError when the move is malformed
   */
  apply(position: Position, move: Move): Position {
    const { from, to, count } = this.#judgeLegal(position, move);
    return (this.#known = applyLegalMove(this.game, position, from, to, count));
  }

  status(position: Position): RulesStatus {
    return statusOf(this.#gameOf(position), position);
  }

  /** Cards on the foundations, 0 to 52. */
  score(position: Position): number {
    return scoreOf(this.#gameOf(position), position);
  }

  /** Whether it is certain that nothing can happen any more, in a game that is never lost. */
  stuck(position: Position): boolean {
    return isStuck(this.#gameOf(position), position);
  }

  /** The simple hint, or `null`. It looks at no card that the player cannot see. */
  hint(position: Position, context: HintContext = {}): Hint | null {
    return simpleHint(this.#gameOf(position), position, checkedKeys(context, 'passWithoutPlay'));
  }

  /**
   * A move as a hint, with the card that it takes and the reason given.
   * @throws IllegalMoveError when the rules refuse the move
   */
  hintFor(position: Position, move: Move, reason: HintReason): Hint {
    return hintOf(this.game, position, this.#judgeLegal(position, move).move, reason);
  }

  /** Where a double click or the F key sends that pile's exposed card, or `null`. */
  autoMove(position: Position, pile: PileName): Move | null {
    return autoMoveOf(this.#gameOf(position), position, this.pile(pile));
  }

  /** The foundations that take that pile's exposed card, left to right. */
  foundationsFor(position: Position, pile: PileName): PileName[] {
    return foundationsFor(this.#gameOf(position), position, this.pile(pile)).map(
      ({ name }) => name,
    );
  }

  /** The next card to play up by itself, or `null`; cards in `barred` stay. */
  collectMove(position: Position, barred: ReadonlySet<CardText> = new Set()): Move | null {
    return collectMoveOf(this.#gameOf(position), position, (card) => barred.has(formatCard(card)));
  }

  /** How many cards may be taken from a pile at once at most. */
  mostLifted(position: Position, pile: PileName): number {
    return mostLifted(this.#gameOf(position), position, this.pile(pile));
  }

  /** The rank that a foundation takes next, or an empty column: 0 when it takes none, or any. */
  rankWanted(position: Position, pile: PileName): Rank {
    return rankWanted(this.#gameOf(position), position, this.pile(pile));
  }

  /** The move that puts the waste back into the stock, where it is legal now. */
  redeal(position: Position): Move | null {
    return this.moves(position).find(({ to }) => to === 'stock') ?? null;
  }

  /**
   * A pile of this game by its name.
   * @throws TypeError when there is none
   */
  pile(name: PileName): Pile {
    const pile = this.game.byName.get(name);
    if (!pile) throw mismatch(`a pile of ${this.spec.id}`, name);
    return pile;
  }

  /** The cards of a pile as text, bottom to top. */
  cards(position: Position, pile: PileName): CardText[] {
    this.#gameOf(position);
    return cardsOf(position, this.pile(pile)).map(formatCard);
  }

  /** The position as plain JSON. */
  format(position: Position): PositionJSON {
    return positionToJSON(this.#gameOf(position), position);
  }

  /**
   * The position that a JSON text or object stands for; the inverse of `format`.
   * @throws TypeError that names the pile and what is wrong in it
   */
  parse(json: unknown): Position {
    return positionFromFields(this.game, positionFields(json));
  }

  /** @throws TypeError when it is no position, or one of another game */
  #gameOf(position: Position): CompiledGame {
    if (position !== this.#known && !isPositionOf(this.game, position))
      throw mismatch(
        `a position of ${this.spec.id}, as rules.deal or rules.parse gives it`,
        position,
      );
    this.#known = position;
    return this.game;
  }

  /** @throws TypeError when the move is malformed */
  #judge(position: Position, given: Move): JudgedMove {
    const move = readMove(given);
    const from = this.pile(move.from);
    const to = this.pile(move.to);
    const { count } = move;
    if (count !== undefined && (from.kind === 'stock' || to.kind === 'stock'))
      throw mismatch('no count where the stock is turned', count);
    const cards = count ?? 1;
    const refusal = refusalOf(this.#gameOf(position), position, from, to, cards);
    return { move, from, to, count: cards, refusal };
  }

  /** @throws IllegalMoveError when the rules refuse the move, besides */
  #judgeLegal(position: Position, given: Move): JudgedMove {
    const judged = this.#judge(position, given);
    if (judged.refusal) throw new IllegalMoveError(formatMove(judged.move), judged.refusal);
    return judged;
  }
}

const compiled = new Map<GameSpec, Rules>();

/** The rules that a spec describes, compiled once. */
export const compileRules = (spec: GameSpec): Rules => {
  const rules = compiled.get(spec) ?? new Rules(spec);
  compiled.set(spec, rules);
  return rules;
};
