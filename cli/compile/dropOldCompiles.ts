import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const kept = 4;
const oneDay = 86_400_000;

/**
 * Removes compiles of former sources, so that the cache does not grow with every edit. The newest
 * stay for switching between branches, and those of the last day for builds that still read them.
 * @param current the compile just made.
 */
export function dropOldCompiles(current: string, now = Date.now()): void {
  const parent = dirname(current);
  const others = readdirSync(parent)
    .filter((name) => !name.startsWith('.') && name !== basename(current))
    .map((name) => join(parent, name))
    .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now }))
    .sort((a, b) => b.at - a.at);
  for (const { path, at } of others.slice(kept - 1)) {
    if (now - at > oneDay) rmSync(path, { recursive: true, force: true });
  }
}
