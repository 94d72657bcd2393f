/**
 * A command for @web/test-runner: real touches through the browser, as `touch.ts` sends them.
 * The command takes `{ type: 'start' | 'move' | 'end' | 'cancel', points: [{ x, y }] }`.
 */
export function touchPlugin() {
  const hands = new WeakMap();

  return {
    name: 'touch-command',
    async executeCommand({ command, payload, session }) {
      if (command !== 'touch') return undefined;
      const page = await session.browser.getPage(session.id);
      if (!hands.has(page)) hands.set(page, await handOf(session.browser.name, page));
      const action = hands.get(page)[payload?.type];
      if (!action) {
        throw new TypeError(
          `touch: ${session.browser.name} takes ${Object.keys(hands.get(page)).join(', ') || 'no touch'}, not ${payload?.type}`,
        );
      }
      await action(payload.points ?? []);
      return true;
    },
  };
}

function handOf(browser, page) {
  if (browser === 'WebKit') return {};
  return browser === 'Firefox' ? handInFirefox(page) : handInChromium(page);
}

async function handInChromium(page) {
  const connection = await page.createCDPSession();
  const sender = (type) => (points) =>
    connection.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  return {
    start: sender('touchStart'),
    move: sender('touchMove'),
    end: sender('touchEnd'),
    cancel: sender('touchCancel'),
  };
}

/** Through WebDriver BiDi, which has no way for the system to take a touch away. */
function handInFirefox(page) {
  let fingers = [];
  return {
    async start(points) {
      // Firefox looks under a finger in what it has drawn, not in what has just been laid out.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      for (const { x, y } of points.slice(fingers.length)) {
        fingers.push(await page.touchscreen.touchStart(x, y));
      }
    },
    async move(points) {
      for (const [index, { x, y }] of points.entries()) await fingers[index].move(x, y);
    },
    async end() {
      const lifted = fingers;
      fingers = [];
      for (const finger of lifted) await finger.end();
    },
  };
}
