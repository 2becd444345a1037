import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeNew } from '../../scripts/new.mjs';
import { root } from '../support/brandCommand.ts';

const sources = [
  ...['app', 'brands', 'cli', 'sandbox', 'scripts', 'tests'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'],
  ...['biome.json', 'knip.json', 'vite.config.ts', 'drizzle.config.ts'],
  ...['.gitignore', '.github', 'README.md'],
];
/** Milliseconds: each test runs several commands of the project to their end. */
const timeout = 600_000;
let tree: string;
let written: string[];

/** Runs a command of the tree to its end. @returns what it said where it failed; empty where all is well */
function failureOf(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: tree, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

const bin = (name: string): string => join(tree, 'node_modules/.bin', name);

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'new-'));
  for (const name of sources) cpSync(join(root, name), join(tree, name), { recursive: true });
  // Tests find what they run with inside the project only: links take no room where both are on one disk.
  const packages = [join(root, 'node_modules'), join(tree, 'node_modules')];
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) {
    rmSync(join(tree, 'node_modules'), { recursive: true, force: true });
    spawnSync('cp', ['-a', ...packages]);
  }
  written = [
    'feature nearby --tab around',
    'feature contacts-upload',
    'screen contacts/groupInfo',
    'screen nearby/places',
    'call video/rateVideo',
    'call notice/pin',
    'kind poll',
    'slot groups/members.row',
    'slot contacts/members.row',
  ].flatMap((args) => {
    const { created, changed } = makeNew(tree, args.split(' '));
    return [...created, ...changed];
  });
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

it('leaves types, format and lint in order, and no code that nothing uses', { timeout }, () => {
  expect(failureOf(bin('tsc'), '-b')).toBe('');
  expect(failureOf(bin('biome'), 'check', '--error-on-warnings', '.')).toBe('');
  expect(failureOf(bin('knip'), '--no-progress')).toBe('');
});

it('passes its first tests, its cases, and the tests of what it changed', { timeout }, () => {
  const first = written.filter((path) => path.includes('.test.'));
  const touched = [
    ...['app/brand', 'app/contract', 'app/shell/tabs', 'app/base/chat/kinds/messageKinds.test.tsx'],
    ...['cli/assets/shortcut.test.ts', 'cli/stamp/shortcuts.test.ts', 'scripts/affected.test.ts'],
    ...['tests/architecture/features.test.ts', 'tests/contract/contract.test.ts'],
  ];
  expect(failureOf(bin('vitest'), 'run', ...first, ...touched)).toBe('');
});

it('is in the site of a brand that has it', { timeout }, () => {
  const out = join(tree, 'sites');
  expect(failureOf(process.execPath, 'cli/bin.js', 'build', 'clatter', '--out', out)).toBe('');
  expect(failureOf('grep', '-rq', 'pages/nearby/places', join(out, 'clatter/assets'))).toBe('');
});
