// Who imports whom at run time, by files of the project.
import { join } from 'node:path';
import { importsOf, listSources, roots, targetOf } from './layers.mjs';

/**
 * @param {string} root project folder
 * @returns {Map<string, string[]>} for each source file those that import it, lazily too; types alone do not count
 */
export function importersOf(root) {
  const importers = new Map();
  for (const file of roots.flatMap((folder) => listSources(root, folder))) {
    if (!importers.has(file)) importers.set(file, []);
    for (const { specifier, kind } of importsOf(join(root, file))) {
      if (kind === 'type' || !specifier.startsWith('.')) continue;
      const target = targetOf(root, file, specifier);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/**
 * @param {readonly string[]} files
 * @param {Map<string, string[]>} importers of `importersOf`
 * @returns {Set<string>} these files and all that import them, over however many others
 */
export function reachedFrom(files, importers) {
  const reached = new Set(files);
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
