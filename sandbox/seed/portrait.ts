import { loadSharp } from '../media/loadSharp.ts';

/** @returns a drawn portrait of somebody who does not exist: PNG, 512 × 512. */
export async function drawPortrait(hue: number): Promise<Buffer> {
  const far = (hue + 40) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="hsl(${hue},45%,82%)"/><circle cx="256" cy="210" r="96" fill="hsl(${far},40%,38%)"/><path d="M64 512a192 192 0 0 1 384 0z" fill="hsl(${hue},42%,42%)"/><circle cx="${200 + (hue % 112)}" cy="${90 + (hue % 40)}" r="26" fill="hsl(${far},60%,66%)"/></svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png().toBuffer();
}
