import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles, hashFiles, readKnown, writeKnown } from './knownFiles.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'known-'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  write('.gitignore', '.cache\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const changed = (check: string) => changedFiles(readKnown(check, folder), hashFiles(folder));

it('knows nothing of a check that has not passed', () => {
  writeKnown('another check', hashFiles(folder), folder);
  expect(changed('a check')).toBeNull();
});

it('names what was made, changed or removed since a check passed', () => {
  for (const name of ['kept', 'other', 'gone', 'Ä b']) write(name, name);
  writeKnown('a check', hashFiles(folder), folder);
  expect(changed('a check')).toEqual([]);
  write('kept', 'kept');
  write('other', 'text');
  write('Ä b', '');
  write('new', 'new');
  rmSync(join(folder, 'gone'));
  expect(changed('a check')?.sort()).toEqual(['gone', 'new', 'other', 'Ä b'].sort());
});

it('leaves out what git ignores, and files removed that git still knows', () => {
  write('a', 'a');
  execFileSync('git', ['add', '.'], { cwd: folder });
  rmSync(join(folder, 'a'));
  expect(Object.keys(hashFiles(folder))).toEqual(['.gitignore']);
});
