import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDataFolder } from './dataFolder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

async function use(reset = false): Promise<void> {
  await (await openDataFolder(folder, reset)).close();
}

describe('openDataFolder', () => {
  it('makes a folder that does not exist', async () => {
    rmSync(folder, { recursive: true });
    await use();
    expect(readdirSync(folder)).toContain('brand-sandbox');
  });

  it('leaves a folder with other files alone, also when asked to reset', async () => {
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    for (const reset of [false, true]) {
      await expect(use(reset)).rejects.toMatchObject({ code: 'dataFolderForeign' });
    }
    expect(readdirSync(folder)).toEqual(['thesis.txt']);
  });

  it('resets what a sandbox made, and nothing else', async () => {
    await use();
    mkdirSync(join(folder, 'media'));
    for (const name of ['sandbox.db', 'sandbox.db-wal', 'secret', 'media/a.webp', 'notes.txt']) {
      writeFileSync(join(folder, name), '');
    }
    await use(true);
    expect(readdirSync(folder).sort()).toEqual(['brand-sandbox', 'lock.db', 'notes.txt']);
  });

  it('keeps a second sandbox out until the first has closed', async () => {
    const first = await openDataFolder(folder, false);
    await expect(use(true)).rejects.toMatchObject({ code: 'dataFolderBusy' });
    await first.close();
    await use();
  });

  it('removes uploads that were never finished', async () => {
    await use();
    mkdirSync(join(folder, 'media'));
    writeFileSync(join(folder, 'media/.0123456789abcdef.part'), 'half');
    writeFileSync(join(folder, 'media/.keep'), '');
    await use();
    expect(readdirSync(join(folder, 'media'))).toEqual(['.keep']);
  });

  it('says what is wrong where a file stands in its place', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const error = await openDataFolder(file, false).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'dataFolder' });
    expect(error.message).toContain(file);
  });
});
