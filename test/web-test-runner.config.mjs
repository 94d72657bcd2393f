import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserPath, isRoot } from './tools/browsers.mjs';
import { loopback, loopbackPlugin } from './tools/loopback-plugin.mjs';
import { touchPlugin } from './tools/touch-plugin.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const second = 1000;

const chromium = chromeLauncher({
  launchOptions: {
    executablePath: browserPath('chromium'),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--disable-sync',
      '--no-first-run',
      // Chromium refuses to run as root inside its sandbox.
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  },
  async createPage({ context }) {
    const page = await context.newPage();
    // Two pages run side by side: each must believe that it has the focus.
    const connection = await page.createCDPSession();
    await connection.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    return page;
  },
});

/** Tests run from the TypeScript sources, without a build. */
export default {
  rootDir: root,
  hostname: loopback,
  files: ['test/{engine,games,ui}/**/*.test.ts'],
  browsers: [chromium],
  concurrency: 2,
  nodeResolve: true,
  plugins: [
    loopbackPlugin(),
    esbuildPlugin({
      ts: true,
      target: 'esnext',
      tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
    }),
    touchPlugin(),
  ],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  browserStartTimeout: 120 * second,
  testsStartTimeout: 120 * second,
  testsFinishTimeout: 1200 * second,
  testFramework: { config: { ui: 'bdd', timeout: 60 * second } },
};
