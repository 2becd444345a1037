import { describe, expect, it } from 'vitest';
import { probeRender } from './artworkProbe.ts';
import { gradientSvg, svgOf } from './testing/drawings.ts';

describe('probeRender', () => {
  it('lets a quick drawing pass', async () => {
    expect(await probeRender(gradientSvg, 30_000)).toBe(true);
  });

  it('gives up on a drawing that never ends', async () => {
    const layer = '<g opacity=".5"><path d="M0 0h64v64H0z"/><path d="M1 1h9v9z"/></g>';
    const endless = svgOf(layer.repeat(6000));
    expect(await probeRender(endless, 1500)).toBe(false);
  });
});
