import { join, resolve } from 'node:path';
import { Option } from 'commander';
import type { Context } from '../context.ts';
import { folderValue } from './folderValue.ts';

/** How the commands that start the local backend are told to. */
export type SandboxFlags = {
  data?: string;
  reset?: boolean;
  seed: boolean;
  /** False: without a backend. */
  sandbox?: boolean;
};

/** `--data`, `--reset` and `--no-seed`. */
export function sandboxOptions(): Option[] {
  return [
    new Option(
      '--data <dir>',
      "folder of the backend's data (default: one of its own in .cache/sandbox)",
    ).argParser(folderValue),
    new Option('--reset', 'remove the data an earlier run left'),
    new Option('--no-seed', 'make no demo people'),
  ];
}

/** For commands that serve something else besides. */
export function noSandboxOption(): Option {
  return new Option('--no-sandbox', 'serve no backend');
}

/**
 * @param name of the folder in `.cache/sandbox` that is used without `--data`: each kind of server has
 * one, so that two can run at a time.
 * @returns the absolute data folder.
 */
export function dataFolder(context: Context, data: string | undefined, name: string): string {
  return data === undefined ? join(context.cacheDir, 'sandbox', name) : resolve(context.cwd, data);
}
