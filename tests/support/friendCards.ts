import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { friendLink } from '../../app/parts/friendCode/friendLink.ts';
import { createCodeReader } from '../../app/parts/scan/codeReader.ts';
import { pixelsOf, savedCard } from './savedCard.ts';
import { createRandom } from './seededRandom.ts';

const folder = fileURLToPath(new URL('../../brands/', import.meta.url));
export const brandIds = readdirSync(folder);
const read = createCodeReader();

/** @returns ids as the platform gives them. */
export function randomIds(count: number, seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => String(Math.floor(1e9 + random() * 9e9)));
}

/**
 * Saves the card of each person at a brand and reads it back.
 * @param width of the card when it is read; that of the saved file where there is none.
 * @returns ids that our reader, and those that jsQR, does not read.
 */
export async function unreadCards(brandId: string, ids: readonly string[], width?: number) {
  const { origin } = JSON.parse(readFileSync(join(folder, brandId, 'brand.json'), 'utf8')) as {
    origin: string;
  };
  const icon = await sharp(join(folder, brandId, 'icon.svg'))
    .resize(192, 192)
    .png()
    .toBuffer();
  const logo = `data:image/png;base64,${icon.toString('base64')}`;
  const unread = { ours: [] as string[], jsQR: [] as string[] };
  for (const id of ids) {
    const code = friendLink(id, origin);
    const face = { name: 'Ada', seed: id, src: null };
    const words = { title: 'Ada', detail: brandId, caption: 'Scan to add me as a friend.' };
    const card = await savedCard({ ...words, code, logo, face });
    const pixels = await pixelsOf(card, width);
    if ((await read(pixels, 'picture')) !== code) unread.ours.push(id);
    const { data, height } = pixels;
    const options = { inversionAttempts: 'dontInvert' } as const;
    if (jsQR(data, pixels.width, height, options)?.data !== code) unread.jsQR.push(id);
  }
  return unread;
}
