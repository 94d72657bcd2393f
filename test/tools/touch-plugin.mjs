/**
 * A command for @web/test-runner: real touches through the browser, as `touch.ts` sends them.
 * The command takes `{ type: 'start' | 'move' | 'end' | 'cancel', points: [{ x, y }] }`.
 */
export function touchPlugin() {
  const connections = new WeakMap();

  async function connection(page) {
    if (!connections.has(page)) connections.set(page, await page.createCDPSession());
    return connections.get(page);
  }

  return {
    name: 'touch-command',
    async executeCommand({ command, payload, session }) {
      if (command !== 'touch') return undefined;
      const types = {
        start: 'touchStart',
        move: 'touchMove',
        end: 'touchEnd',
        cancel: 'touchCancel',
      };
      const type = types[payload?.type];
      if (!type) {
        throw new TypeError(`touch: type is start, move, end or cancel, not ${payload?.type}`);
      }
      const browser = await connection(session.browser.getPage(session.id));
      await browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: (payload.points ?? []).map(({ x, y }, id) => ({ x, y, id })),
      });
      return true;
    },
  };
}
