/**
 * Tells once a picture of what an element plays, or holds ready, is on the screen. Call it when its source is set.
 * @returns stops waiting
 */
export function whenFrameShows(film: HTMLVideoElement, onShown: () => void): () => void {
  if ('requestVideoFrameCallback' in film) {
    const asked = film.requestVideoFrameCallback(onShown);
    return () => film.cancelVideoFrameCallback(asked);
  }
  // Firefox before 132: time passes only with pictures.
  const old = film as HTMLVideoElement;
  old.addEventListener('timeupdate', onShown, { once: true });
  return () => old.removeEventListener('timeupdate', onShown);
}
