import { crc32, deflateSync } from 'node:zlib';
import type { Palette } from './palette.ts';
import type { Pixels, Rgb } from './pixels.ts';
import { type Indexed, quantised } from './quantise.ts';
import { loadSharp } from './render.ts';

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** One PNG chunk with its length and checksum. */
export function pngChunk(type: string, body: Uint8Array): Buffer {
  const chunk = Buffer.alloc(body.length + 12);
  chunk.writeUInt32BE(body.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(body, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, body.length + 8)), body.length + 8);
  return chunk;
}

/** Bits per pixel that `colours` colours need. */
export function depthFor(colours: number): 1 | 2 | 4 | 8 {
  if (colours <= 2) return 1;
  if (colours <= 4) return 2;
  return colours <= 16 ? 4 : 8;
}

function header(width: number, height: number, depth: number): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([depth, 3, 0, 0, 0], 8);
  return pngChunk('IHDR', body);
}

/** PLTE and tRNS of a palette; with a ground, translucent colours are mixed into it. */
function paletteChunks(palette: Palette, ground: Rgb | null): Buffer[] {
  const colours = Buffer.alloc(palette.length * 3);
  const alphas = Buffer.alloc(palette.length);
  for (const [index, word] of palette.entries()) {
    const alpha = word >>> 24;
    for (const channel of [0, 1, 2] as const) {
      const own = (word >>> (channel * 8)) & 255;
      colours[index * 3 + channel] =
        ground === null ? own : Math.round((own * alpha + ground[channel] * (255 - alpha)) / 255);
    }
    alphas[index] = ground === null ? alpha : 255;
  }
  const opaque = alphas.every((alpha) => alpha === 255);
  return [pngChunk('PLTE', colours), ...(opaque ? [] : [pngChunk('tRNS', alphas)])];
}

/** @param data a zlib stream of filter bytes and packed rows. */
export function assemblePng(
  image: { width: number; height: number; palette: Palette },
  dataChunk: Buffer,
  ground: Rgb | null,
): Buffer {
  return Buffer.concat([
    signature,
    header(image.width, image.height, depthFor(image.palette.length)),
    ...paletteChunks(image.palette, ground),
    dataChunk,
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Packs rows of indices into filter byte + `depth`-bit pixels, `left` pixels of index 0 before them. */
export function packRows(
  image: Indexed,
  width: number,
  left: number,
  depth: 1 | 2 | 4 | 8,
): Buffer {
  const stride = 1 + Math.ceil((width * depth) / 8);
  const rows = Buffer.alloc(stride * image.height);
  for (let y = 0; y < image.height; y++) {
    const from = y * image.width;
    const start = y * stride + 1;
    if (depth === 8) {
      rows.set(image.indices.subarray(from, from + image.width), start + left);
      continue;
    }
    for (let x = 0; x < image.width; x++) {
      const bit = (left + x) * depth;
      const at = start + (bit >> 3);
      rows[at] =
        (rows[at] as number) | ((image.indices[from + x] as number) << (8 - depth - (bit & 7)));
    }
  }
  return rows;
}

/** Writes an indexed picture as PNG. */
export function writeIndexed(image: Indexed, ground: Rgb | null): Buffer {
  const rows = packRows(image, image.width, 0, depthFor(image.palette.length));
  return assemblePng(image, pngChunk('IDAT', deflateSync(rows, { level: 9 })), ground);
}

/** Writes a picture as PNG: with a palette where that shows no difference, else in full colour. */
export async function encodePng(pixels: Pixels): Promise<Buffer> {
  const { image, good } = quantised(pixels, [64, 255]);
  if (good) return writeIndexed(image, null);
  const sharp = await loadSharp();
  const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const;
  return sharp(pixels.data, { raw })
    .png({ compressionLevel: 9, adaptiveFiltering: true, palette: false })
    .toBuffer();
}
