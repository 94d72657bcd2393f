import { chromeLauncher } from '@web/test-runner-chrome';
import { browserPath, chromiumArguments } from './browsers.mjs';

/** For @web/test-runner: Chromium, in two pages side by side. */
export function chromiumLauncher() {
  const launcher = chromeLauncher({
    launchOptions: {
      executablePath: browserPath('chromium'),
      args: chromiumArguments,
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
