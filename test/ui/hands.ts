/** A person's hands in a test: the browser's own mouse, fingers and keys. */
import { nextFrame, oneEvent } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { touch, type TouchPoint } from '../tools/touch.js';
import { boardOf, buttonAt, pileOf, settled, type Game } from './page.js';
import { canfieldTable } from './positions.js';

/** A table of Canfield on which there is something to do, and something that is refused. */
export const handyTable = canfieldTable({
  waste: ['KD', 'QH'],
  columns: [['KS'], ['KC'], ['9C'], ['8S', '7D']],
  reserve: ['2C', 'AD'],
  foundations: [['AC']],
});

const middle = ({ left, top, width, height }: DOMRect): TouchPoint => ({
  x: Math.round(left + width / 2),
  y: Math.round(top + height / 2),
});

/** A point of a card that can be seen: of a covered one its upper strip. */
export const pointOf = (game: Game, pile: string, count = 1): TouchPoint => {
  const rect = buttonAt(game, pile, count).getBoundingClientRect();
  const { x, y } = middle(rect);
  return count === 1 ? { x, y } : { x, y: Math.round(rect.top + 5) };
};

const point = ({ x, y }: TouchPoint): [number, number] => [x, y];

export const mouseTo = (to: TouchPoint): Promise<void> =>
  sendMouse({ type: 'move', position: point(to) });

export const clickAt = (at: TouchPoint): Promise<void> =>
  sendMouse({ type: 'click', position: point(at) });

/** Clicks a card, counted from the top of its pile, or the place of an empty pile. */
export const clickOn = async (game: Game, pile: string, count = 1): Promise<void> => {
  await settled(game);
  await clickAt(pointOf(game, pile, count));
  await game.updateComplete;
};

/** How far a card would have to go to lie where a pile's exposed card lies. */
export const wayTo = (game: Game, pile: string, count: number, to: string): TouchPoint => {
  const from = buttonAt(game, pile, count).getBoundingClientRect();
  const goal = buttonAt(game, to).getBoundingClientRect();
  return { x: Math.round(goal.left - from.left), y: Math.round(goal.top - from.top) };
};

export const plus = (one: TouchPoint, other: TouchPoint): TouchPoint => ({
  x: one.x + other.x,
  y: one.y + other.y,
});

/** Whether the mouse's button is down. */
let pressed = false;

/** Presses the mouse on a card and pulls it a little way off. @returns where the mouse is */
export const pickUp = async (game: Game, pile: string, count = 1): Promise<TouchPoint> => {
  await settled(game);
  const start = pointOf(game, pile, count);
  await mouseTo(start);
  await sendMouse({ type: 'down' });
  pressed = true;
  const off = plus(start, { x: 12, y: 9 });
  await mouseTo(off);
  await game.updateComplete;
  return off;
};

export const letGo = async (game: Game): Promise<void> => {
  pressed = false;
  await sendMouse({ type: 'up' });
  await game.updateComplete;
};

/** Drags cards onto another pile with the mouse. */
export const dragTo = async (
  game: Game,
  pile: string,
  count: number,
  to: string,
): Promise<void> => {
  await settled(game);
  const start = pointOf(game, pile, count);
  const goal = plus(start, wayTo(game, pile, count, to));
  await pickUp(game, pile, count);
  await mouseTo(goal);
  await letGo(game);
};

/** The mouse off the page, with no button pressed. */
export const handsOff = async (): Promise<void> => {
  // WebKit's driver keeps a button down that is only reset.
  if (pressed) await sendMouse({ type: 'up' });
  pressed = false;
  await resetMouse();
};

/**
 * Presses a key and waits until the page has had all of it: a driver may answer earlier, and a button
 * is activated only with the key's last event. (Tab may take the keys out of the page.)
 */
export const pressKey = async (key: string): Promise<void> => {
  const ended =
    key === 'Tab'
      ? undefined
      : new Promise((resolve) => {
          addEventListener('keyup', resolve, { capture: true, once: true });
        });
  await sendKeys({ press: key });
  await ended;
  await nextFrame();
};

export const press = async (game: Game, ...keys: string[]): Promise<void> => {
  for (const key of keys) await pressKey(key);
  await game.updateComplete;
};

/** Puts the focus on the board's one Tab stop. */
export const enterBoard = (game: Game): void => {
  boardOf(game).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
};

/** Drags cards with a finger, in steps as a finger does. */
export const fingerDrag = async (
  game: Game,
  pile: string,
  count: number,
  to: string,
): Promise<void> => {
  await settled(game);
  const start = pointOf(game, pile, count);
  const way = wayTo(game, pile, count, to);
  await touch('start', [start]);
  for (const part of [0.2, 0.6, 1])
    await touch('move', [
      plus(start, { x: Math.round(way.x * part), y: Math.round(way.y * part) }),
    ]);
  await touch('end');
  await game.updateComplete;
};

/** Taps a place, until the browser has made a click of it. */
export const tapAt = async (game: Game, at: TouchPoint): Promise<void> => {
  const clicked = oneEvent(game, 'click');
  await touch('start', [at]);
  await touch('end');
  await clicked;
  await game.updateComplete;
};

export const tap = async (game: Game, pile: string, count = 1): Promise<void> => {
  await settled(game);
  await tapAt(game, pointOf(game, pile, count));
};

/** Where every card of the board is seen, in pixels of the screen. */
export const seenPlaces = (game: Game): string[] =>
  [...boardOf(game).querySelectorAll('[data-card]')].map((card) => {
    const { left, top } = card.getBoundingClientRect();
    return `${Math.round(left)},${Math.round(top)}`;
  });

export const rectOf = (game: Game, pile: string, count = 1): DOMRect =>
  buttonAt(game, pile, count).getBoundingClientRect();

/** A spot of a pile below its last card. */
export const freePoint = (game: Game, pile: string): TouchPoint => {
  const { x } = pointOf(game, pile);
  return { x, y: Math.round(pileOf(game, pile).getBoundingClientRect().bottom - 5) };
};

/** A spot of the felt with no pile on it. */
export const feltPoint = (game: Game): TouchPoint => {
  const board = boardOf(game).getBoundingClientRect();
  const reserve = pileOf(game, 'reserve').getBoundingClientRect();
  return { x: Math.round(reserve.left + 10), y: Math.round(board.bottom - 10) };
};
