import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';

/**
 * For @web/test-runner: Firefox, which the launcher for Chrome starts too when it is given a
 * puppeteer that knows it. One page at a time: in Firefox only the page in front has the focus
 * and draws.
 */
export function firefoxLauncher(executablePath) {
  return chromeLauncher({
    concurrency: 1,
    puppeteer,
    launchOptions: {
      browser: 'firefox',
      executablePath,
      // Lets `emulateMedia` reach the browser's own window.
      args: ['--remote-allow-system-access'],
      // Touches come to the page as touches on a computer, too.
      extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1 },
    },
    createBrowserContext: ({ browser }) => browser.defaultBrowserContext(),
    async createPage({ browser, context }) {
      const page = await context.newPage();
      const run = (script) => runInWindow(browser.connection, script);
      holdFocus(page, run);
      return Object.assign(page, mediaOf(run));
    },
  });
}

/** Runs a script in the window that holds the page: the browser's own, with all its rights. */
async function runInWindow(connection, expression) {
  const { contexts } = (await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' }))
    .result;
  const { result } = await connection.send('script.evaluate', {
    expression,
    target: { context: contexts[0].context },
    awaitPromise: false,
  });
  if (result.type === 'success') return;
  throw new Error(`Firefox did not run ${expression}: ${result.exceptionDetails.text}`);
}

/**
 * Gives the page the focus before it is loaded and before each key. On a busy machine the window's own
 * address bar may have it: the page then hears the keys all the same, but its buttons take none of
 * them for a click, and nothing says so.
 */
function holdFocus(page, run) {
  const focusFirst = (target, method) => {
    const own = target[method].bind(target);
    target[method] = async (...words) => {
      await run('focus(); gBrowser.selectedBrowser.focus();');
      return own(...words);
    };
  };
  focusFirst(page, 'goto');
  focusFirst(page.keyboard, 'press');
  focusFirst(page.keyboard, 'down');
}

/** What each media feature is called in Firefox. */
const overrides = {
  'prefers-color-scheme': 'prefersColorSchemeOverride',
  'prefers-reduced-motion': 'prefersReducedMotionOverride',
};

/**
 * Puppeteer emulates media through Chrome's protocol alone. In Firefox the window that holds the
 * page can: these take the place of puppeteer's methods of the same names.
 */
function mediaOf(run) {
  const set = (property, value) =>
    run(
      `gBrowser.selectedBrowser.browsingContext[${JSON.stringify(property)}] = ${JSON.stringify(value)}`,
    );
  return {
    async emulateMediaFeatures(features) {
      for (const { name, value } of features) await set(overrides[name], value);
    },
    async emulateMediaType(type) {
      // Firefox calls the screen, which needs no emulation, by an empty name.
      await set('mediumOverride', type === 'screen' ? '' : type);
    },
  };
}
