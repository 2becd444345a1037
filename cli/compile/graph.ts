import type { Chunk } from './output.ts';

/** One entry of Vite's manifest (vite.dev/guide/backend-integration), as far as it is used here. */
export type ManifestChunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};

/** Turns Vite's manifest, keyed by source, into a graph keyed by emitted file. */
export function chunkGraph(manifest: Record<string, ManifestChunk>): Record<string, Chunk> {
  const fileOf = (key: string): string => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The compile's manifest names ${key}, which it does not contain.`);
    return chunk.file;
  };
  const graph: Record<string, Chunk> = {};
  for (const chunk of Object.values(manifest)) {
    if (!chunk.file.endsWith('.js')) continue;
    graph[chunk.file] = {
      imports: (chunk.imports ?? []).map(fileOf).sort(),
      dynamicImports: (chunk.dynamicImports ?? []).map(fileOf).sort(),
      css: chunk.css ?? [],
      assets: chunk.assets ?? [],
    };
  }
  return Object.fromEntries(Object.entries(graph).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @returns the emitted file of an input, by the input's path relative to the root. */
export function entryFile(manifest: Record<string, ManifestChunk>, source: string): string {
  const chunk = manifest[source];
  if (!chunk?.isEntry) throw new Error(`The compile made no entry for ${source}.`);
  return chunk.file;
}

/** @returns the file of one bundle by the file of another, for every module that both import on demand. */
export function twinChunks(
  from: Record<string, ManifestChunk>,
  to: Record<string, ManifestChunk>,
): Record<string, string> {
  const twins: Record<string, string> = {};
  for (const [source, { file, isDynamicEntry }] of Object.entries(from)) {
    const twin = to[source];
    if (isDynamicEntry && twin?.isDynamicEntry) twins[file] = twin.file;
  }
  return Object.fromEntries(Object.entries(twins).sort(([a], [b]) => (a < b ? -1 : 1)));
}
