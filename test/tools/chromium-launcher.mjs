import { chromeLauncher } from '@web/test-runner-chrome';
import { isRoot, browserPath } from './browsers.mjs';

/** For @web/test-runner: Chromium, in two pages side by side. */
export function chromiumLauncher() {
  const launcher = chromeLauncher({
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
      // A window each: a tab behind another one draws no frames, and its mouse waits for them.
      const page = await context.newPage({ type: 'window' });
      // Two pages run side by side: each must believe that it has the focus.
      const connection = await page.createCDPSession();
      await connection.send('Emulation.setFocusEmulationEnabled', { enabled: true });
      return page;
    },
  });
  launcher.name = 'Chromium';
  return launcher;
}
