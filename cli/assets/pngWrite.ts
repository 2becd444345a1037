import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Palette } from './palette.ts';
import type { Pixels, Rgb } from './pixels.ts';
import { type Indexed, quantised } from './quantise.ts';
import { loadSharp } from './render.ts';

const deflateAsync = promisify(deflate);
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

/** Packs a picture's rows of indices to `depth` bits a pixel, without filter bytes. */
export function packRows(image: Indexed, depth: 1 | 2 | 4 | 8): Uint8Array {
  const { width, height, indices } = image;
  if (depth === 8) return indices;
  const stride = Math.ceil((width * depth) / 8);
  const perByte = 8 / depth;
  const rows = new Uint8Array(stride * height);
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from++) {
      const at = y * stride + ((x / perByte) | 0);
      const shift = 8 - depth - (x % perByte) * depth;
      rows[at] = (rows[at] as number) | ((indices[from] as number) << shift);
    }
  }
  return rows;
}

/**
 * Rows as PNG wants them: a filter byte of zero before each, the packed picture `indent` bytes in.
 * @param stride bytes per row, filter byte included.
 */
export function placeRows(
  packed: Uint8Array,
  height: number,
  stride: number,
  indent: number,
): Buffer {
  const rows = Buffer.alloc(stride * height);
  const length = packed.length / height;
  for (let y = 0; y < height; y++) {
    rows.set(packed.subarray(y * length, (y + 1) * length), y * stride + 1 + indent);
  }
  return rows;
}

/** Writes an indexed picture as PNG. */
export async function writeIndexed(image: Indexed, ground: Rgb | null): Promise<Buffer> {
  const packed = packRows(image, depthFor(image.palette.length));
  const rows = placeRows(packed, image.height, 1 + packed.length / image.height, 0);
  return assemblePng(image, pngChunk('IDAT', await deflateAsync(rows, { level: 9 })), ground);
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
