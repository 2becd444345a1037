// What the long run consists of, which part of it a shard makes, and what need not be made again.
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, hashOf } from './knownFiles.mjs';
import { readLines } from './runners.mjs';
import { root } from './setup.mjs';

/**
 * @typedef {{index: number, count: number}} Shard `index` begins with 1
 * @typedef {{unit: string, tests: number}} Passed a test file or browser test, and how many tests it holds
 */

/** @param {string} text such as `2/8` @returns {Shard | null} null where it is none */
export function parseShard(text) {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index === undefined || count === undefined) return null;
  return index >= 1 && index <= count ? { index, count } : null;
}

/**
 * Every unit is in one shard, whichever has passed already, so that shards are the same after a cut.
 * @param {readonly string[]} units @param {Shard} shard
 */
export function shardOf(units, { index, count }) {
  return units.toSorted().filter((_, at) => at % count === index - 1);
}

/**
 * Opens the file that keeps the units which have passed: one for each state of the project's files and each seed.
 * @param {string} state of `stateOfFiles`
 * @param {{seed: string, isFresh: boolean, folder?: string}} options `isFresh` forgets what has passed before
 * @returns {string} its path
 */
export function openPassed(state, { seed, isFresh, folder = join(root, '.cache/deep') }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${state}-${seed}.jsonl`);
  if (isFresh) rmSync(file, { force: true });
  // A run that was cut may have left half a line, which what comes now must not be added to.
  appendFileSync(file, '\n');
  return file;
}

/** @param {string} file of `openPassed` @returns {Map<string, number>} tests by unit */
export function readPassed(file) {
  const lines = readLines(file).flatMap((line) => {
    if ('unit' in line) return [line];
    return line.kind === 'test' && line.status === 'passed' ? [{ unit: line.id, tests: 1 }] : [];
  });
  return new Map(lines.map(({ unit, tests }) => [unit, tests]));
}

/** @param {string} [folder] a checkout @returns {string} a hash of every file in it that git does not ignore */
export function stateOfFiles(folder = root) {
  return hashOf(JSON.stringify(hashFiles(folder)));
}
