import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loopback } from './loopback-plugin.mjs';
import { answers, doubleClick } from './webdriver.mjs';

const patience = 30_000;

/** Lets the browser's bar shrink, so that its window can be as narrow as a telephone. */
const barStyles = `
toolbar, button, entry, image { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; }
button, entry { font-size: 1px; }
`;

const hands = `[Settings]
gtk-double-click-distance = ${doubleClick.distance}
gtk-double-click-time = ${doubleClick.time}
`;

/**
 * Starts a display and, on it, WebKit's driver, which starts the browser. What was started, and
 * nothing else, ends with `stop` or with this process.
 */
export async function startWebKit({ driver, display }, { width, height }) {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  const started = [];
  function stop() {
    process.off('exit', stop);
    // The last first: the browser would complain if its display went away.
    for (const child of started.reverse()) endGroup(child);
    rmSync(settings, { recursive: true, force: true });
  }
  process.once('exit', stop);
  // Each is the head of a group, so that what it starts ends with it.
  function start(path, words, options) {
    const child = spawn(path, words, { detached: true, ...options });
    started.push(child);
    return child;
  }

  try {
    mkdirSync(join(settings, 'gtk-3.0'));
    writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), barStyles);
    writeFileSync(join(settings, 'gtk-3.0', 'settings.ini'), hands);
    const screen = start(
      display,
      ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    const name = await displayName(screen);
    const port = await freePort();
    const driving = start(driver, [`--host=${loopback}`, `--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: name,
        GDK_BACKEND: 'x11',
        NO_AT_BRIDGE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        XDG_CONFIG_HOME: settings,
        XDG_DATA_HOME: settings,
      },
    });
    const address = `http://${loopback}:${port}`;
    const limit = Date.now() + patience;
    while (!(await answers(address))) {
      if (driving.exitCode !== null || Date.now() > limit)
        throw new Error(`${driver} does not answer at ${address}.`);
      await wait(50);
    }
    return { address, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The display's number, which it writes when it is ready. */
async function displayName(screen) {
  const failed = once(screen, 'exit').then(() => {
    throw new Error('The display for WebKit ended before it was ready.');
  });
  const [number] = await Promise.race([once(screen.stdio[3], 'data'), failed]);
  failed.catch(() => undefined);
  return `:${String(number).trim()}`;
}

async function freePort() {
  const server = createServer().listen(0, loopback);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function endGroup({ pid }) {
  if (pid === undefined) return;
  try {
    process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}
