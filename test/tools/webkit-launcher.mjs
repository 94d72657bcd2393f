import { startWebKit } from './webkit-processes.mjs';
import { openSession } from './webdriver.mjs';

/** The display has this size; a window is held around its middle, where the pointer rests. */
const display = { width: 2600, height: 2000 };
const usual = { width: 800, height: 600 };

/**
 * For @web/test-runner: WebKitGTK's small browser under a display without a screen, one page at
 * a time. It calls itself `puppeteer` because the commands of @web/test-runner know a browser by
 * that name and then call methods that its page has here, too.
 */
export function webkitLauncher(paths) {
  let starting;
  let page;
  let active;

  async function start() {
    const processes = await startWebKit(paths, display);
    try {
      const session = await openSession(processes.address, { alwaysMatch: {} });
      page = pageOf(session);
      return { processes, session };
    } catch (error) {
      processes.stop();
      throw error;
    }
  }

  return {
    name: 'WebKit',
    type: 'puppeteer',
    concurrency: 1,
    async startSession(id, url) {
      starting ??= start();
      const { session } = await starting;
      active = { id, url };
      await page.setViewport(usual);
      await session.go(url);
    },
    isActive: (id) => active?.id === id,
    getBrowserUrl: () => active?.url,
    getPage: () => page,
    async stopSession() {
      active = undefined;
      const { session } = await starting;
      await session.releaseInput();
      // Ends whatever still runs on the page.
      await session.go('about:blank');
      return {};
    },
    startDebugSession() {
      throw new Error('WebKit has no window to debug in.');
    },
    async stop() {
      // A start that failed has failed its test and stopped what it started.
      const running = await starting?.catch(() => undefined);
      if (!running) return;
      const { session, processes } = running;
      try {
        await session.close();
      } finally {
        processes.stop();
      }
    },
  };
}

/** What the commands of @web/test-runner call on a page. */
function pageOf(session) {
  const { mouse, keyboard } = session;
  async function place(width, height) {
    // X gives the focus to the window under the pointer.
    const x = Math.round((display.width - width) / 2);
    const y = Math.round((display.height - height) / 2);
    await session.place({ x, y, width, height });
    return session.run('return { width: innerWidth, height: innerHeight }');
  }
  return {
    mouse,
    keyboard,
    async setViewport({ width, height }) {
      // The browser's own bar is part of the window, and on a busy machine the page may still have its
      // former size when it is asked: what is missing is added until it fits.
      let outer = { width, height };
      let inner = outer;
      for (let attempt = 0; attempt < 20; attempt += 1) {
        inner = await place(outer.width, outer.height);
        if (inner.width === width && inner.height === height) return;
        // Every other time it is only asked again, for what it says may be out of date.
        if (attempt % 2 === 1) outer = { width, height: outer.height + height - inner.height };
      }
      throw new Error(
        `WebKit's page is ${inner.width} by ${inner.height} where ${width} by ${height} was asked.`,
      );
    },
    async emulateMediaFeatures() {
      throw new Error('WebKit: WebDriver has no command that emulates media.');
    },
  };
}
