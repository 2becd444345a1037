// Static checks, each a command that exits 0 when all is well.
import { run } from './setup.mjs';

const bin = (name) => `node_modules/.bin/${name}`;

/** @type {[name: string, run: () => boolean][]} */
export const checks = [
  ['format and lint', () => run(bin('biome'), ['check', '--error-on-warnings', '.']) === 0],
  ['layers', () => run(process.execPath, ['scripts/layers.mjs']) === 0],
  ['function length', () => run(process.execPath, ['scripts/functionLength.mjs']) === 0],
  ['locales', () => run(process.execPath, ['scripts/locales.mjs']) === 0],
  // Several checkers of one project would each work out the same types.
  ['types', () => run(bin('tsc'), ['-b', '--checkers', '1', '--builders', '2']) === 0],
  ['unused code', () => run(bin('knip'), ['--no-progress']) === 0],
];

/** Runs all checks and says how each went. @returns {import('./runners.mjs').Totals} */
export function runChecks() {
  const failures = [];
  for (const [name, check] of checks) {
    const started = Date.now();
    const ok = check();
    if (!ok) failures.push(name);
    console.error(
      `${ok ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
  }
  const failed = failures.length;
  return { passed: checks.length - failed, failed, failures };
}
