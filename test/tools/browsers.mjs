// Finds the browsers that the tests run in, and gets a missing one where that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What is known of each browser: where it may be, and which Debian package holds it. */
const browsers = {
  chromium: {
    title: 'Chromium or Chrome',
    variable: 'CHROME_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
    places: {
      darwin: [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ],
      linux: ['/snap/bin/chromium', '/opt/google/chrome/chrome'],
      win32: [
        process.env.PROGRAMFILES,
        process.env['PROGRAMFILES(X86)'],
        process.env.LOCALAPPDATA,
      ].flatMap((folder) =>
        folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
      ),
    },
    debianPackage: 'chromium',
  },
};

/**
 * The path of a browser's program. On Debian, as root, a missing one is installed first.
 *
 * @param {keyof typeof browsers} name
 * @returns {string}
 * @throws {Error} with one line that says what to install
 */
export function browserPath(name) {
  const browser = browsers[name];
  const chosen = process.env[browser.variable];
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(`${browser.variable} is ${chosen}, which is no program that can be run.`);
  }
  const found = find(browser) ?? (install(browser) ? find(browser) : undefined);
  if (found) return found;
  throw new Error(
    `No ${browser.title} was found: install it (on Debian: apt-get install ${browser.debianPackage}) or set ${browser.variable} to its path.`,
  );
}

export const isRoot = process.getuid?.() === 0;

function find({ commands, places }) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...(places[process.platform] ?? [])].find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function install({ title, debianPackage }) {
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`No ${title} was found: installing the Debian package ${debianPackage}.`);
  const aptGet = (...words) =>
    spawnSync('apt-get', [...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  return (
    aptGet('update', '--quiet') &&
    aptGet('install', '--quiet', '--yes', '--no-install-recommends', debianPackage)
  );
}
