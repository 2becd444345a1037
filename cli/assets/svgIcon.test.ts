import { describe, expect, it } from 'vitest';
import { measureReach } from './measure.ts';
import { faviconSquare, prepare } from './prepare.ts';
import { renderSvg } from './render.ts';
import { svgIcon } from './svgIcon.ts';
import { scanSvg } from './svgScan.ts';
import { gradientSvg, markSvg, svgOf, tileSvg } from './testing/drawings.ts';

async function iconOf(svg: string) {
  const artwork = { kind: 'svg' as const, path: 'icon.svg', bytes: Buffer.from(svg) };
  const prepared = await prepare(artwork, [[255, 255, 255]]);
  return { prepared, icon: (await svgIcon(artwork, prepared)).toString() };
}

describe('svgIcon', () => {
  it.each([
    ['a tile', tileSvg],
    ['a mark', markSvg],
    ['a gradient', gradientSvg],
    ['a drawing off the centre', svgOf('<circle cx="50" cy="50" r="9" fill="#F47B20"/>')],
    ['inherited paint', svgOf('<path d="M9 9h40v40H9z"/>', 'viewBox="0 0 64 64" fill="#BE2347"')],
  ])('is the picture of the favicon (%s)', async (_name, svg) => {
    const { prepared, icon } = await iconOf(svg);
    const [drawn, favicon] = [await renderSvg(icon, 128, 128), await faviconSquare(prepared, 128)];
    let apart = 0;
    for (let at = 0; at < drawn.data.length; at++) {
      apart += Math.abs((drawn.data[at] as number) - (favicon.data[at] as number));
    }
    expect(apart / drawn.data.length).toBeLessThan(3);
    expect(measureReach(drawn, null)).toMatchObject({
      left: expect.toSatisfy((left) => left <= 1),
    });
  });

  it('holds nothing but the drawing', async () => {
    const { icon } = await iconOf(
      `<?xml version="1.0"?><!-- by hand --><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" xmlns:i="x" i:tool="1" data-a="1" viewBox="0 0 64 64"><title>Acme</title><metadata>secret</metadata><i:view/><path d="M9 9h40v40H9z"/></svg>`,
    );
    expect(icon).not.toMatch(/hand|DOCTYPE|tool|data-a|Acme|secret|view\/|<\?xml/);
    expect(scanSvg(icon).problems).toEqual([]);
  });
});
