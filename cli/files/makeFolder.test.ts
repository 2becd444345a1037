import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from './makeFolder.ts';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'make-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('makeFolder', () => {
  it('makes parents, and takes what is there', () => {
    const path = join(temporary(), 'a/b/c');
    makeFolder(path);
    makeFolder(path);
    expect(statSync(path).isDirectory()).toBe(true);
  });

  it('throws where a file or a link to nothing stands in the way', () => {
    const folder = temporary();
    writeFileSync(join(folder, 'file'), '');
    symlinkSync(join(folder, 'gone'), join(folder, 'link'));
    expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST');
    expect(() => makeFolder(join(folder, 'file/deeper'))).toThrow(/EEXIST|ENOTDIR/);
    expect(() => makeFolder(join(folder, 'link'))).toThrow('EEXIST');
  });
});
