// `npm test`: everything, ending with the totals of all runners.
import { runChecks } from './checks.mjs';
import { runBrandTest, runVitest, total } from './runners.mjs';
import { ensureChromium, ensureDependencies } from './setup.mjs';

ensureDependencies();
const chromium = await ensureChromium();
const { passed, failed, failures } = total([
  runChecks(),
  runVitest([]),
  runBrandTest({ CHROMIUM_PATH: chromium }),
]);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
