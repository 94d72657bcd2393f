import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { installedPath } from './tools/browsers.mjs';
import { chromiumLauncher } from './tools/chromium-launcher.mjs';
import { doubleClickPlugin } from './tools/double-click-plugin.mjs';
import { firefoxLauncher } from './tools/firefox-launcher.mjs';
import { keysPlugin } from './tools/keys-plugin.mjs';
import { loopback, loopbackPlugin } from './tools/loopback-plugin.mjs';
import { manifestPlugin } from './tools/manifest-plugin.mjs';
import { picturesPlugin } from './tools/pictures-plugin.mjs';
import { strictPagePlugin } from './tools/strict-page-plugin.mjs';
import { touchPlugin } from './tools/touch-plugin.mjs';
import { webkitLauncher } from './tools/webkit-launcher.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const second = 1000;

/** The tests that run in every engine: what players see and touch. Rules need one engine only. */
export const isForEveryEngine = (file) => /^test\/(ui|tools)\//.test(file);

/** The engines beside Chromium that are installed. */
export function otherBrowsers() {
  const firefox = installedPath('firefox');
  const driver = installedPath('webkit');
  const display = installedPath('display');
  if (!firefox) console.log('Firefox is not installed: no test runs in it.');
  if (!driver || !display) {
    console.log('WebKitWebDriver and Xvfb are not both installed: no test runs in WebKit.');
  }
  return [
    ...(firefox ? [firefoxLauncher(firefox)] : []),
    ...(driver && display ? [webkitLauncher({ driver, display })] : []),
  ];
}

/** A worker is asked for by the name that it has after the build. */
const workerFromSource = (context, next) => {
  context.url = context.url.replace(
    '/src/solver/patience-worker.js',
    '/src/solver/patience-worker.ts',
  );
  return next();
};

/** Tests run from the TypeScript sources, without a build. */
export default {
  rootDir: root,
  hostname: loopback,
  browsers: [chromiumLauncher()],
  concurrency: 2,
  concurrentBrowsers: 2,
  nodeResolve: true,
  middleware: [workerFromSource],
  plugins: [
    loopbackPlugin(),
    esbuildPlugin({
      ts: true,
      target: 'esnext',
      tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
    }),
    doubleClickPlugin(),
    keysPlugin(),
    manifestPlugin(),
    picturesPlugin(),
    strictPagePlugin(),
    touchPlugin(),
  ],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  browserStartTimeout: 120 * second,
  testsStartTimeout: 120 * second,
  testsFinishTimeout: 1200 * second,
  testFramework: { config: { ui: 'bdd', timeout: 60 * second } },
};
