import { fileURLToPath } from 'node:url';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * For @web/test-runner: serves `/custom-elements.json` as a build of the sources would write it, since
 * tests need no build.
 */
export function manifestPlugin() {
  let manifest;
  return {
    name: 'manifest',
    async serve({ path }) {
      if (path !== '/custom-elements.json') return undefined;
      manifest ??= cli({
        argv: ['analyze', '--config', 'test/tools/manifest.config.mjs'],
        cwd: root,
        noWrite: true,
      });
      return { body: JSON.stringify(await manifest), type: 'json' };
    },
  };
}
