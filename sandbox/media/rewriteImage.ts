import type { Sharp } from 'sharp';
import { loadSharp } from './loadSharp.ts';
import type { MediaType } from './mediaTypes.data.ts';

/** Pixels a picture may have, over all its frames: what a small file can unfold to is bounded. */
const mostPixels = 64_000_000;
/** Longest side of a picture in a message; larger ones are made smaller. */
const messageSide = 4096;
const avatarSide = 512;

export type Picture = { bytes: Buffer; mediaType: MediaType; width: number; height: number };
export type PictureProblem = 'damaged' | 'tooLarge';

/** A square of 512 pixels from the middle, the right way up, without metadata. */
export function rewriteAvatar(bytes: Uint8Array): Promise<Picture | PictureProblem> {
  return rewrite(bytes, 'image/webp', (image) =>
    image.resize(avatarSide, avatarSide, { fit: 'cover' }).webp({ quality: 84, effort: 3 }),
  );
}

/** The same kind of picture, the right way up, without metadata; GIFs keep moving. */
export function rewriteMessageImage(
  bytes: Uint8Array,
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif',
): Promise<Picture | PictureProblem> {
  return rewrite(bytes, mediaType, (image) => {
    const within = { fit: 'inside', withoutEnlargement: true } as const;
    const fitting = image.resize(messageSide, messageSide, within);
    if (mediaType === 'image/png') return fitting.png({ compressionLevel: 7 });
    if (mediaType === 'image/webp') return fitting.webp({ quality: 84, effort: 3 });
    return mediaType === 'image/gif' ? fitting.gif({ effort: 3 }) : fitting.jpeg({ quality: 86 });
  });
}

/**
 * A WebP for everybody to see, without metadata: filled to a size from the middle, or, without a height, of
 * at most that width.
 */
export function rewriteStill(
  bytes: Uint8Array,
  size: { width: number; height?: number },
): Promise<Picture | PictureProblem> {
  const how = size.height === undefined ? { withoutEnlargement: true } : { fit: 'cover' as const };
  return rewrite(bytes, 'image/webp', (image) =>
    image.resize({ ...size, ...how }).webp({ quality: 80, effort: 4 }),
  );
}

async function rewrite(
  bytes: Uint8Array,
  mediaType: MediaType,
  encode: (image: Sharp) => Sharp,
): Promise<Picture | PictureProblem> {
  const animated = mediaType === 'image/gif';
  const limits = { limitInputPixels: mostPixels, failOn: 'error', animated } as const;
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata();
    // With `animated`, the height is that of all frames together.
    if (width * height > mostPixels) return 'tooLarge';
    const image = sharp(bytes, limits).autoOrient();
    const { data, info } = await encode(image).toBuffer({ resolveWithObject: true });
    return { bytes: data, mediaType, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    // Whatever the decoder says: there is no picture in it.
    return 'damaged';
  }
}
