// A browser through the W3C WebDriver protocol, with the commands that the tests need.
import { setTimeout as wait } from 'node:timers/promises';
import { keyCode } from './webdriver-keys.mjs';

const buttons = { left: 0, middle: 1, right: 2 };

/** How near, in pixels and milliseconds, two presses make a double click in the driven browser. */
export const doubleClick = { distance: 5, time: 250 };

/** Opens a session with the driver that listens at an address. */
export async function openSession(address, capabilities) {
  const { sessionId } = await send(address, 'POST', '/session', { capabilities });
  return new WebDriverSession(`${address}/session/${sessionId}`);
}

/** Whether a driver answers at an address. */
export async function answers(address) {
  try {
    await send(address, 'GET', '/status');
    return true;
  } catch {
    return false;
  }
}

function press(type, button = 'left') {
  return { type, button: buttons[button] };
}

async function send(address, method, path, body) {
  const response = await fetch(`${address}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (response.ok) return value;
  throw new Error(`WebDriver ${method} ${path}: ${value.error}, ${value.message}`);
}

/**
 * One browser window. `mouse` and `keyboard` have the methods that the commands of
 * @web/test-runner call on a page of puppeteer, so that the same commands drive this one.
 */
class WebDriverSession {
  #address;
  #place = { x: 0, y: 0 };
  #pressed = { x: 0, y: 0, time: 0 };

  constructor(address) {
    this.#address = address;
  }

  mouse = {
    move: (x, y) => this.#point(this.#moveTo(x, y)),
    down: async ({ button } = {}) => {
      await this.#afterDoubleClickTime();
      await this.#point(press('pointerDown', button));
    },
    up: ({ button } = {}) => this.#point(press('pointerUp', button)),
    click: async (x, y, { button, count = 1 } = {}) => {
      const move = this.#moveTo(x, y);
      await this.#afterDoubleClickTime();
      const click = [press('pointerDown', button), press('pointerUp', button)];
      await this.#point(move, ...Array(count).fill(click).flat());
    },
    reset: () => this.releaseInput(),
  };

  keyboard = {
    down: (key) => this.#key({ type: 'keyDown', value: keyCode(key) }),
    up: (key) => this.#key({ type: 'keyUp', value: keyCode(key) }),
    press: async (key) => {
      await this.keyboard.down(key);
      await this.keyboard.up(key);
    },
    type: async (text) => {
      for (const character of text) await this.keyboard.press(character);
    },
  };

  go(url) {
    return this.#send('POST', '/url', { url });
  }

  run(script) {
    return this.#send('POST', '/execute/sync', { script, args: [] });
  }

  place(rectangle) {
    return this.#send('POST', '/window/rect', rectangle);
  }

  /** Lets go of every key and button. */
  releaseInput() {
    return this.#send('DELETE', '/actions');
  }

  close() {
    return this.#send('DELETE', '');
  }

  #moveTo(x, y) {
    this.#place = { x, y };
    return { type: 'pointerMove', x, y, duration: 0 };
  }

  /** A press is a single one: the browser counts two as a double click by place and time. */
  async #afterDoubleClickTime() {
    const { x, y } = this.#place;
    const near = Math.hypot(x - this.#pressed.x, y - this.#pressed.y) <= doubleClick.distance;
    if (near) await wait(Math.max(0, this.#pressed.time + doubleClick.time - Date.now()));
  }

  async #point(...actions) {
    const parameters = { pointerType: 'mouse' };
    await this.#act({ type: 'pointer', id: 'mouse', parameters, actions });
    if (actions.some(({ type }) => type === 'pointerDown')) {
      this.#pressed = { ...this.#place, time: Date.now() };
    }
  }

  #key(action) {
    return this.#act({ type: 'key', id: 'keyboard', actions: [action] });
  }

  #act(source) {
    return this.#send('POST', '/actions', { actions: [source] });
  }

  #send(method, path, body) {
    return send(this.#address, method, path, body);
  }
}
