type Nearness = {
  /** Some of it is in view. */
  isNear: boolean;
  /** It may begin without the person. */
  mayStart: boolean;
};

/**
 * A clip moves under the thumb, silent, as soon as some of it is in view: from its start, also where it was watched
 * before. What goes out of view again stands still.
 * @param film that holds it; null while none does
 */
export function moveNear(film: HTMLVideoElement | null, { isNear, mayStart }: Nearness): void {
  if (!film) return;
  if (!isNear) film.pause();
  else if (film.paused) {
    // What is on air has no start to go back to.
    if (film.currentTime > 0 && Number.isFinite(film.duration)) film.currentTime = 0;
    // A refusal is told once the clip is the current one.
    if (mayStart) film.play().catch(() => undefined);
  }
}
