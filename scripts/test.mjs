// `npm test`: what a change can break, ending with the totals of all runners.
import { runChecks, shippedChecks } from './checks.mjs';
import { finish, runBrowserTests, runVitest, shortProjects, total } from './runners.mjs';
import { ensureDependencies, ensureTestBrowser } from './setup.mjs';

ensureDependencies();
const browser = await ensureTestBrowser();
finish(
  total([
    await runChecks(shippedChecks),
    runVitest({ projects: shortProjects }),
    await runBrowserTests({ browser, projects: ['journeys', 'app'] }),
  ]),
);
