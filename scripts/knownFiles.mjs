// Which files a check found right, so that it need not look at them again.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** @typedef {Record<string, string>} Hashes hash of what is in a file, by its path from the project's folder */

/** @param {string} [folder] a checkout @returns {Hashes} of every file in it that git does not ignore, in order */
export function hashFiles(folder = root) {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const paths = [...new Set(listed.split('\0'))].filter(
    (path) => path !== '' && existsSync(join(folder, path)),
  );
  return Object.fromEntries(
    paths.toSorted().map((path) => [path, hashOf(readFileSync(join(folder, path)))]),
  );
}

/** @param {string | Buffer} content */
export function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/**
 * @param {Hashes | null} known @param {Hashes} now
 * @returns {string[] | null} paths of files that were made, changed or removed since; null where nothing is known
 */
export function changedFiles(known, now) {
  if (!known) return null;
  const paths = new Set([...Object.keys(known), ...Object.keys(now)]);
  return [...paths].filter((path) => known[path] !== now[path]);
}

/** @param {string} check @returns {Hashes | null} the files it found right the last time */
export function readKnown(check, folder = root) {
  const file = knownFile(check, folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** @param {string} check @param {Hashes} hashes of the files before it looked */
export function writeKnown(check, hashes, folder = root) {
  mkdirSync(join(folder, '.cache/checks'), { recursive: true });
  writeFileSync(knownFile(check, folder), JSON.stringify(hashes));
}

function knownFile(check, folder) {
  return join(folder, '.cache/checks', `${check.replaceAll(' ', '-')}.json`);
}
