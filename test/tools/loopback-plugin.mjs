import { once } from 'node:events';

export const loopback = '127.0.0.1';

/**
 * For @web/dev-server and @web/test-runner, which listen on every network even where their
 * `hostname` is this machine alone: listens on the loopback address instead, before any request.
 */
export function loopbackPlugin() {
  return {
    name: 'loopback-only',
    async serverStart({ server }) {
      const { port } = server.address();
      server.close();
      await once(server, 'close');
      server.listen(port, loopback);
      await once(server, 'listening');
    },
  };
}
