// Installs what the tests need to run in all three engines, or says what is missing and fails.
import { programNames, browserPath } from './browsers.mjs';

for (const name of programNames) {
  try {
    console.log(browserPath(name));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
