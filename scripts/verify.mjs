// `npm run verify`: the quick checks before every commit. Tests that passed are run again once something they
// import has changed; `npm test` runs them all.
import { runChecks } from './checks.mjs';
import { changedFiles, hashFiles, readKnown, writeKnown } from './knownFiles.mjs';
import { finish, quickProjects, runVitest, total } from './runners.mjs';
import { ensureDependencies, root } from './setup.mjs';

ensureDependencies();
finish(total([await runChecks(), await runQuickTests()]));

async function runQuickTests() {
  // These need what is installed.
  const { quickTests } = await import('./affected.mjs');
  const { importersOf } = await import('./importGraph.mjs');
  const hashes = hashFiles();
  const importers = importersOf(root);
  const known = readKnown('quick tests');
  const files = quickTests(changedFiles(known, hashes), [...importers.keys()], importers);
  if (files?.length === 0) {
    console.error('ok   tests of modules and screens (nothing changed that they import)');
    writeKnown('quick tests', hashes);
    return { passed: 0, failed: 0, failures: [] };
  }
  if (files) console.error(`${files.length} files of tests import what has changed.`);
  const totals = runVitest({ projects: quickProjects, files: files ?? [] });
  if (totals.failed === 0) writeKnown('quick tests', hashes);
  return totals;
}
