// `npm run verify`: the quick checks before every commit.
import { runChecks } from './checks.mjs';
import { runVitest, total } from './runners.mjs';
import { ensureDependencies } from './setup.mjs';

ensureDependencies();
const { passed, failed, failures } = total([runChecks(), runVitest(['--project', 'unit'])]);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
