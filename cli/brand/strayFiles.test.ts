import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { strayFiles } from './strayFiles.ts';

function messages(files: readonly string[], prepare: (dir: string) => void = () => undefined) {
  const dir = mkdtempSync(join(tmpdir(), 'stray-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), '');
  }
  prepare(dir);
  const used = ['brand.json', 'icon.svg'];
  return strayFiles({ id: 'acme', dir }, used, dir).map(
    ({ severity, message, fix }) => `${severity}: ${message} ${fix}`,
  );
}

it('passes over what is used, artwork, notes and hidden files', () => {
  expect(
    messages(['brand.json', 'icon.svg', 'old/logo.PNG', 'NOTES.md', 'readme', '.DS_Store']),
  ).toEqual([]);
});

it('guesses at slips', () => {
  expect(messages(['brand.jsn'])).toEqual([
    'warning: Nothing reads brand.jsn. Did you mean brand.json? Rename it or remove it.',
  ]);
});

it('tells a folder of other things in a few lines, and every link that leaves', () => {
  const many = Array.from({ length: 30 }, (_, index) => `z/${String(index).padStart(2, '0')}.txt`);
  const told = messages(many, (dir) => symlinkSync('/etc/hostname', join(dir, 'zz')));
  expect(told).toHaveLength(10);
  expect(told[0]).toMatch(/^error: zz is a link that leaves/);
  expect(told.at(-1)).toBe(
    'warning: Nothing reads 22 other files of this folder. Keep only brand.json and artwork here.',
  );
});
