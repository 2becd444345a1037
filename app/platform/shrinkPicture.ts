import { fittedSize } from '../lib/cropGeometry.ts';
import { type PictureFile, sentSide } from './sentPicture.ts';

/** A picture as it was, and made smaller; both measured upright. */
export type Shrunk = { width: number; height: number; small: PictureFile };

const quality = 0.8;
/** Kinds of picture that have no transparent parts. */
const opaque = ['image/jpeg', 'image/bmp', 'image/heic', 'image/heif'];

/**
 * Makes a picture smaller, never larger, off the screen; works in a worker. What a file says beside its
 * pixels, such as the place, stays behind.
 * @throws where the browser cannot read the picture, or draws none off the screen
 */
export async function shrinkPicture(file: Blob): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const size = fittedSize(bitmap, sentSide);
    const blob = await encode(bitmap, size, opaque.includes(file.type));
    return { width, height, small: { blob, ...size } };
  } finally {
    bitmap.close();
  }
}

type Size = { width: number; height: number };

async function encode(bitmap: ImageBitmap, size: Size, isOpaque: boolean): Promise<Blob> {
  if (!isOpaque) {
    const blob = await draw(bitmap, size, false).convertToBlob({ type: 'image/webp', quality });
    // A browser that writes no WebP answers with a PNG.
    if (blob.type === 'image/webp') return blob;
  }
  return draw(bitmap, size, true).convertToBlob({ type: 'image/jpeg', quality });
}

function draw(bitmap: ImageBitmap, { width, height }: Size, isOpaque: boolean): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: !isOpaque });
  if (!context) throw new TypeError('Nothing can be drawn off the screen here.');
  if (isOpaque) {
    // What was transparent becomes white; JPEG would make it black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}
