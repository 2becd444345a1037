import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createProgram } from '../../cli/program.ts';
import { createReport } from '../../cli/report.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, '.github/workflows');
const lines = readdirSync(folder).flatMap((name) =>
  readFileSync(join(folder, name), 'utf8').split('\n'),
);

/** What a runner puts in place of its expressions, and what variables hold there. */
const shell = `set -eu; BRANDS='acme beta'; IMAGES='s3://images/of ours'; GITHUB_OUTPUT=/dev/null
set -- --since 0123abc; exec 3>&1; npx() { printf '%s\\0' "$@" >&3; }`;

const commands = lines
  .filter((line) => /\bnpx brand\b/.test(line))
  .map((line) => line.replace(/^\s*(?:- )?(?:run: )?/, '').replace(/\$\{\{ [\w.]+ \}\}/g, '7'));

/** The arguments of `npx brand`, as a shell takes the line apart. */
const argumentsOf = (command: string): string[] =>
  execFileSync('bash', ['-c', `${shell}\n${command}`], { encoding: 'utf8' })
    .split('\0')
    .slice(1, -1);

/** @returns the words of the refusal, or null where the command would start. */
async function refusal(args: string[]): Promise<string | null> {
  const silent = { write: () => true };
  const flags = { env: {}, json: true, quiet: true, color: false };
  const program = createProgram(createReport({ stdout: silent, stderr: silent, ...flags }));
  const begun = new Error('begun');
  program.hook('preAction', () => {
    throw begun;
  });
  const error = await program.parseAsync(args, { from: 'user' }).catch((thrown) => thrown);
  return error === begun ? null : String(error?.message ?? 'no command');
}

it('gives the command only what it takes', async () => {
  const given = commands.map(argumentsOf);
  expect(given.map(([name]) => name)).toEqual(['check', 'matrix', 'build', 'build', 'test']);
  expect(given[3]).toEqual(
    expect.arrayContaining(['acme', 'beta', '--cache-from', 's3://images/of ours']),
  );
  expect(await Promise.all(given.map(refusal))).toEqual(given.map(() => null));
  expect(await refusal(['test', 'acme', '--result', 'x'])).toContain('--result');
});

it('runs scripts that are there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = (pattern: RegExp) =>
    lines.flatMap((line) => [...line.matchAll(pattern)].map((match) => match[1] ?? ''));
  const files = named(/\b(?:node|bash) ((?:scripts|\.ci)\/[\w.-]+)/g);
  expect(files).toContain('scripts/testSummary.mjs');
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(named(/\bnpm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
});

it('installs for the browser the version of Playwright that drives it', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const versions = lines.flatMap((line) => line.match(/playwright@(\S+)/)?.[1] ?? []);
  expect(new Set(versions)).toEqual(new Set([devDependencies.playwright]));
});
