import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { twoHalves } from '../testing/mediaSamples.ts';
import { rewriteAvatar, rewriteMessageImage } from './rewriteImage.ts';

const pixelAt = async (bytes: Buffer, left: number, top: number): Promise<number[]> => {
  const one = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return [...(await one.toBuffer())];
};

const withPlace = (width: number, height: number, orientation = 1) =>
  twoHalves(width, height)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 2/1 3/1' },
    })
    .withMetadata({ orientation })
    .toBuffer();

describe('rewriteAvatar', () => {
  it('makes a square of 512 pixels from any picture', async () => {
    for (const [width, height] of [
      [1200, 300],
      [10, 40],
    ] as const) {
      const picture = await rewriteAvatar(await twoHalves(width, height).png().toBuffer());
      expect(picture).toMatchObject({ mediaType: 'image/webp', width: 512, height: 512 });
    }
  });

  it('keeps nothing of what the camera wrote', async () => {
    const picture = await rewriteAvatar(await withPlace(600, 600));
    if (typeof picture === 'string') throw new Error(picture);
    const { exif, xmp, iptc, icc } = await sharp(picture.bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('turns the picture the right way up', async () => {
    // Turned by a quarter: what was on the left is on top.
    const picture = await rewriteAvatar(await withPlace(600, 600, 6));
    if (typeof picture === 'string') throw new Error(picture);
    const [red = 0, , blue = 0] = await pixelAt(picture.bytes, 256, 20);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it('finds damage where a picture is cut off or made up', async () => {
    const whole = await twoHalves(400, 400).jpeg().toBuffer();
    expect(await rewriteAvatar(whole.subarray(0, whole.length >> 1))).toBe('damaged');
    expect(await rewriteAvatar(Buffer.from('\x89PNG\r\n\x1a\n made up', 'latin1'))).toBe('damaged');
  });

  it('unfolds no picture of more pixels than memory should hold', async () => {
    const bomb = await sharp({
      create: { width: 8_100, height: 8_100, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await rewriteAvatar(bomb)).toBe('tooLarge');
  });
});

describe('rewriteMessageImage', () => {
  it('keeps size and kind, without what the camera wrote', async () => {
    const picture = await rewriteMessageImage(await withPlace(300, 200, 6), 'image/jpeg');
    if (typeof picture === 'string') throw new Error(picture);
    expect(picture).toMatchObject({ mediaType: 'image/jpeg', width: 200, height: 300 });
    const { exif, orientation } = await sharp(picture.bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('makes very large pictures fit into 4096 pixels', async () => {
    const large = await twoHalves(6000, 300).png().toBuffer();
    expect(await rewriteMessageImage(large, 'image/png')).toMatchObject({ width: 4096 });
  });

  it('keeps every frame of a moving GIF', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 200, 100] })
      .toBuffer();
    const picture = await rewriteMessageImage(moving, 'image/gif');
    if (typeof picture === 'string') throw new Error(picture);
    expect(picture).toMatchObject({ width: 20, height: 10 });
    const { pages, delay } = await sharp(picture.bytes, { animated: true }).metadata();
    expect({ pages, delay }).toEqual({ pages: 3, delay: [100, 200, 100] });
  });
});
