import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

function versionOf(name: string): string {
  for (let folder = dirname(require.resolve(name)); ; folder = dirname(folder)) {
    try {
      const found = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        unknown
      >;
      if (found['name'] === name) return String(found['version']);
    } catch {
      // No package.json at this level; the package's own is further up.
    }
    if (folder === dirname(folder)) return 'unknown';
  }
}

let known: string | null = null;

/** Versions of the programs that draw, and the platform, whose compilers may round differently. */
export function engineVersion(): string {
  known ??=
    ['sharp', 'svgo', 'fontkitten'].map((name) => `${name}@${versionOf(name)}`).join() +
    process.arch;
  return known;
}
