import { readFileSync, statSync } from 'node:fs';
import { BrandError } from '../../errors.ts';

export type IconFile = { name: 'icon.svg' | 'icon.png'; bytes: Uint8Array };

const sizeLimit = 10_000_000;
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** @throws BrandError (2) where the file cannot be read; whether it is a good logo is checked later. */
export function readIcon(path: string): IconFile {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) throw refuse(`${path} is not a file.`);
    if (stats.size > sizeLimit) throw refuse(`${path} is larger than 10 MB.`);
    const bytes = readFileSync(path);
    const isPng = bytes.subarray(0, 4).equals(pngStart);
    return { name: isPng ? 'icon.png' : 'icon.svg', bytes };
  } catch (error) {
    if (error instanceof BrandError) throw error;
    throw refuse(`${path} cannot be read.`, error);
  }
}

function refuse(message: string, cause?: unknown): BrandError {
  const fix = 'Give --icon an SVG file, or a PNG file of at least 512 × 512 pixels.';
  return new BrandError({ code: 'icon-unreadable', message, fix, exitCode: 2, cause });
}
