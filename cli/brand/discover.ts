import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brandIdPattern } from '../../app/brand/schema.ts';
import { didYouMean } from '../../app/lib/didYouMean.ts';
import { BrandError, systemCode } from '../errors.ts';
import type { Problem } from '../problem.ts';
import { makeProblem, shownPath } from './makeProblem.ts';

export type BrandFolder = { id: string; dir: string };

/**
 * The brand folders under `brandsDir`, sorted. Files and folders that start with a dot are not brands.
 * @throws BrandError (2) where the folder does not exist, (4) where it cannot be read.
 */
export function discoverBrands(
  brandsDir: string,
  cwd: string,
): { folders: BrandFolder[]; problems: Problem[] } {
  const folders: BrandFolder[] = [];
  const problems: Problem[] = [];
  for (const entry of readEntries(brandsDir, cwd)) {
    const dir = join(brandsDir, entry.name);
    const at = { brand: entry.name, file: shownPath(cwd, dir) };
    if (entry.isSymbolicLink()) {
      problems.push(
        makeProblem(
          'folder-link',
          at,
          'The brand folder is a link.',
          'Put the folder itself here; a brand is one folder.',
        ),
      );
    } else if (entry.isDirectory() && brandIdPattern.test(entry.name)) {
      folders.push({ id: entry.name, dir });
    } else if (entry.isDirectory()) {
      problems.push(badName(entry.name, at));
    }
  }
  return { folders, problems };
}

function badName(name: string, at: { brand: string; file: string }): Problem {
  const idea = idFrom(name);
  const example = idea === '' ? '' : ` For example ${idea}.`;
  return makeProblem(
    'folder-name',
    at,
    `The folder name ${JSON.stringify(name)} is not a brand id.`,
    `Rename it: a letter, then 1 to 30 letters, digits or "-", all lower case.${example}`,
  );
}

/** @returns the nearest valid brand id, or an empty text. */
export function idFrom(text: string): string {
  const id = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 31);
  return brandIdPattern.test(id) ? id : '';
}

function readEntries(brandsDir: string, cwd: string): Dirent[] {
  try {
    const entries = readdirSync(brandsDir, { withFileTypes: true });
    return entries
      .filter(({ name }) => !name.startsWith('.'))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (cause) {
    const shown = shownPath(cwd, brandsDir);
    const code = systemCode(cause);
    const missing = code === 'ENOENT' || code === 'ENOTDIR';
    throw new BrandError({
      code: missing ? 'brands-folder-missing' : 'brands-folder-unreadable',
      message: missing
        ? `${code === 'ENOENT' ? 'There is no folder' : 'This is not a folder:'} ${shown}.`
        : `${shown} cannot be read (${code}).`,
      fix: missing
        ? 'Correct --brands, or make the first brand with `brand new <id>`.'
        : 'Give this user access to it.',
      exitCode: missing ? 2 : 4,
      cause,
    });
  }
}

/**
 * @returns the folders asked for, each once, in the order of `folders`; all when none is asked for.
 * @throws BrandError (2) naming every unknown id.
 */
export function chooseFolders<T extends { id: string }>(
  folders: readonly T[],
  ids: readonly string[],
  known: readonly string[],
): T[] {
  if (ids.length === 0) return [...folders];
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw unknownBrands(unknown, known);
  return folders.filter(({ id }) => ids.includes(id));
}

function unknownBrands(unknown: readonly string[], known: readonly string[]): BrandError {
  const named = unknown.map((id) => JSON.stringify(id)).join(', ');
  const meant = unknown.map((id) => didYouMean(id, known)).filter((id) => id !== null);
  const list = known.length > 0 ? `Brands: ${known.slice(0, 20).join(', ')}.` : 'No brand exists.';
  return new BrandError({
    code: 'brand-unknown',
    message: unknown.length === 1 ? `There is no brand ${named}.` : `There are no brands ${named}.`,
    fix: meant.length > 0 ? `Did you mean ${[...new Set(meant)].join(', ')}?` : list,
    exitCode: 2,
  });
}
