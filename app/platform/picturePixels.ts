import { openPicture, PictureError } from './imageFile.ts';

/** @returns the pixels of a picture file, at most 2,048 a side. @throws PictureError */
export async function picturePixels(file: Blob): Promise<ImageData> {
  const picture = await openPicture(file);
  try {
    const context = picture.canvas.getContext('2d');
    if (!context) throw new PictureError('unreadable');
    return context.getImageData(0, 0, picture.width, picture.height);
  } finally {
    picture.close();
  }
}
