import { crc32 } from 'node:zlib';

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

export type PngHeader = { width: number; height: number; animated: boolean };

/** @returns true when the bytes start like a PNG. */
export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(signature);
}

/**
 * Walks the chunks of a PNG without decoding a pixel.
 * @returns its size, or what is wrong with it as the end of a sentence ("… ends too early").
 */
export function readPngHeader(bytes: Buffer): PngHeader | { problem: string } {
  if (!isPng(bytes)) return { problem: 'is not a PNG' };
  let at = 8;
  let header: PngHeader | null = null;
  let data = false;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length) return { problem: 'ends too early' };
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) {
      return { problem: `is damaged in its ${/^\w{4}$/.test(type) ? type : 'data'} part` };
    }
    if (!header) {
      if (type !== 'IHDR' || length !== 13) return { problem: 'has no header' };
      header = {
        width: bytes.readUInt32BE(at + 8),
        height: bytes.readUInt32BE(at + 12),
        animated: false,
      };
      if (header.width === 0 || header.height === 0) return { problem: 'has no size' };
    }
    if (type === 'acTL') header.animated = true;
    if (type === 'IDAT') data = true;
    if (type === 'IEND') return data ? header : { problem: 'holds no picture' };
    at = end;
  }
  return { problem: 'ends too early' };
}
