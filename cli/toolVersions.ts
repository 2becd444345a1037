import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

let known: Record<string, string> | undefined;

/** Versions of what decides the bytes of a site, for `release.json`. */
export function toolVersions(): Record<string, string> {
  known ??= { node: process.versions.node, vite: versionOf('vite'), sharp: versionOf('sharp') };
  return known;
}

function versionOf(name: string): string {
  for (let folder = dirname(require.resolve(name)); ; folder = dirname(folder)) {
    try {
      const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const { name: found, version } = manifest as { name?: string; version?: string };
      if (found === name && version) return version;
    } catch {
      // Not the package's own folder yet.
    }
    if (folder === dirname(folder))
      throw new Error(`The installed package ${name} has no version.`);
  }
}
