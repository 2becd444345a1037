import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
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

/** @param what is done so many at a time. */
export function jobsOption(what = 'brands made at the same time'): Option {
  return new Option('--jobs <n>', what)
    .argParser(wholeNumber(1, 64))
    .default(availableParallelism(), 'one per core');
}

/** @param usual taken where none is asked for. */
export function portOption(usual = 4173, what = 'port to serve on'): Option {
  return new Option('--port <n>', what).argParser(wholeNumber(0, 65535)).default(usual);
}

/** `--cache-from`: machines share the images they draw. */
export const cacheFromOption = (): Option =>
  new Option(
    '--cache-from <target>',
    'share drawn images with other machines: a folder, s3://bucket/prefix, or a target of deploy.json',
  ).argParser(placeValue);

/** An empty text, as of an unset variable, would mean the default target. */
function placeValue(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It must name a folder, a bucket or a target.');
}
