// `npm run test:changed [-- --since REF]`: the checks, and the tests that what has changed can break.
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runChecks } from './checks.mjs';
import { finish, runBrowserTests, runVitest, shortProjects, total } from './runners.mjs';
import { ensureDependencies, ensureTestBrowser, root } from './setup.mjs';

const help = `Runs the checks, and the tests that what has changed can break.

  npm run test:changed                          what is not committed
  npm run test:changed -- --since origin/main   all since another state

Tests are found by what they import, and browser tests by the folder that changed
(scripts/areas.data.mjs). The long proofs are in npm run test:deep.`;

const since = option();
if (
  spawnSync('git', ['rev-parse', '--verify', '-q', `${since}^{commit}`], { cwd: root }).status !== 0
) {
  refuse(`git knows no state named ${since}.`);
}
const changed = [
  ...git(['diff', '--name-only', '-z', '--no-renames', since, '--']),
  ...git(['ls-files', '-z', '--others', '--exclude-standard']),
];
if (changed.length === 0) {
  console.error(`Nothing differs from ${since}. Name an older state with --since.`);
  finish({ passed: 0, failed: 0, failures: [] });
} else {
  ensureDependencies();
  finish(total([await runChecks(), ...(await runAffected())]));
}

async function runAffected() {
  // These need what is installed.
  const { affectedTests } = await import('./affected.mjs');
  const { importersOf } = await import('./importGraph.mjs');
  const importers = importersOf(root);
  const { isAll, testFiles, specs } = affectedTests(changed, [...importers.keys()], importers);
  const browserTests = { browser: await ensureTestBrowser(), projects: ['journeys', 'app'] };
  if (isAll) {
    console.error('What every test runs with has changed: all of them are run.');
    return [runVitest({ projects: shortProjects }), await runBrowserTests(browserTests)];
  }
  const named = specs.map((file) => file.replace(/^tests\/e2e\/|\.spec\.ts$/g, ''));
  console.error(
    `${changed.length} files have changed: ${testFiles.length} files of tests, and in browsers ${named.join(', ') || 'nothing'}.`,
  );
  return [
    ...(testFiles.length > 0 ? [runVitest({ projects: shortProjects, files: testFiles })] : []),
    ...(specs.length > 0 ? [await runBrowserTests({ ...browserTests, specs })] : []),
  ];
}

/** @param {string[]} args @returns {string[]} the paths that git prints, with NUL after each */
function git(args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

function option() {
  try {
    const { values } = parseArgs({
      options: {
        since: { type: 'string', default: 'HEAD' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    return values.since;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** @returns {never} */
function refuse(sentence) {
  console.error(`${sentence}\n\n${help}`);
  return process.exit(2);
}
