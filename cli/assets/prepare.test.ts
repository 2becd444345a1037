import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureReach } from './measure.ts';
import type { Pixels, Rgb } from './pixels.ts';
import {
  faviconSquare,
  iconSquare,
  maskableSquare,
  monochromeSquare,
  type Prepared,
  prepare,
} from './prepare.ts';
import { cutOut, shapeOf } from './shapeOf.ts';
import { artworkOf, gradientSvg, markSvg, pngOf, svgOf, tileSvg } from './testing/drawings.ts';

const grounds: [Rgb, ...Rgb[]] = [
  [242, 240, 234],
  [255, 255, 255],
  [47, 79, 134],
];

async function prepared(content: string | Buffer): Promise<Prepared> {
  const { source } = await artworkOf({ source: content });
  if (!source) throw new Error('no source');
  return prepare(source, grounds);
}

function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

const full = svgOf('<path fill="#0D6A50" d="M0 0h64v64H0z"/><path fill="#fff" d="M1 1h62v62H1z"/>');
const rounded = svgOf(
  '<rect width="64" height="64" rx="14" fill="#BE2347"/><path fill="#fff" d="M10 10h44v44H10z"/>',
);
const wide = svgOf('<path fill="#111" d="M0 0h200v20H0z"/>', 'viewBox="0 0 200 20"');
const offCentre = svgOf('<circle cx="50" cy="50" r="12" fill="#F47B20"/>');

const drawings: [string, string][] = [
  ['a tile', tileSvg],
  ['a tile drawn to its edge', full],
  ['a tile with round corners', rounded],
  ['a mark', markSvg],
  ['a long mark', wide],
  ['a mark off the centre', offCentre],
  ['a gradient', gradientSvg],
];

describe.each(drawings)('icons from %s', (_name, svg) => {
  it('are opaque to the corners, for launchers that show them as they are', async () => {
    const art = await prepared(svg);
    expect(isOpaque(await iconSquare(art, 192))).toBe(true);
    expect(isOpaque(await maskableSquare(art, 192))).toBe(true);
  });

  it('keep everything within 0.40 of the width when they are maskable', async () => {
    const art = await prepared(svg);
    for (const side of [192, 512]) {
      const pixels = await maskableSquare(art, side);
      const shape = shapeOf(pixels);
      if (shape.kind === 'mark') throw new TypeError('not opaque');
      const reach = measureReach(cutOut(pixels, shape), null);
      expect(reach?.farthest).toBeLessThanOrEqual(0.4);
      expect(reach?.farthest).toBeGreaterThan(0.2);
    }
  });

  it('are a black shape on nothing when they are monochrome', async () => {
    const { data } = await monochromeSquare(await prepared(svg), 96);
    const alphas = data.filter((_, at) => at % 4 === 3);
    expect(data.every((value, at) => at % 4 === 3 || value === 0)).toBe(true);
    expect(alphas[0]).toBe(0);
    expect(Math.max(...alphas)).toBeGreaterThan(200);
  });

  it('fill the square of a browser tab', async () => {
    const reach = measureReach(await faviconSquare(await prepared(svg), 32), null);
    expect(Math.max((reach?.right ?? 0) - (reach?.left ?? 0))).toBeGreaterThanOrEqual(31);
  });
});

describe('prepare', () => {
  it('gives the same ground for a PNG as for its SVG', async () => {
    const [drawn, decoded] = [await prepared(tileSvg), await prepared(await pngOf(tileSvg, 640))];
    expect(decoded.ground).toEqual(drawn.ground);
    expect(decoded.farthest).toBeCloseTo(drawn.farthest, 1);
  });

  it('puts a pale mark on a ground where it shows', async () => {
    const art = await prepared(svgOf('<circle cx="32" cy="32" r="20" fill="#FFFDF5"/>'));
    expect(art.ground).toEqual(grounds[2]);
  });

  it('keeps any square mark of any place and size within the safe circle', async () => {
    const box = fc.tuple(
      fc.nat(50),
      fc.nat(50),
      fc.integer({ min: 3, max: 60 }),
      fc.integer({ min: 3, max: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(box, fc.boolean(), async ([x, y, width, height], tile) => {
        const ground = tile ? '<path fill="#0D6A50" d="M0 0h64v64H0z"/>' : '';
        const shape = `<rect x="${Math.min(x, 60)}" y="${Math.min(y, 60)}" width="${Math.min(width, 61 - Math.min(x, 60) + 1)}" height="${Math.min(height, 61 - Math.min(y, 60) + 1)}" fill="#C9432E"/>`;
        const source = { kind: 'svg' as const, bytes: Buffer.from(svgOf(ground + shape)) };
        const art = await prepare(source, grounds);
        const reach = measureReach(await maskableSquare(art, 192), art.ground);
        expect(reach?.farthest).toBeLessThanOrEqual(0.4);
      }),
      { numRuns: 25 },
    );
  });
});
