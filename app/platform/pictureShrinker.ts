import { fittedSize } from '../lib/cropGeometry.ts';
import { openPicture, pictureFile } from './imageFile.ts';
import { createPictureJobs } from './pictureJobs.ts';
import { sentSide } from './sentPicture.ts';
import type { Shrunk } from './shrinkPicture.ts';

/** Bytes of a picture that is drawn on the page. */
const mostBytes = 8 * 1024 * 1024;

export interface PictureShrinker {
  /**
   * Makes a picture smaller. `width` and `height` are those of the original, where they could be found
   * out, else of the smaller one.
   * @throws PictureError where the browser cannot read it
   */
  shrink(file: Blob): Promise<Shrunk>;
  close(): void;
}

/** Works beside the page's own thread; what the worker cannot do is done on the page. */
export function createPictureShrinker(): PictureShrinker {
  const { run, close } = createPictureJobs();
  return { shrink: async (file) => (await run('small', file)) ?? (await onPage(file)), close };
}

/** As an image element a browser reads more kinds of picture, in Safari those of iPhones. */
async function onPage(file: Blob): Promise<Shrunk> {
  const picture = await openPicture(file, sentSide);
  try {
    const size = fittedSize(picture, sentSide);
    return { ...size, small: { ...size, blob: await pictureFile(picture, mostBytes) } };
  } finally {
    picture.close();
  }
}
