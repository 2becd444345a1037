import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from './makeFolder.ts';

const temporaryName = /^\.(?:new|old)-(.+)-(\d+)-[0-9a-f]{8}$/;

/** Makes an empty folder beside `target`, so that it can be renamed into place. */
export function makeTemporaryBeside(target: string): string {
  const folder = join(dirname(target), temporaryNameFor('new', basename(target)));
  makeFolder(folder);
  return folder;
}

/** Another process may be replacing the same folder; each round one of the two gets through. */
const rounds = 20;

/**
 * Puts the finished folder in the place of `target`. A reader sees the old folder or the new one;
 * a failure puts the old one back.
 */
export function replaceFolder(finished: string, target: string): void {
  const old = join(dirname(target), temporaryNameFor('old', basename(target)));
  for (let round = 1; ; round += 1) {
    try {
      renameSync(finished, target);
      break;
    } catch (error) {
      if (!standsInTheWay(error) || round === rounds) {
        if (existsSync(old) && !existsSync(target)) renameSync(old, target);
        throw error;
      }
      moveAside(target, old);
    }
  }
  rmSync(old, { recursive: true, force: true });
}

/**
 * Puts the finished folder at `target`, unless a whole one is there that another process made of the same
 * inputs: that one stays, for files of it may be read or linked at this moment.
 */
export function placeUnlessWhole(
  finished: string,
  target: string,
  isWhole: (folder: string) => boolean,
): void {
  try {
    renameSync(finished, target);
  } catch (error) {
    if (!standsInTheWay(error)) throw error;
    if (isWhole(target)) rmSync(finished, { recursive: true, force: true });
    else replaceFolder(finished, target);
  }
}

function standsInTheWay(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(codeOf(error));
}

function moveAside(target: string, old: string): void {
  rmSync(old, { recursive: true, force: true });
  try {
    renameSync(target, old);
  } catch (error) {
    // Another process moved it first.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/**
 * Clears what killed builds left behind in a folder: unfinished outputs are removed, and an old
 * output whose replacement never arrived is put back. Folders of live processes are left alone.
 */
export function recoverFolder(parent: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const match = temporaryName.exec(name);
    if (!match || isAlive(Number(match[2]))) continue;
    const leftover = join(parent, name);
    const target = join(parent, match[1] as string);
    if (name.startsWith('.old-') && !existsSync(target)) renameSync(leftover, target);
    else rmSync(leftover, { recursive: true, force: true });
  }
}

function temporaryNameFor(kind: 'new' | 'old', name: string): string {
  return `.${kind}-${name}-${process.pid}-${randomBytes(4).toString('hex')}`;
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
