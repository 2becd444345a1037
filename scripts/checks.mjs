// Static checks, each a command that exits 0 when all is well. A check is not run again for the same files.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedFiles, hashFiles, readKnown, writeKnown } from './knownFiles.mjs';
import { root } from './setup.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const script = (name, ...args) => [process.execPath, `scripts/${name}.mjs`, ...args];

/** @typedef {{name: string, command: (changed: string[] | null) => string[]}} Check `changed` is null for all files */

/** @type {Check[]} the longest first */
export const checks = [
  // Several checkers of one project would each work out the same types.
  { name: 'types', command: () => [bin('tsc'), '-b', '--checkers', '1', '--builders', '2'] },
  {
    name: 'unused code',
    command: () => [bin('knip'), '--no-progress', '--cache', '--cache-location', '.cache/knip'],
  },
  { name: 'format and lint', command: lint },
  { name: 'function length', command: () => script('functionLength') },
  { name: 'locales', command: () => script('locales') },
  { name: 'lists of calls', command: () => script('callLists', '--check') },
  { name: 'layers', command: () => script('layers') },
];

/** Those of what ships: texts that `npm run new` left to be written stop it, too. @type {Check[]} */
export const shippedChecks = [
  ...checks,
  { name: 'written texts', command: () => script('locales', '--written') },
];

/** What the findings in every file depend on. */
const lintRules = ['biome.json', 'package.json', 'package-lock.json', '.gitignore'];

/** Biome looks at each file by itself. @param {string[] | null} changed */
function lint(changed) {
  const isAll = !changed || lintRules.some((file) => changed.includes(file));
  const files = isAll ? ['.'] : changed.filter((file) => existsSync(join(root, file)));
  const unmatched = ['--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  return [bin('biome'), 'check', '--error-on-warnings', ...unmatched, ...files];
}

/**
 * Runs checks, as many at once as there are cores, and says how each went.
 * @returns {Promise<import('./runners.mjs').Totals>}
 */
export async function runChecks(all = checks) {
  const files = hashFiles();
  const waiting = [...all];
  const failures = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check, files))) failures.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const failed = failures.length;
  return { passed: all.length - failed, failed, failures };
}

/** @param {Check} check @param {import('./knownFiles.mjs').Hashes} files */
async function passes({ name, command }, files) {
  const changed = changedFiles(readKnown(name), files);
  if (changed?.length === 0) {
    console.error(`ok   ${name} (nothing changed)`);
    return true;
  }
  const started = Date.now();
  const { isOk, output } = await runQuietly(command(changed));
  if (isOk) writeKnown(name, files);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.error(`${output}${isOk ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  return isOk;
}

/** @param {string[]} command @returns {Promise<{isOk: boolean, output: string}>} */
function runQuietly([program = '', ...args]) {
  return new Promise((done, refuse) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const note = (text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', note);
    child.stderr.setEncoding('utf8').on('data', note);
    child.on('error', refuse);
    child.on('close', (code) => done({ isOk: code === 0, output }));
  });
}
