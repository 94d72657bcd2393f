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
      return Object.assign(page, mediaOf(browser.connection));
    },
  });
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
function mediaOf(connection) {
  async function set(property, value) {
    const { contexts } = (
      await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
    ).result;
    const { result } = await connection.send('script.evaluate', {
      expression: `gBrowser.selectedBrowser.browsingContext[${JSON.stringify(property)}] = ${JSON.stringify(value)}`,
      target: { context: contexts[0].context },
      awaitPromise: false,
    });
    if (result.type !== 'success') {
      throw new Error(
        `Firefox did not set ${property} to ${value}: ${result.exceptionDetails.text}`,
      );
    }
  }
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
