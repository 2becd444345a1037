import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot as root } from '../testing/openTestSandbox.ts';

const kit = join(root, 'node_modules/drizzle-kit/bin.cjs');
const written = join(root, 'sandbox/migrations');

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'sandbox-migrations-'));
  cpSync(written, copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** Runs the generator on the copy; it takes a folder below where it runs, or relative to that. */
function run(command: string, ...more: string[]): string {
  const options = ['--dialect=sqlite', `--out=${relative(root, copy)}`, ...more];
  return execFileSync(process.execPath, [kit, command, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
}

const files = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('the migrations', () => {
  // Where this fails: `npm run db:generate -- --name what_it_adds`.
  it('are all that the schema asks for', () => {
    expect(run('generate', '--schema=./sandbox/database/schema.ts')).toContain('No schema changes');
    expect(files(copy)).toEqual(files(written));
  });

  it('follow each other without a gap', () => {
    expect(run('check')).toContain("Everything's fine");
    const names = files(written).filter((name) => name.endsWith('.sql'));
    const numbers = names.map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(names.map((_, index) => index));
    // A migration that was written before the one in front of it would not be run.
    const { entries } = JSON.parse(readFileSync(join(written, 'meta/_journal.json'), 'utf8'));
    const times: number[] = entries.map(({ when }: { when: number }) => when);
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
    expect(times).toHaveLength(names.length);
  });
});
