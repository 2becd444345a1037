let playing: HTMLMediaElement | null = null;

/** Call it when sound or video begins to play: whatever else was playing pauses. */
export function playAlone(element: HTMLMediaElement): void {
  if (playing !== element) playing?.pause();
  playing = element;
}
