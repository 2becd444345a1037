import { describe, expect, it } from 'vitest';
import { measureReach } from './measure.ts';
import { ogPicture } from './og.ts';
import { fitText } from './ogText.ts';
import { cropped } from './pixels.ts';
import { prepare } from './prepare.ts';
import { makeBrand, tileSvg } from './testing/drawings.ts';

const style = { tag: 'en-US', weight: 600 };

describe('fitText', () => {
  it('stays on one line while the text is large enough', () => {
    expect(fitText('Acme', style, 600, [150, 104], 84)).toMatchObject({ size: 150 });
    expect(fitText('Acme Talk', style, 600, [150, 104], 84)?.lines.length).toBe(1);
  });

  it('breaks long names evenly, and never before closing punctuation', () => {
    const long = fitText('The Very Long Name of a Product', style, 600, [150, 104, 80], 84);
    expect(long?.lines.length).toBe(3);
    for (const line of long?.lines ?? []) {
      expect((line.right - line.left) * (long?.size ?? 0)).toBeLessThanOrEqual(600.001);
    }
    const chinese = { tag: 'zh-CN', weight: 400 };
    const one = fitText('聊天、积分、安静。', chinese, 9000, [34, 34], 34);
    expect(one?.lines.length).toBe(1);
  });

  it('gives up where a character has no glyph', () => {
    expect(fitText('Acme 😀', style, 600, [150], 84)).toBeNull();
    expect(fitText('', style, 600, [150], 84)).toBeNull();
  });
});

describe('ogPicture', () => {
  const pictureOf = async (name: string) => {
    const artwork = { kind: 'svg' as const, bytes: Buffer.from(tileSvg) };
    const art = await prepare(artwork, [[255, 255, 255]]);
    const brand = makeBrand({ name: { 'en-US': name }, description: { 'en-US': name } });
    return { art, picture: await ogPicture(brand, art) };
  };

  it.each(['A', 'Acme', 'Bitte ein sehr langer Name für ein kleines Produkt', 'W'.repeat(60)])(
    'keeps the name "%s" inside the picture',
    async (name) => {
      const { art, picture } = await pictureOf(name);
      expect([picture.width, picture.height]).toEqual([1200, 630]);
      const reach = measureReach(picture, art.ground);
      expect(reach?.left).toBeGreaterThanOrEqual(60);
      expect(reach?.right).toBeLessThanOrEqual(1200 - 60);
    },
  );

  it('shows the mark alone, in the middle, when the name cannot be drawn', async () => {
    const { art, picture } = await pictureOf('عربي');
    const reach = measureReach(picture, art.ground);
    expect(reach).not.toBeNull();
    const left = cropped(picture, { left: 0, top: 0, width: 370, height: 630 });
    const right = cropped(picture, { left: 830, top: 0, width: 370, height: 630 });
    expect(measureReach(left, art.ground)).toBeNull();
    expect(measureReach(right, art.ground)).toBeNull();
  });
});
