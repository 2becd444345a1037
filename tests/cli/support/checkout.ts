import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../support/brandCommand.ts';
import { temporaryFolder } from './brandFolders.ts';

/** A checkout of its own, with the packages of this one. */
export function checkout(): string {
  const folder = temporaryFolder();
  for (const path of [
    'cli',
    'app/brand',
    'app/contract',
    'app/lib',
    'app/version.json',
    'sandbox',
    'package-lock.json',
  ]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'brands'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export const start = (folder: string, ...args: string[]) =>
  run(process.execPath, [join(folder, 'cli/bin.js'), ...args], { cwd: folder });

export const bundles = (folder: string) =>
  readdirSync(join(folder, '.cache/cli')).filter((name) => /^[0-9a-f]{16}$/.test(name));
