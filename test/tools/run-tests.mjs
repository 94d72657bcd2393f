// Runs the tests and ends with the line "N passed, N failed".
//   npm test                          everything
//   npm test -- test/ui 'test/**/drag*'   what lies in a folder or fits a pattern
// What players see and touch is tested in every engine that is installed, the rules in Chromium.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const files = chosenFiles(process.argv.slice(2));
const total = { passed: 0, failed: 0, skipped: 0 };
try {
  await runInBrowser(files.filter((file) => file.endsWith('.test.ts')));
  await runOnBuild(files.filter((file) => file.endsWith('.test.mjs')));
} catch (error) {
  console.error(error.message);
  // Nothing to count: the line above says what is missing.
  if (total.passed + total.failed === 0) process.exit(1);
  total.failed += 1;
}
if (total.passed + total.failed === 0) console.error('No test ran.');
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** The test files that the arguments name; each argument must name one. */
function chosenFiles(patterns) {
  const all = readdirSync('test', { recursive: true })
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.(ts|mjs)$/.test(file))
    .sort();
  if (patterns.length === 0) return all;
  const chosen = new Set();
  for (const pattern of patterns) {
    const fits = all.filter((file) => matcher(pattern).test(file));
    if (fits.length === 0) {
      console.error(`No test file fits ${pattern}.`);
      process.exit(1);
    }
    for (const file of fits) chosen.add(file);
  }
  return [...chosen];
}

/** A path, a folder, or a pattern with `*` (within a name) and `**` (across folders). */
function matcher(pattern) {
  const path = pattern.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
  const source = path
    .replace(/[.+^${}()|[\]?]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*/g, (stars) =>
      stars === '**/' ? '(?:.*/)?' : stars === '**' ? '.*' : '[^/]*',
    );
  return new RegExp(`^${source}(?:/.*)?$`);
}

/** Tests of the sources, in browsers. */
async function runInBrowser(testFiles) {
  if (testFiles.length === 0) return;
  const [
    { defaultReporter, startTestRunner },
    { default: config, isForEveryEngine, otherBrowsers },
  ] = await Promise.all([import('@web/test-runner'), import('../web-test-runner.config.mjs')]);
  const files = testFiles.filter(isForEveryEngine);
  const browsers = files.length > 0 ? otherBrowsers() : [];
  let finished = [];
  const runner = await startTestRunner({
    config: {
      ...config,
      files: testFiles,
      groups: browsers.length > 0 ? [{ name: 'other engines', files, browsers }] : [],
      reporters: [
        defaultReporter(),
        { onTestRunFinished: ({ sessions }) => void (finished = sessions) },
      ],
    },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  });
  const passed = await new Promise((resolve) => {
    runner.on('stopped', resolve);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void runner.stop());
  });
  const before = total.failed;
  for (const browser of new Set(finished.map((session) => session.browser))) {
    const counts = countOf(finished.filter((session) => session.browser === browser));
    for (const [result, count] of Object.entries(counts)) total[result] += count;
    console.log(
      `${browser.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
    );
  }
  if (!passed && total.failed === before) total.failed += 1;
}

function countOf(sessions) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, testResults } of sessions) {
    const results = testsOf(testResults).map(({ passed, skipped }) =>
      skipped ? 'skipped' : passed ? 'passed' : 'failed',
    );
    for (const result of results) counts[result] += 1;
    // A file that could not be loaded or ended early has no failing test to show for it.
    if (!passed && !results.includes('failed')) counts.failed += 1;
  }
  return counts;
}

function testsOf(suite) {
  return suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : [];
}

/** Tests of the package as it is built, in Node. */
async function runOnBuild(testFiles) {
  if (testFiles.length === 0) return;
  const build = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) throw new Error('The build failed: its tests did not run.');
  const stream = run({ files: testFiles, timeout: 600_000 });
  stream.on('test:pass', (event) => countNodeTest(event, 'passed'));
  stream.on('test:fail', (event) => countNodeTest(event, 'failed'));
  const report = stream.compose(spec);
  report.pipe(process.stdout);
  await new Promise((resolve) => report.on('end', resolve));
}

function countNodeTest({ details, skip, todo }, result) {
  if (details.type === 'suite') return;
  const left = (skip !== undefined && skip !== false) || (todo !== undefined && todo !== false);
  total[left ? 'skipped' : result] += 1;
}
