import type { Artwork } from './artwork.ts';
import type { Pixels } from './pixels.ts';
import { scanSvg } from './svgScan.ts';

/** Sharp takes 40 ms to load, which a run with a warm cache does not need to spend. */
export async function loadSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

/** No artwork is decoded beyond this many pixels: a PNG of 8192 by 8192. */
export const pixelLimit = 8192 * 8192;

/** Decoding one artwork may take this long, in seconds, before it is given up. */
const decodeSeconds = 20;

/**
 * Draws artwork into a transparent square of `side` pixels: whole, centred, its proportions kept.
 * @throws when the picture cannot be decoded.
 */
export async function renderArtwork(
  artwork: Pick<Artwork, 'kind' | 'bytes'>,
  side: number,
): Promise<Pixels> {
  const sharp = await loadSharp();
  const source =
    artwork.kind === 'svg'
      ? Buffer.from(scanSvg(artwork.bytes.toString('utf8')).clean)
      : artwork.bytes;
  const { data } = await sharp(source, { limitInputPixels: pixelLimit, failOn: 'truncated' })
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: side, height: side, data };
}

/** Draws SVG text of our own making at the size it states. */
export async function renderSvg(svg: string, width: number, height: number): Promise<Pixels> {
  const sharp = await loadSharp();
  const data = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
  return { width, height, data };
}

/** Scales a picture to exactly `width` by `height`. */
export async function resized(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  if (pixels.width === width && pixels.height === height) return pixels;
  const sharp = await loadSharp();
  const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const;
  // The sharper filter leaves dark rims beside edges, which show at the size of a browser tab.
  const kernel = width < 64 ? 'mitchell' : 'lanczos3';
  const data = await sharp(pixels.data, { raw })
    .resize(width, height, { fit: 'fill', kernel })
    .raw({ depth: 'uchar' })
    .toBuffer();
  return { width, height, data };
}

/** Puts a picture in the middle of a larger square and drags its edge colours outwards. */
export async function edgesExtended(pixels: Pixels, side: number): Promise<Pixels> {
  const sharp = await loadSharp();
  const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const;
  const [left, top] = [(side - pixels.width) >> 1, (side - pixels.height) >> 1];
  const [right, bottom] = [side - pixels.width - left, side - pixels.height - top];
  const data = await sharp(pixels.data, { raw })
    .extend({ left, top, right, bottom, extendWith: 'copy' })
    .raw({ depth: 'uchar' })
    .toBuffer();
  return { width: side, height: side, data };
}
