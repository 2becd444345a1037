import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import { depthFor, packRows, placeRows, pngChunk } from './pngWrite.ts';
import type { Indexed } from './quantise.ts';

const deflateRawAsync = promisify(deflateRaw);

const adlerBase = 65521;
/** Adler-32 sums fit 31 bits for this many bytes before the remainder has to be taken. */
const adlerRun = 3800;

type Adler = { a: number; b: number };

function adlerOf(sum: Adler, bytes: Uint8Array): Adler {
  let { a, b } = sum;
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(at + adlerRun, bytes.length);
    for (; at < end; at++) {
      a += bytes[at] as number;
      b += a;
    }
    a %= adlerBase;
    b %= adlerBase;
  }
  return { a, b };
}

/** Zeros leave `a` alone and add it to `b` each time. */
function adlerOfZeros(sum: Adler, count: number): Adler {
  return { a: sum.a, b: (sum.b + (count % adlerBase) * sum.a) % adlerBase };
}

class BitWriter {
  #bytes: number[] = [];
  #bits = 0;
  #count = 0;
  /** Least significant bit first, as deflate wants everything but its codes. */
  write(value: number, count: number): void {
    this.#bits |= value << this.#count;
    this.#count += count;
    while (this.#count >= 8) {
      this.#bytes.push(this.#bits & 255);
      this.#bits >>>= 8;
      this.#count -= 8;
    }
  }
  /** Closes the byte with an empty stored block, so that another stream can follow. */
  alignWithStored(): void {
    this.write(0, 3);
    if (this.#count > 0) this.write(0, 8 - this.#count);
    this.#bytes.push(0, 0, 255, 255);
  }
  done(): Buffer {
    if (this.#count > 0) this.write(0, 8 - this.#count);
    return Buffer.from(this.#bytes);
  }
}

/**
 * A deflate block of `count` zero bytes: one literal, then repeats of 258 at two bits each, where a
 * compressor would read every byte. Blank screens are most of a launch image.
 */
export function zerosBlock(count: number): Buffer {
  const out = new BitWriter();
  const literals = count === 0 ? 0 : 1 + ((count - 1) % 258);
  const repeats = (count - literals) / 258;
  // Own codes: 0 = "repeat 258 bytes", 10 = literal zero, 11 = end of block; distance 1 = one bit 0.
  out.write(0b100, 3);
  out.write(286 - 257, 5);
  out.write(0, 5);
  out.write(18 - 4, 4);
  // Code lengths of the code-length alphabet, in deflate's own order; 18 repeats zero 11–138 times.
  const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1];
  const lengths: Readonly<Record<number, number>> = { 18: 1, 1: 2, 2: 2 };
  for (const symbol of order) out.write(lengths[symbol] ?? 0, 3);
  // Canonical codes: 18 = 0, 1 = 10, 2 = 11 (written most significant bit first, so mirrored).
  const zeros = (run: number) => {
    out.write(0, 1);
    out.write(run - 11, 7);
  };
  const one = () => out.write(0b01, 2);
  const two = () => out.write(0b11, 2);
  two(); // literal 0
  zeros(138);
  zeros(117); // literals 1–255
  two(); // 256, end of block
  zeros(28); // 257–284
  one(); // 285, repeat of 258
  one(); // distance 1
  for (let index = 0; index < literals; index++) out.write(0b01, 2);
  let left = repeats;
  for (; left >= 8; left -= 8) out.write(0, 16);
  for (; left > 0; left--) out.write(0, 2);
  out.write(0b11, 2);
  out.alignWithStored();
  return out.done();
}

/** A logo packed for rows of any width. */
export type PackedLogo = {
  width: number;
  height: number;
  depth: 1 | 2 | 4 | 8;
  packed: Uint8Array;
};

export function packLogo(logo: Indexed): PackedLogo {
  const depth = depthFor(logo.palette.length);
  return { width: logo.width, height: logo.height, depth, packed: packRows(logo, depth) };
}

/**
 * The IDAT chunk of a screen of index 0 with a picture in its middle. The same chunk serves every
 * ground colour: only the palette differs.
 * @param width pixels of the screen.
 * @param height pixels of the screen.
 */
export async function splashData(logo: PackedLogo, width: number, height: number): Promise<Buffer> {
  const stride = 1 + Math.ceil((width * logo.depth) / 8);
  // Whole bytes, so that one packed logo fits every screen; at most a pixel off the middle.
  const indent = Math.floor((((width - logo.width) >> 1) * logo.depth) / 8);
  const above = (height - logo.height) >> 1;
  const below = height - logo.height - above;
  const band = placeRows(logo.packed, logo.height, stride, indent);
  const length = logo.packed.length / logo.height;
  let sum = adlerOfZeros({ a: 1, b: 0 }, above * stride);
  for (let y = 0; y < logo.height; y++) {
    sum = adlerOfZeros(sum, 1 + indent);
    sum = adlerOf(sum, logo.packed.subarray(y * length, (y + 1) * length));
    sum = adlerOfZeros(sum, stride - 1 - indent - length);
  }
  sum = adlerOfZeros(sum, below * stride);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(((sum.b << 16) | sum.a) >>> 0);
  const middle = await deflateRawAsync(band, { level: 7, finishFlush: constants.Z_SYNC_FLUSH });
  return pngChunk(
    'IDAT',
    Buffer.concat([
      Buffer.from([0x78, 0xda]),
      zerosBlock(above * stride),
      middle,
      zerosBlock(below * stride),
      Buffer.from([1, 0, 0, 255, 255]),
      checksum,
    ]),
  );
}
