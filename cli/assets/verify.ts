import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { readIco } from './ico.ts';
import { readPngHeader } from './pngHeader.ts';
import { loadSharp, pixelLimit } from './render.ts';
import { scanSvg } from './svgScan.ts';

export type ExpectedImage = { width: number; height: number; type: string };

/**
 * Reads an image back.
 * @param expected.sha256 when the file has this checksum, which the cache only gives to pictures
 *   that passed `checkImage`, decoding it again would tell nothing new.
 * @returns null when it decodes fully, has the stated size and is of the stated type; else a sentence.
 */
export async function verifyImage(
  file: string,
  expected: ExpectedImage & { sha256?: string },
): Promise<string | null> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return `It cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`;
  }
  if (expected.sha256 && createHash('sha256').update(bytes).digest('hex') === expected.sha256) {
    return null;
  }
  return checkImage(bytes, expected);
}

/** Decodes an image to its last pixel. @returns null when it is as expected, else a sentence. */
export async function checkImage(bytes: Buffer, expected: ExpectedImage): Promise<string | null> {
  if (expected.type === 'image/svg+xml') {
    const problem = scanSvg(bytes.toString('utf8')).problems[0];
    return problem ? `It is not a clean SVG: ${problem.detail}.` : null;
  }
  if (expected.type === 'image/x-icon') return checkIco(bytes, expected.width);
  if (expected.type !== 'image/png') {
    return `Its type ${expected.type} is not one this program writes.`;
  }
  return checkPng(bytes, expected.width, expected.height);
}

async function checkPng(bytes: Buffer, width: number, height: number): Promise<string | null> {
  const header = readPngHeader(bytes);
  if ('problem' in header) return `It ${header.problem}.`;
  if (header.width !== width || header.height !== height) {
    return `It is ${header.width} × ${header.height} pixels instead of ${width} × ${height}.`;
  }
  const indexed = checkIndexed(bytes, width, height);
  if (indexed !== undefined) return indexed;
  const sharp = await loadSharp();
  try {
    await sharp(bytes, { failOn: 'warning', limitInputPixels: pixelLimit }).raw().toBuffer();
    return null;
  } catch (error) {
    return `It cannot be decoded: ${String((error as Error).message).split('\n', 1)[0]}.`;
  }
}

/**
 * Palette pictures as this program writes them need no decoder: their rows are indices.
 * @returns undefined when the picture is of another kind.
 */
function checkIndexed(bytes: Buffer, width: number, height: number): string | null | undefined {
  const depth = bytes[24] as number;
  if (bytes[25] !== 3 || bytes[28] !== 0) return undefined;
  const data: Buffer[] = [];
  let colours = 0;
  for (let at = 8; at + 12 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'PLTE') colours = length / 3;
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length));
  }
  const stride = 1 + Math.ceil((width * depth) / 8);
  try {
    const length = stride * height;
    const limits = { maxOutputLength: length + 1, chunkSize: length + 64 };
    const rows = inflateSync(Buffer.concat(data), limits);
    if (rows.length !== length) return 'Its rows are not complete.';
    for (let at = 0; at < rows.length; at += stride) if (rows[at] !== 0) return undefined;
    if (colours < 1 || colours > 2 ** depth) return 'Its palette does not fit its depth.';
    return null;
  } catch (error) {
    return `It cannot be decoded: ${(error as Error).message}.`;
  }
}

async function checkIco(bytes: Buffer, largest: number): Promise<string | null> {
  const entries = readIco(bytes);
  if (!entries) return 'It is not a complete icon file.';
  if (entries.at(-1)?.width !== largest)
    return `Its largest picture is not ${largest} pixels wide.`;
  for (const { width, height, bytes: png } of entries) {
    const problem = await checkPng(png, width, height);
    if (problem) return `Its picture of ${width} pixels is broken. ${problem}`;
  }
  return null;
}
