/** Seconds ahead of what is shown. */
const enough = 5;
/** How much the length of a clip and what is loaded of it may differ, in seconds. */
const slack = 0.25;

type Loaded = Pick<HTMLVideoElement, 'buffered' | 'currentTime' | 'duration' | 'readyState'>;

/** Whether so much of a clip is loaded, or all of it, that loading another one does not stop it. */
export function hasEnough(film: Loaded, isLive: boolean): boolean {
  const { buffered, currentTime, duration, readyState } = film;
  // HAVE_ENOUGH_DATA: of what is on air there is never much ahead.
  if (isLive) return readyState >= 4;
  for (let at = 0; at < buffered.length; at += 1) {
    if (buffered.start(at) > currentTime + slack || buffered.end(at) < currentTime) continue;
    return buffered.end(at) - currentTime >= Math.min(enough, duration - currentTime - slack);
  }
  return false;
}
