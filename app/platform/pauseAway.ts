import { watchInView } from './inView.ts';

/** Pauses a film, but for one that floats over other windows: that is looked at wherever it came from. */
export function pauseUnlessFloating(film: HTMLVideoElement): void {
  if (document.pictureInPictureElement !== film) film.pause();
}

/** Pauses a film whenever it is scrolled out of view. @returns the unsubscriber. */
export function pauseOutOfView(film: HTMLVideoElement): () => void {
  return watchInView(film, (isInView) => {
    if (!isInView) pauseUnlessFloating(film);
  });
}
