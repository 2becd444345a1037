// `npm test`: everything, ending with the totals of all runners.
import { runChecks } from './checks.mjs';
import { runBrandTest, runVitest, total } from './runners.mjs';
import { ensureDependencies, ensureTestBrowser } from './setup.mjs';

ensureDependencies();
const browser = await ensureTestBrowser();
const { passed, failed, failures } = total([
  runChecks(),
  runVitest([]),
  runBrandTest({ CHROMIUM_PATH: browser }),
]);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
