import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureId } from '../../app/brand/features.ts';

/** A file of the compile, shared by every brand that needs it. */
export type SharedFile = FileFacts & {
  /** Value for the `integrity` attribute. */
  integrity: string;
  /** The compressed variants beside it; small files have none. */
  gzip?: FileFacts;
  brotli?: FileFacts;
};

export type FileFacts = { bytes: number; sha256: string };

export type Chunk = {
  /** Files imported statically; loaded together with this one. */
  imports: string[];
  /** Files imported on demand. */
  dynamicImports: string[];
  css: string[];
  assets: string[];
};

/** `compile.json`: what one compile of the app made, without any brand in it. */
export type CompileOutput = {
  format: 3;
  /** Hash of every file made; the same wherever the same sources are compiled. */
  hash: string;
  version: string;
  minimumVersion: string;
  entry: string;
  /** Entry file of each feature that has code. */
  features: Partial<Record<FeatureId, string>>;
  /** Chunk graph of the JavaScript files. */
  chunks: Record<string, Chunk>;
  /** The same module in the browser, by the name of its chunk in the server's bundle: those imported on demand. */
  twins: Record<string, string>;
  /** Locale, then namespace, then file. */
  locales: Record<string, Record<string, string>>;
  /** Files of the site by path without leading slash, without their compressed variants. */
  files: Record<string, SharedFile>;
  /** Inline script that runs before the first paint. */
  preboot: string;
  /** Inline script at the end of the body, which puts the right frame on the screen. */
  painter: string;
};

/** A compile on disk: `files/` is shared with brands, `server/` and `sw.js` are used while stamping. */
export type Compile = CompileOutput & { folder: string };

/** @returns the compile in a folder, or null when there is none that is complete. */
export function readCompile(folder: string): Compile | null {
  try {
    const output = JSON.parse(readFileSync(join(folder, 'compile.json'), 'utf8')) as CompileOutput;
    return output.format === 3 ? { ...output, folder } : null;
  } catch {
    // Absent, cut off or unreadable: it is compiled anew, or asked for again.
    return null;
  }
}

export function sharedFilePath(compile: Compile, path: string): string {
  return join(compile.folder, 'files', path);
}

/** Every JavaScript, CSS and asset file that a page starting from these entries can ever ask for. */
export function reachableFiles(compile: CompileOutput, entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const chunk = compile.chunks[file];
    if (!chunk) continue;
    for (const name of [...chunk.css, ...chunk.assets]) seen.add(name);
    queue.push(...chunk.imports, ...chunk.dynamicImports);
  }
  return seen;
}

/** Files loaded together with the entries: themselves, their static imports and their CSS, in load order. */
export function staticFiles(
  compile: Pick<CompileOutput, 'chunks'>,
  entries: readonly string[],
): { js: string[]; css: string[] } {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (file: string): void => {
    if (js.has(file)) return;
    js.add(file);
    const chunk = compile.chunks[file];
    for (const imported of chunk?.imports ?? []) visit(imported);
    for (const sheet of chunk?.css ?? []) css.add(sheet);
  };
  for (const entry of entries) visit(entry);
  return { js: [...js], css: [...css] };
}

/**
 * Scripts that are there whenever a file is asked for: what each of those that ask for it has loaded
 * itself. Nothing for a file that is asked for by none.
 */
export function scriptsBefore(compile: Pick<CompileOutput, 'chunks'>, file: string): Set<string> {
  const askers = Object.keys(compile.chunks).filter((name) =>
    compile.chunks[name]?.dynamicImports.includes(file),
  );
  const [first = [], ...others] = askers.map((asker) => staticFiles(compile, [asker]).js);
  return new Set(first.filter((name) => others.every((loaded) => loaded.includes(name))));
}

/** What a page loads before anything is asked of it: the entry, and what it imports step by step. */
export function startFiles(compile: CompileOutput): string[] {
  return [compile.entry, ...(compile.chunks[compile.entry]?.dynamicImports ?? [])];
}

/** A shared file with its compressed variants, by path. */
export function sharedVariants(path: string, file: SharedFile): Record<string, FileFacts> {
  const { gzip, brotli } = file;
  return {
    [path]: file,
    ...(gzip && { [`${path}.gz`]: gzip }),
    ...(brotli && { [`${path}.br`]: brotli }),
  };
}

/** Bytes of these shared files together, as a host that compresses in this way sends them. */
export function sentBytes(
  { files }: Pick<CompileOutput, 'files'>,
  paths: Iterable<string>,
  encoding: 'gzip' | 'brotli',
): number {
  return [...paths].reduce((sum, path) => {
    const file = files[path];
    return sum + ((file?.[encoding] ?? file)?.bytes ?? 0);
  }, 0);
}
