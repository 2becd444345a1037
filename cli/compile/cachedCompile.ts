import { join } from 'node:path';
import { compileKey } from './inputs.ts';
import { type Compile, readCompile } from './output.ts';

/** Where the compile of the present sources belongs, whether it is there or not. */
export function compileFolder(root: string, cacheDir: string): string {
  return join(cacheDir, 'compile', compileKey(root).slice(0, 24));
}

/** @returns the compile made before from the same inputs, or null. Loads nothing that compiles. */
export function cachedCompile(root: string, cacheDir: string): Compile | null {
  return readCompile(compileFolder(root, cacheDir));
}
