/** Two soft notes: hertz, seconds after the start. */
const notes = [
  { pitch: 880, start: 0 },
  { pitch: 1174.66, start: 0.09 },
] as const;
const noteLength = 0.16;
const loudness = 0.08;

/** A short sound, which browsers let a page play once the person has touched it. */
export interface Chime {
  play(): void;
  /** Stops waiting for a touch and lets go of the sound device. */
  close(): void;
}

/** @returns a chime that is silent where the browser has no sound, or no leave to make it. */
export function createChime(): Chime {
  let context: AudioContext | null = null;
  const unlock = (): void => {
    try {
      context ??= new AudioContext();
      context.resume().then(stopWaiting, () => undefined);
    } catch {
      // No sound device: nothing to unlock.
      stopWaiting();
    }
  };
  const touches = ['pointerup', 'keydown'] as const;
  const stopWaiting = (): void => {
    for (const touch of touches) removeEventListener(touch, unlock);
  };
  for (const touch of touches) addEventListener(touch, unlock, { passive: true });
  // The page may have been touched before this was made.
  if ((navigator as Partial<Pick<Navigator, 'userActivation'>>).userActivation?.hasBeenActive)
    unlock();

  return {
    play() {
      if (context?.state !== 'running') return;
      for (const note of notes) sound(context, note.pitch, context.currentTime + note.start);
    },
    close() {
      stopWaiting();
      context?.close().catch(() => undefined);
      context = null;
    },
  };
}

function sound(context: AudioContext, pitch: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + noteLength);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + noteLength);
}
