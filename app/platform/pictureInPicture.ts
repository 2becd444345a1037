/** Whether films can float over other windows. Only true once a film's pictures are known. */
export function canFloat(film: HTMLVideoElement): boolean {
  return document.pictureInPictureEnabled === true && film.readyState >= film.HAVE_METADATA;
}

/** Lets a film float, or brings it back. What the browser refuses changes nothing. */
export async function toggleFloating(film: HTMLVideoElement): Promise<void> {
  const isFloating = document.pictureInPictureElement === film;
  const done = isFloating ? document.exitPictureInPicture() : film.requestPictureInPicture();
  await done.catch(() => undefined);
}
