import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { didYouMean } from '../../app/lib/didYouMean.ts';
import type { Problem } from '../problem.ts';
import { makeProblem, shownPath } from './makeProblem.ts';

const kindsLeftAlone = new Set(['.svg', '.png', '.md']);
const entriesRead = 500;
/** A folder of other things entirely is told once, not by a line for each. */
const warningsTold = 8;

/**
 * Files that nothing reads are worth a warning, since their names are often slips; links that leave
 * the folder are refused.
 * @param used paths inside the folder that the brand file names, and `brand.json`.
 */
export function strayFiles(
  folder: { id: string; dir: string },
  used: readonly string[],
  cwd: string,
): Problem[] {
  const problems: Problem[] = [];
  const unread: Problem[] = [];
  for (const { path, link } of entriesUnder(folder.dir)) {
    if (used.includes(path)) continue;
    const at = { brand: folder.id, file: shownPath(cwd, join(folder.dir, path)) };
    if (link && leaves(folder.dir, path)) {
      const message = `${path} is a link that leaves the brand folder.`;
      problems.push(makeProblem('link-outside', at, message, 'Put the file itself here.'));
    } else if (!kindsLeftAlone.has(extname(path).toLowerCase()) && !/^readme/i.test(path)) {
      const meant = didYouMean(path, used);
      const fix = meant ? `Did you mean ${meant}? Rename it or remove it.` : 'Remove it.';
      unread.push(makeProblem('file-unused', at, `Nothing reads ${path}.`, fix, 'warning'));
    }
  }
  return [
    ...problems,
    ...shortened(unread, { brand: folder.id, file: shownPath(cwd, folder.dir) }),
  ];
}

function shortened(unread: Problem[], at: { brand: string; file: string }): Problem[] {
  const more = unread.length - warningsTold;
  if (more <= 1) return unread;
  const message = `Nothing reads ${more} other files of this folder.`;
  const fix = 'Keep only brand.json and artwork here.';
  return [
    ...unread.slice(0, warningsTold),
    makeProblem('file-unused', at, message, fix, 'warning'),
  ];
}

function leaves(dir: string, path: string): boolean {
  try {
    return !realpathSync(join(dir, path)).startsWith(realpathSync(dir) + sep);
  } catch {
    // A link to nothing leads nowhere good either.
    return true;
  }
}

function entriesUnder(dir: string): { path: string; link: boolean }[] {
  const found: { path: string; link: boolean }[] = [];
  const visit = (prefix: string): void => {
    for (const entry of readFolder(join(dir, prefix))) {
      if (entry.name.startsWith('.') || found.length >= entriesRead) continue;
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else found.push({ path, link: entry.isSymbolicLink() });
    }
  };
  visit('');
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readFolder(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    // What cannot be listed cannot be named; brand.json and artwork report their own trouble.
    return [];
  }
}
