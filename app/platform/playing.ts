/** Players that are not part of the page. */
const hidden = new Set<HTMLMediaElement>();

/** Counts a player that is not part of the page, for the life of the page. */
export function countPlayer(element: HTMLMediaElement): void {
  hidden.add(element);
}

/** Whether anything plays that a person listens to. */
export function isPlaying(): boolean {
  const shown = document.querySelectorAll<HTMLMediaElement>('video, audio');
  return [...shown, ...hidden].some(({ paused, ended, muted }) => !paused && !ended && !muted);
}
