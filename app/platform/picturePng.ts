import { mostPngPixels } from './drawPng.ts';
import { drawPngOnPage } from './imageFile.ts';
import { createPictureJobs } from './pictureJobs.ts';

/**
 * @returns the picture as a PNG at its full size, up to 16.7 million pixels: made in a worker, and on the
 * page where that cannot
 * @throws PictureError where the browser cannot read it
 */
export async function picturePng(file: Blob): Promise<Blob> {
  const jobs = createPictureJobs();
  try {
    return (await jobs.run('png', file)) ?? (await drawPngOnPage(file, mostPngPixels));
  } finally {
    jobs.close();
  }
}
