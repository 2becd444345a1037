import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dropOldCompiles } from './dropOldCompiles.ts';

it('keeps the newest, everything of the last day, and drafts', () => {
  const parent = mkdtempSync(join(tmpdir(), 'compiles-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const hour = 3600;
  const now = 1_000 * hour;
  const ages = { current: 900, a: 1, b: 2, c: 3, d: 20, e: 30, f: 300, '.new-x': 500 };
  for (const [name, hours] of Object.entries(ages)) {
    mkdirSync(join(parent, name));
    utimesSync(join(parent, name), now - hours * hour, now - hours * hour);
  }
  dropOldCompiles(join(parent, 'current'), now * 1000);
  expect(readdirSync(parent).sort()).toEqual(['.new-x', 'a', 'b', 'c', 'current', 'd']);
});
