import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './brandCommand.ts';

const sources = [
  'app',
  'cli',
  'sandbox',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];

/** @returns a folder of its own that holds what compiles and builds, and nothing that was built. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const name of sources) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
