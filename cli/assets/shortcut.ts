import { hexOf, inkOn, type Pixels, rgbOf } from './pixels.ts';
import { renderSvg } from './render.ts';
import { shortcutGlyphs } from './shortcutGlyphs.data.ts';

/**
 * A tab's glyph on a tile of the brand colour.
 * @param tab tab id.
 * @param seed `#RRGGBB`.
 */
export async function shortcutPicture(tab: string, seed: string, side: number): Promise<Pixels> {
  const ink = hexOf(inkOn(rgbOf(seed)));
  const nodes = shortcutGlyphs[tab]?.nodes ?? [['circle', { cx: '12', cy: '12', r: '8' }]];
  const shapes = nodes.map(([name, attributes]) => {
    const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${name}${own.join('')}/>`;
  });
  const glyph = `<g transform="translate(24 24) scale(2)" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g>`;
  const tile = `<rect width="96" height="96" rx="22" fill="${seed}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">${tile}${glyph}</svg>`;
  return renderSvg(svg, side, side);
}
