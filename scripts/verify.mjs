// `npm run verify`: the quick checks before every commit.
import { runChecks } from './checks.mjs';
import { finish, quickProjects, runVitest, total } from './runners.mjs';
import { ensureDependencies } from './setup.mjs';

ensureDependencies();
finish(total([await runChecks(), runVitest({ projects: quickProjects })]));
