import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files of a folder that a newcomer still takes in without a map. */
const mostWithoutMap = 15;

const files = ['app', 'cli', 'sandbox'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    join(folder, path).replaceAll('\\', '/'),
  ),
);
const maps = files.filter((path) => path.endsWith('/README.md'));

/** Folders with more source files directly in them than go without a map. */
function largeFolders(): string[] {
  const counts = new Map<string, number>();
  for (const path of files) {
    if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > mostWithoutMap).map(([folder]) => folder);
}

/** Source files and other maps that a map names in backticks, such as `name.ts` or `folder/name.ts`. */
function namedIn(map: string): string[] {
  const text = readFileSync(join(root, map), 'utf8');
  return [...text.matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|md))`/g)].map((match) => match[1] ?? '');
}

/** Whether there is such a file in or below a folder, or from the project's root. */
function isThere(name: string, folder: string): boolean {
  const isBelow = files.some((path) => path.startsWith(`${folder}/`) && path.endsWith(`/${name}`));
  return isBelow || existsSync(join(root, name));
}

describe('README.md', () => {
  it('stands in every folder of many files', () => {
    const folders = largeFolders();
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((folder) => !maps.includes(`${folder}/README.md`))).toEqual([]);
  });

  it.each(maps)('%s names files that are there', (map) => {
    expect(namedIn(map).filter((name) => !isThere(name, dirname(map)))).toEqual([]);
  });

  it('names files with their endings, so that they can be looked for', () => {
    expect(maps.flatMap(namedIn).length).toBeGreaterThan(100);
  });
});
