import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Option } from 'commander';
import type { Context } from '../context.ts';
import { folderValue } from './folderValue.ts';
import { wholeNumber } from './wholeNumber.ts';

export function outOption(): Option {
  return new Option(
    '--out <dir>',
    'folder the sites are written to (default: dist/ of the repository)',
  ).argParser(folderValue);
}

/** @returns the absolute output folder. */
export function outFolder(context: Context, out: string | undefined): string {
  return out === undefined ? resolve(context.root, 'dist') : resolve(context.cwd, out);
}

export function jobsOption(): Option {
  return new Option('--jobs <n>', 'brands made at the same time')
    .argParser(wholeNumber(1, 64))
    .default(availableParallelism(), 'one per core');
}

/** @param usual taken where none is asked for. */
export function portOption(usual = 4173): Option {
  return new Option('--port <n>', 'port to serve on')
    .argParser(wholeNumber(0, 65535))
    .default(usual);
}
