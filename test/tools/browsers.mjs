// Finds the browsers that the tests run in and what drives them, and gets what is missing where
// that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What is known of each program: where it may be, and which Debian package holds it. */
const programs = {
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
      win32: inProgramFolders('Google', 'Chrome', 'Application', 'chrome.exe'),
    },
    debianPackage: 'chromium',
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    places: {
      darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
      win32: inProgramFolders('Mozilla Firefox', 'firefox.exe'),
    },
    debianPackage: 'firefox-esr',
  },
  // WebKitGTK's driver knows where its own browser is. Safari's driver takes other arguments.
  webkit: {
    title: 'WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    places: {},
    debianPackage: 'webkit2gtk-driver',
  },
  display: {
    title: 'Xvfb, the display without a screen',
    variable: 'XVFB_PATH',
    commands: ['Xvfb'],
    places: {},
    debianPackage: 'xvfb',
  },
};

/** Every program that the tests need to run in all three engines. */
export const programNames = Object.keys(programs);

/**
 * The path of a program. On Debian, as root, a missing one is installed first.
 *
 * @param {keyof typeof programs} name
 * @returns {string}
 * @throws {Error} with one line that says what to install
 */
export function browserPath(name) {
  const program = programs[name];
  const path = installedPath(name) ?? (install(program) ? find(program) : undefined);
  if (path) return path;
  throw new Error(
    `No ${program.title} was found: install it (on Debian: apt-get install ${program.debianPackage}) or set ${program.variable} to its path.`,
  );
}

/**
 * The path of a program, where it is installed.
 *
 * @param {keyof typeof programs} name
 * @returns {string | undefined}
 * @throws {Error} if the variable that chooses the program names none
 */
export function installedPath(name) {
  const program = programs[name];
  const chosen = process.env[program.variable];
  if (!chosen) return find(program);
  if (isProgram(chosen)) return chosen;
  throw new Error(`${program.variable} is ${chosen}, which is no program that can be run.`);
}

const isRoot = process.getuid?.() === 0;

/** How Chromium is started: it asks nothing of the network, and keeps to itself. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-sync',
  '--no-first-run',
  // Chromium refuses to run as root inside its sandbox.
  ...(isRoot ? ['--no-sandbox'] : []),
];

function inProgramFolders(...path) {
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': older, LOCALAPPDATA } = process.env;
  return [PROGRAMFILES, older, LOCALAPPDATA].flatMap((folder) =>
    folder ? [join(folder, ...path)] : [],
  );
}

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
