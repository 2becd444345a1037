import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressText } from '../files/compressText.ts';
import { sha256 } from '../files/hash.ts';
import { budgets } from '../verify/budgets.data.ts';
import type { ReleaseRecord } from './release.ts';

/** Text written for one brand; compressed at a quality that costs milliseconds. */
const compressible = ['index.html', 'manifest.webmanifest', 'sw.js'];
/** The next one takes four times as long, for 0.1 % less of the page. */
const brotliQuality = 8;
/** Takes twenty times as long, for a page of many languages. */
const bestQuality = 11;

/** Adds `.gz` and `.br` beside the brand's own text files and lists them. @returns gzip size of the page in bytes. */
export async function compressWritten(
  folder: string,
  files: ReleaseRecord['files'],
): Promise<number> {
  await Promise.all(
    compressible.map(async (path) => {
      const content = readFileSync(join(folder, path));
      let { gzip, brotli } = await compressText(content, brotliQuality);
      if (path === 'index.html' && brotli.byteLength > budgets.page) {
        ({ gzip, brotli } = await compressText(content, bestQuality));
      }
      for (const [name, compressed] of [
        [`${path}.gz`, gzip],
        [`${path}.br`, brotli],
      ] as const) {
        writeFileSync(join(folder, name), compressed);
        files[name] = { bytes: compressed.byteLength, sha256: sha256(compressed) };
      }
    }),
  );
  return files['index.html.gz']?.bytes ?? 0;
}
