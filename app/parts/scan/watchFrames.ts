import type { Timers } from '../../platform/timers.ts';

/** Milliseconds from one frame to the next: eight a second are as good as all of them. */
const interval = 125;

type Watch = {
  /** @returns null while there is no picture. */
  grab: () => ImageData | null;
  read: (image: ImageData) => Promise<string | null>;
  onText: (text: string) => void;
  /** The reader did not load; the watch is over. */
  onFailed: () => void;
  timers: Timers;
  /** Milliseconds of a clock. */
  now: () => number;
};

/**
 * Reads one frame after the other. On a slow device it rests as long as it worked, so that taps are
 * answered in between.
 * @returns stops it; nothing is called back after that.
 */
export function watchFrames({ grab, read, onText, onFailed, timers, now }: Watch): () => void {
  let isOver = false;
  let timer: unknown = null;

  const look = async (): Promise<void> => {
    const start = now();
    try {
      const image = grab();
      const text = image && (await read(image));
      if (isOver) return;
      if (text) onText(text);
    } catch {
      // Only loading the reader can fail.
      if (isOver) return;
      isOver = true;
      onFailed();
    }
    if (isOver) return;
    const took = now() - start;
    timer = timers.set(() => void look(), Math.max(interval - took, took));
  };
  void look();

  return () => {
    isOver = true;
    timers.clear(timer);
  };
}
