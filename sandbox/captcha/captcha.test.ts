import { createHash } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { captchaText, drawCaptcha, isCaptchaAnswer } from './captcha.ts';
import { captchaGlyphs } from './glyphs.data.ts';

/** The same bytes for the same word. */
const bytesOf = (word: string) => (count: number) =>
  createHash('shake256', { outputLength: count }).update(word).digest();

describe('captchaText', () => {
  it('has five characters that have a drawing, whatever the random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), (bytes) => {
        const text = captchaText(() => bytes);
        expect(text).toHaveLength(5);
        for (const character of text) expect(Object.keys(captchaGlyphs)).toContain(character);
      }),
    );
  });
});

describe('isCaptchaAnswer', () => {
  it.each(['AK3W9', 'ak3w9', ' ak3w9 ', 'a k 3 w 9', 'ＡＫ３Ｗ９'])('takes %s', (answer) => {
    expect(isCaptchaAnswer('AK3W9', answer)).toBe(true);
  });

  it.each(['', 'AK3W', 'AK3W99', 'AK3W8'])('refuses "%s"', (answer) => {
    expect(isCaptchaAnswer('AK3W9', answer)).toBe(false);
  });
});

describe('drawCaptcha', () => {
  it('draws a PNG of 240 × 80 that is small enough to send in the answer', async () => {
    const picture = await drawCaptcha('AK3W9', bytesOf('one'));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 240, height: 80 });
    expect(picture.length).toBeLessThan(12_000);
  });

  it('draws the same characters differently each time', async () => {
    const [one, other] = await Promise.all(
      ['one', 'other'].map((word) => drawCaptcha('AK3W9', bytesOf(word))),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  it('keeps every character within the picture', async () => {
    // The rim of three pixels holds nothing of a character, only the lines that cross the picture.
    const { data, info } = await sharp(await drawCaptcha('WMWMW', bytesOf('wide')))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dark = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 128;
    const rim = Array.from({ length: info.width }, (_, x) => x).filter((x) => dark(x, 1));
    expect(rim.length).toBeLessThan(12);
  });
});
