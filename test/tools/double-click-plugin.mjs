/**
 * A command for @web/test-runner, as `double-click.ts` sends it: two clicks that the browser takes
 * for one double click, or more that follow at once: no answer is waited for in between. Two commands
 * `sendMouse` are two single clicks in Chromium and Firefox.
 */
export function doubleClickPlugin() {
  return {
    name: 'double-click-command',
    async executeCommand({ command, payload, session }) {
      if (command !== 'double-click') return undefined;
      await session.browser
        .getPage(session.id)
        .mouse.click(payload.x, payload.y, { count: payload.clicks });
      return true;
    },
  };
}
