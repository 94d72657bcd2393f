/** What of a position is drawn, and where: in cards and fan steps, never in pixels. */
import { PACK_SIZE, type Card } from '../engine/card.js';
import type { CompiledGame } from '../engine/compiled-game.js';
import type { Pile } from '../engine/piles.js';
import { cardsOf, type Position } from '../engine/position.js';

/** A squared pile shows its top card and the one below, which appears when the top is dragged away. */
const SQUARED_SHOWN = 2;
/** A pile fanned across shows its last three. */
const ACROSS_SHOWN = 3;
/** A fan step in card widths: downwards where there is room, and across. */
export const DOWN_STEP = 0.36;
export const ACROSS_STEP = 0.44;
/** How much of a fan step a face-down card takes. */
const FACE_DOWN_STEP = 0.5;

export interface DrawnCard {
  readonly card: Card;
  readonly faceUp: boolean;
  /** Its place from the top: the exposed card is 1. Lifting it takes this many cards. */
  readonly count: number;
  /** Its place in the fan, in fan steps. */
  readonly step: number;
  /** Whether any of it can be seen while nothing is dragged: only then is it a button. */
  readonly visible: boolean;
}

export interface DrawnPile {
  readonly pile: Pile;
  /** Its place, in cards from the start edge and the top. */
  readonly x: number;
  readonly y: number;
  readonly fan: 'down' | 'across' | undefined;
  /** The length of the fan in fan steps, from the first card to the last. */
  readonly steps: number;
  readonly cards: readonly DrawnCard[];
}

const isFaceUp = (pile: Pile, position: Position, place: number, size: number): boolean => {
  if (pile.kind === 'stock') return false;
  if (pile.kind === 'reserve') return place === size - 1;
  return pile.kind !== 'column' || place >= (position.faceDown[pile.ordinal] ?? 0);
};

const drawPile = (
  pile: Pile,
  position: Position,
  fan: DrawnPile['fan'],
): Pick<DrawnPile, 'cards' | 'steps'> => {
  const cards = cardsOf(position, pile);
  const shown = fan === 'down' ? cards.length : fan === 'across' ? ACROSS_SHOWN : SQUARED_SHOWN;
  const first = Math.max(0, cards.length - shown);
  let next = 0;
  let steps = 0;
  const drawn = cards.slice(first).map((card, index): DrawnCard => {
    const place = first + index;
    const faceUp = isFaceUp(pile, position, place, cards.length);
    const count = cards.length - place;
    steps = next;
    if (fan) next += faceUp ? 1 : FACE_DOWN_STEP;
    return {
      card,
      faceUp,
      count,
      step: steps,
      visible: faceUp && (fan !== undefined || count === 1),
    };
  });
  return { cards: drawn, steps };
};

/** Every pile of the board in reading order: from the top, then from the start edge. */
export const layOut = (game: CompiledGame, position: Position): DrawnPile[] =>
  game.sections
    .flatMap(({ board, piles }) =>
      piles.map((pile): DrawnPile => {
        const [across, down] = board.next ?? [1, 0];
        const x = board.at[0] + across * pile.ordinal;
        const y = board.at[1] + down * pile.ordinal;
        return { pile, x, y, fan: board.fan, ...drawPile(pile, position, board.fan) };
      }),
    )
    .sort((one, other) => one.y - other.y || one.x - other.x);

/** Where a card lies, drawn or not, for motion from one position to the next. */
export interface CardPlace extends Pick<DrawnPile, 'pile' | 'fan' | 'steps'> {
  readonly step: number;
  readonly faceUp: boolean;
}

/** The place of each of the 52 cards, by card. */
export const cardPlaces = (position: Position, drawn: readonly DrawnPile[]): CardPlace[] => {
  const places = new Array<CardPlace>(PACK_SIZE);
  for (const { pile, fan, steps, cards } of drawn) {
    // Cards that are not drawn lie under the first that is.
    const faceUp = pile.kind !== 'stock' && pile.kind !== 'reserve';
    for (const card of cardsOf(position, pile))
      places[card] = { pile, fan, steps, step: 0, faceUp };
    for (const { card, step, faceUp } of cards) places[card] = { pile, fan, steps, step, faceUp };
  }
  return places;
};
