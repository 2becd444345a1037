import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

export type Compressed = { gzip: Buffer; brotli: Buffer };

/** Gzip at 9 and brotli at the given quality (11 for files compressed once, lower for per-brand files). */
export async function compressText(
  content: Uint8Array,
  brotliQuality: number,
): Promise<Compressed> {
  const [gzipped, brotlied] = await Promise.all([
    gzipAsync(content, { level: 9 }),
    brotliAsync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        // A window no larger than the file: the default one costs megabytes to set up and free.
        [constants.BROTLI_PARAM_LGWIN]: windowFor(content.byteLength),
      },
    }),
  ]);
  return { gzip: gzipped, brotli: brotlied };
}

/** Smallest brotli window, as a power of two, that holds the whole file. */
function windowFor(bytes: number): number {
  return Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes + 16))));
}
