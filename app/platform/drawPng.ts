import { fittedArea } from '../lib/cropGeometry.ts';

/** Pixels of a PNG that is made here; the canvases of iPhones have no more. */
export const mostPngPixels = 16_777_216;

/**
 * Draws a picture file anew as a PNG, upright and at its full size up to 16.7 million pixels, off the
 * screen; works in a worker. What a file says beside its pixels, such as the place, stays behind.
 * @throws where the browser cannot read the picture, or draws none off the screen
 */
export async function drawPng(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fittedArea(bitmap, mostPngPixels);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new TypeError('Nothing can be drawn off the screen here.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    bitmap.close();
  }
}
