import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFolders } from './watchFolders.ts';

let folder: string;
let file: string;
let stop: (() => Promise<void>) | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  file = join(folder, 'brand.json');
  writeFileSync(file, 'before');
});

afterEach(async () => {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
});

it('tells a change made as soon as it watches', async () => {
  const told = new Promise<void>((resolve) => {
    watchFolders([folder], resolve).then((stopper) => {
      stop = stopper;
      writeFileSync(file, 'after');
    });
  });
  await told;
});

it('tells a change made while the last one is being answered', async () => {
  const read: string[] = [];
  await new Promise<void>((resolve) => {
    const onChange = (): void => {
      read.push(readFileSync(file, 'utf8'));
      if (read.length === 1) writeFileSync(file, 'second');
      else resolve();
    };
    watchFolders([folder], onChange).then((stopper) => {
      stop = stopper;
      writeFileSync(file, 'first');
    });
  });
  expect(read).toEqual(['first', 'second']);
});
