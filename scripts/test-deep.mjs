// `npm run test:deep [-- --shard i/n] [--seed N]`: everything, with the long proofs. What has passed for the
// same files is not run again, so that a run that was cut goes on where it stopped.
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { runChecks, shippedChecks } from './checks.mjs';
import { openPassed, parseShard, readPassed, shardOf, stateOfFiles } from './deepParts.mjs';
import {
  finish,
  listBrowserTests,
  runBrowserTests,
  runVitest,
  shortProjects,
  total,
} from './runners.mjs';
import { ensureDependencies, ensureTestBrowser, root } from './setup.mjs';

const help = `Runs every check and test, the long proofs too.

  npm run test:deep                    all of it
  npm run test:deep -- --shard 2/8     the second of eight parts
  npm run test:deep -- --seed 7        other random inputs than 2026

What has passed is kept in .cache/deep for these files and this seed, and not run again: after a cut the
same command goes on. --fresh runs everything anew.`;

const { shard, seed, isFresh } = options();
const projects = [...shortProjects, 'deep'];
const staticChecks = 'static checks';

ensureDependencies();
const browser = await ensureTestBrowser();
const browserTests = {
  browser,
  projects: ['journeys', 'app', 'translated', 'deep'],
  isEveryBrand: true,
};
const state = openPassed(stateOfFiles(), { seed, isFresh });
process.env['SEED'] = seed;
// Also what runs with `npm test` tries all of its inputs.
process.env['DEEP'] = 'yes';

const testFiles = listTestFiles();
const browserIds = listBrowserTests(browserTests);
const mine = new Set(shardOf([staticChecks, ...testFiles, ...browserIds], shard));
const passed = readPassed(state);
const before = [...passed].filter(([unit]) => mine.has(unit));
const due = (units) => units.filter((unit) => mine.has(unit) && !passed.has(unit));
console.error(
  `${mine.size} units in this part, ${before.length} of them passed before for these files.`,
);
finish(
  total([
    { passed: before.reduce((sum, [, tests]) => sum + tests, 0), failed: 0, failures: [] },
    due([staticChecks]).length > 0 ? await runStaticChecks() : nothing(),
    runTestFiles(due(testFiles)),
    await runRemainingBrowserTests(due(browserIds)),
  ]),
);

function options() {
  try {
    const { values } = parseArgs({
      options: {
        shard: { type: 'string', default: '1/1' },
        seed: { type: 'string', default: '2026' },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    const shard = parseShard(values.shard);
    if (!shard) throw new Error(`--shard ${values.shard} is no part of a whole, such as 2/8.`);
    if (!/^\d{1,9}$/.test(values.seed)) {
      throw new Error(`--seed ${values.seed} is no whole number of up to nine digits.`);
    }
    return { shard, seed: values.seed, isFresh: values.fresh };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
    return process.exit(2);
  }
}

/** @returns {import('./runners.mjs').Totals} */
function nothing() {
  return { passed: 0, failed: 0, failures: [] };
}

async function runStaticChecks() {
  const totals = await runChecks(shippedChecks);
  if (totals.failed === 0) note(staticChecks, shippedChecks.length);
  return totals;
}

function note(unit, tests) {
  appendFileSync(state, `${JSON.stringify({ unit, tests })}\n`);
}

/** @returns {string[]} paths from the project's folder */
function listTestFiles() {
  const args = ['list', '--filesOnly', '--json', ...projects.map((name) => `--project=${name}`)];
  const listed = execFileSync('node_modules/.bin/vitest', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(listed).map(({ file }) => relative(root, file));
}

function runTestFiles(files) {
  return files.length === 0 ? nothing() : runVitest({ projects, files, passedFile: state });
}

async function runRemainingBrowserTests(ids) {
  if (ids.length === 0) return nothing();
  const skip = browserIds.filter((id) => !ids.includes(id));
  return runBrowserTests({ ...browserTests, skip, linesFile: state });
}
