// `npm run verify`: the quick checks before every commit.
import { runChecks } from './checks.mjs';
import { runVitest, total } from './runners.mjs';
import { ensureDependencies } from './setup.mjs';

// One environment for many files takes half as long; `npm test` gives each file with a document its own.
const fast = ['--project', 'unit', '--project', 'screens', '--pool=threads', '--no-isolate'];

ensureDependencies();
const { passed, failed, failures } = total([runChecks(), runVitest(fast)]);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
