/**
 * A command for @web/test-runner, as `keys.ts` sends it: many keys, one after the other, in one
 * message from the page. With a message for each key a whole game takes minutes.
 */
export function keysPlugin() {
  return {
    name: 'keys-command',
    async executeCommand({ command, payload, session }) {
      if (command !== 'press-keys') return undefined;
      const { keyboard } = await session.browser.getPage(session.id);
      // Chromium takes them in the order they are sent: nothing has to wait for the answers.
      await Promise.all(payload.flatMap((key) => [keyboard.down(key), keyboard.up(key)]));
      return true;
    },
  };
}
