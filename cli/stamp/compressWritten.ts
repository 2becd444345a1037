import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressText } from '../files/compressText.ts';
import { sha256 } from '../files/hash.ts';
import type { ReleaseRecord } from './release.ts';

/** Text written for one brand; compressed at a quality that costs milliseconds. */
const compressible = ['index.html', 'manifest.webmanifest', 'sw.js'];
const brotliQuality = 9;

/** Adds `.gz` and `.br` beside the brand's own text files and lists them. @returns gzip size of the page in bytes. */
export async function compressWritten(
  folder: string,
  files: ReleaseRecord['files'],
): Promise<number> {
  await Promise.all(
    compressible.map(async (path) => {
      const { gzip, brotli } = await compressText(readFileSync(join(folder, path)), brotliQuality);
      for (const [name, content] of [
        [`${path}.gz`, gzip],
        [`${path}.br`, brotli],
      ] as const) {
        writeFileSync(join(folder, name), content);
        files[name] = { bytes: content.byteLength, sha256: sha256(content) };
      }
    }),
  );
  return files['index.html.gz']?.bytes ?? 0;
}
