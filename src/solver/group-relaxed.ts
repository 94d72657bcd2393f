/** A test that finds many lost positions of a game of groups (group-model.ts) without a search. */
import { PACK_SIZE, SUITS, type Card } from '../engine/card.js';
import { FOOT, NONE, STOCK, UP, WASTE } from './column-model.js';
import { FIRST_KING, type GroupModel } from './group-model.js';
import { at } from './typed.js';

/** Whether each card has been able to leave its place; NONE, which covers nothing, always has. */
const gone = new Uint8Array(PACK_SIZE + 1);
/** Cards of each suit that have been able to go up. */
const reached = new Uint8Array(SUITS);

/**
 * Whether some card can never go up, even in a game where a card that leaves its place also stays
 * there: what it covered is exposed, yet it goes on receiving cards, the stock gives its cards in
 * any order, and one empty column serves every king. Each move of the true game is a move of that
 * one, so what cannot be won there cannot be won at all.
 */
export const isLost = (model: GroupModel): boolean => {
  const { below, up } = model;
  gone.fill(0);
  gone[NONE] = 1;
  reached.set(up);
  let cards = model.cardsUp;
  let columnOpens = model.empties > 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let suit = 0; suit < SUITS; suit++) {
      let next = at(reached, suit) * SUITS + suit;
      for (; next < PACK_SIZE && isUncovered(model, next); next += SUITS) {
        gone[next] = 1;
        cards++;
        changed = true;
      }
      reached[suit] = next >> 2;
    }
    if (cards === PACK_SIZE) return false;
    for (let card = 0; card < PACK_SIZE; card++) {
      const from = at(below, card);
      if (at(gone, card) === 1 || from >= STOCK) continue;
      if (from === WASTE && !isUncovered(model, card)) continue;
      const leaves =
        card < FIRST_KING
          ? from !== card + SUITS && takes(model, card)
          : columnOpens && from !== FOOT;
      if (!leaves) continue;
      gone[card] = 1;
      changed = true;
    }
    // A foot that leaves opens its column.
    for (let card = 0; !columnOpens && card < PACK_SIZE; card++)
      if (at(below, card) === FOOT && at(gone, card) === 1) columnOpens = changed = true;
  }
  return true;
};

/** Whether what covers a card has been able to leave. */
const isUncovered = ({ below, above }: GroupModel, card: Card): boolean =>
  at(below, card) === STOCK || at(gone, at(above, card)) === 1;

/** Whether the parent of a card has been able to take it, with what covers it. */
const takes = (model: GroupModel, card: Card): boolean => {
  const { below, above } = model;
  const parent = card + SUITS;
  const place = at(below, parent);
  if (place === UP) return false;
  // From the waste it must first have come into a column.
  if (place === WASTE) return at(gone, parent) === 1;
  if (!isUncovered(model, parent)) return false;
  // A card does not go to one that lies on it, unless something in between has left with that one.
  let over = at(above, card);
  while (over !== NONE && over !== parent && at(gone, over) === 0) over = at(above, over);
  return over !== parent || at(gone, parent) === 1;
};
