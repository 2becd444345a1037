import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildResult } from '../../../cli/build/result.ts';
import { brand, root } from '../../support/brandCommand.ts';
import { folderHashes } from '../../support/folderHashes.ts';
import { temporaryFolder } from './brandFolders.ts';

/** Builds on a machine that has the compile and no image. */
export async function onNewMachine(folder: string, place: string, env: NodeJS.ProcessEnv = {}) {
  const cache = temporaryFolder();
  const out = temporaryFolder();
  mkdirSync(join(root, '.cache/compile'), { recursive: true });
  symlinkSync(join(root, '.cache/compile'), join(cache, 'compile'));
  const args = ['build', '--brands', folder, '--out', join(out, 'dist'), '--cache-from', place];
  const ended = await brand([...args, '--json'], { env: { BRAND_CACHE_DIR: cache, ...env } });
  const result = JSON.parse(ended.stdout) as BuildResult;
  return { ...ended, result, site: folderHashes(join(out, 'dist')) };
}
