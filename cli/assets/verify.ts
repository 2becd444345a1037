import { readFileSync } from 'node:fs';
import { readIco } from './ico.ts';
import { isPng } from './pngHeader.ts';
import { loadSharp, pixelLimit } from './render.ts';
import { scanSvg } from './svgScan.ts';

/**
 * Reads an image back.
 * @returns null when it decodes fully, has the stated size and is of the stated type; else a sentence.
 */
export async function verifyImage(
  file: string,
  expected: { width: number; height: number; type: string },
): Promise<string | null> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return `It cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`;
  }
  if (expected.type === 'image/svg+xml') {
    const problem = scanSvg(bytes.toString('utf8')).problems[0];
    return problem ? `It is not a clean SVG: ${problem.detail}.` : null;
  }
  if (expected.type === 'image/x-icon') return verifyIco(bytes, expected.width);
  if (expected.type !== 'image/png')
    return `Its type ${expected.type} is not one this program writes.`;
  return verifyPng(bytes, expected.width, expected.height);
}

async function verifyPng(bytes: Buffer, width: number, height: number): Promise<string | null> {
  if (!isPng(bytes)) return 'It is not a PNG.';
  const sharp = await loadSharp();
  try {
    const { info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: pixelLimit })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.width === width && info.height === height) return null;
    return `It is ${info.width} × ${info.height} pixels instead of ${width} × ${height}.`;
  } catch (error) {
    return `It cannot be decoded: ${String((error as Error).message).split('\n', 1)[0]}.`;
  }
}

async function verifyIco(bytes: Buffer, largest: number): Promise<string | null> {
  const entries = readIco(bytes);
  if (!entries) return 'It is not a complete icon file.';
  if (entries.at(-1)?.width !== largest)
    return `Its largest picture is not ${largest} pixels wide.`;
  for (const { width, height, bytes: png } of entries) {
    const problem = await verifyPng(png, width, height);
    if (problem) return `Its picture of ${width} pixels is broken. ${problem}`;
  }
  return null;
}
