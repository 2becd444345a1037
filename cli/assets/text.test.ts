import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { create } from 'fontkitten';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { monogramSvg } from './monogram.ts';
import { scanSvg } from './svgScan.ts';
import { outlineText } from './text.ts';
import { unpackWoff2 } from './woff2.ts';

describe('unpackWoff2', () => {
  it.each(['noto-sans/files/noto-sans-vietnamese', 'noto-sans-sc/files/noto-sans-sc-100'])(
    'gives the outlines and widths the font reader gives (%s)',
    (name) => {
      const file = createRequire(import.meta.url).resolve(
        `@fontsource-variable/${name}-wght-normal.woff2`,
      );
      const packed = readFileSync(file);
      const [ours, theirs] = [create(unpackWoff2(packed)), create(packed)];
      if (ours.isCollection || theirs.isCollection) throw new TypeError('a collection');
      for (const code of ours.characterSet.slice(0, 150)) {
        const [glyph, expected] = [ours.glyphForCodePoint(code), theirs.glyphForCodePoint(code)];
        expect(glyph.path.toSVG()).toBe(expected.path.toSVG());
        expect(glyph.advanceWidth).toBe(expected.advanceWidth);
      }
    },
  );

  it('refuses what is not a whole font', () => {
    expect(() => unpackWoff2(Buffer.from('OTTO'))).toThrow(RangeError);
    expect(() => unpackWoff2(Buffer.from('wOF2'))).toThrow(RangeError);
  });
});

describe('outlineText', () => {
  it.each([
    ['Clatter', 'en-US'],
    ['Diều', 'vi-VN'],
    ['España ñ ¿qué?', 'es-ES'],
    ['鹊渡', 'zh-CN'],
    ['潮間 Chaojian', 'zh-HANT'],
    ['Ελλάδα Привет', 'en-US'],
  ])('draws %s', (text, tag) => {
    const outline = outlineText(text, tag, 600);
    expect(outline?.path).toMatch(/^M/);
    expect(outline?.width).toBeGreaterThan(1);
  });

  it.each(['😀', 'مرحبا', 'नमस्ते', '한국', '', ' ', 'e\u0334'])(
    'gives nothing rather than boxes for "%s"',
    (text) => {
      expect(outlineText(text, 'en-US', 400)).toBeNull();
    },
  );

  it('grows bolder with the weight', () => {
    const [thin, bold] = [outlineText('Acme', 'en-US', 300), outlineText('Acme', 'en-US', 800)];
    expect(bold?.width ?? 0).toBeGreaterThan(thin?.width ?? 0);
  });
});

describe('monogramSvg', () => {
  const colours = { ground: '#2F4F86', ink: '#FFFFFF' };

  it('is a clean drawing for any name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), async (name) => {
        const svg = await monogramSvg(name, colours);
        expect(scanSvg(svg).problems).toEqual([]);
        expect(svg).not.toContain('<text');
      }),
      { numRuns: 60 },
    );
  });

  it.each(['Acme', 'Blue Sky', '鹊渡', '😀'])(
    'shows something within the safe circle (%s)',
    async (name) => {
      const svg = await monogramSvg(name, colours);
      const { data } = await sharp(Buffer.from(svg))
        .resize(128)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let farthest = 0;
      for (let at = 0; at < data.length; at += 3) {
        if ((data[at] as number) < 150) continue;
        const pixel = at / 3;
        farthest = Math.max(
          farthest,
          Math.hypot((pixel % 128) + 0.5 - 64, Math.floor(pixel / 128) + 0.5 - 64),
        );
      }
      expect(farthest / 128).toBeGreaterThan(0.15);
      expect(farthest / 128).toBeLessThanOrEqual(0.4);
    },
  );
});
