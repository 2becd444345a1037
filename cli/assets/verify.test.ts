import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writeIco } from './ico.ts';
import { blankPixels } from './pixels.ts';
import { encodePng } from './pngWrite.ts';
import { sha256Of } from './store.ts';
import { pngOf, scratchFolder, svgOf, tileSvg } from './testing/drawings.ts';
import { verifyImage } from './verify.ts';

const png = { width: 64, height: 64, type: 'image/png' };

function fileOf(bytes: Buffer | string): string {
  const file = join(scratchFolder(), 'image');
  writeFileSync(file, bytes);
  return file;
}

describe('verifyImage', () => {
  it('passes whole images, indexed or not', async () => {
    expect(await verifyImage(fileOf(await pngOf(tileSvg, 64)), png)).toBeNull();
    expect(
      await verifyImage(fileOf(await encodePng(blankPixels(64, 64, [1, 2, 3]))), png),
    ).toBeNull();
    const palette = await sharp(Buffer.from(tileSvg)).png({ palette: true }).toBuffer();
    expect(await verifyImage(fileOf(palette), png)).toBeNull();
    const ico = writeIco([{ side: 48, png: await pngOf(tileSvg, 48) }]);
    expect(
      await verifyImage(fileOf(ico), { width: 48, height: 48, type: 'image/x-icon' }),
    ).toBeNull();
    expect(await verifyImage(fileOf(tileSvg), { ...png, type: 'image/svg+xml' })).toBeNull();
  });

  it('names the wrong size', async () => {
    expect(await verifyImage(fileOf(await pngOf(tileSvg, 32)), png)).toBe(
      'It is 32 × 32 pixels instead of 64 × 64.',
    );
  });

  it('finds damage at any byte, and any cut', async () => {
    const whole = await encodePng(blankPixels(64, 64, [1, 2, 3]));
    for (let at = 0; at < whole.length; at++) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] as number) ^ 64;
      expect(await verifyImage(fileOf(damaged), png), `byte ${at}`).not.toBeNull();
      expect(await verifyImage(fileOf(whole.subarray(0, at)), png), `cut at ${at}`).not.toBeNull();
    }
  });

  it('refuses active SVG, other formats and missing files', async () => {
    const svg = { ...png, type: 'image/svg+xml' };
    expect(await verifyImage(fileOf(svgOf('<script/>')), svg)).toBe(
      'It is not a clean SVG: <script>.',
    );
    expect(await verifyImage(fileOf('<html></html>'), png)).toBe('It is not a PNG.');
    expect(await verifyImage('/nowhere/x.png', png)).toBe('It cannot be read (ENOENT).');
    expect(await verifyImage(fileOf('x'), { ...png, type: 'image/webp' })).toMatch('image/webp');
  });

  it('trusts the checksum the cache gave, and nothing but it', async () => {
    const bytes = Buffer.from('anything');
    expect(await verifyImage(fileOf(bytes), { ...png, sha256: sha256Of(bytes) })).toBeNull();
    expect(await verifyImage(fileOf('other'), { ...png, sha256: sha256Of(bytes) })).not.toBeNull();
  });
});
