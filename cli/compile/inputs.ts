import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FeatureId, featureIds } from '../../app/brand/features.ts';
import { sha256 } from '../files/hash.ts';
import { listFiles } from '../files/walk.ts';

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Hash over the contents of every source file under the given folders and files of the project. */
export function hashSources(root: string, paths: readonly string[]): string {
  const parts: string[] = [];
  for (const path of paths) {
    const full = join(root, path);
    const files = existsSync(full) && !/\.\w+$/.test(path) ? listFiles(full, isTest) : [''];
    for (const file of files) {
      const name = file ? `${path}/${file}` : path;
      const source = join(root, name);
      parts.push(name, existsSync(source) ? sha256(readFileSync(source)) : 'absent');
    }
  }
  return sha256(...parts);
}

/** Everything that decides the compile: the app, how it is compiled, and the versions it uses. */
export function compileKey(root: string): string {
  return sha256(
    'compile-1',
    process.versions.node.split('.')[0] as string,
    hashSources(root, ['app', 'cli/compile', 'cli/files', 'package-lock.json']),
  );
}

/** Everything in the tool that decides a stamped site, beside the compile and the brand. */
export function stampKey(root: string): string {
  return hashSources(root, ['cli', 'app/brand', 'app/lib', 'package-lock.json']);
}

/** Feature folders that have code, in vocabulary order. */
export function builtFeatures(root: string): FeatureId[] {
  const folder = join(root, 'app/features');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return featureIds.filter((id) => names.includes(id));
}
