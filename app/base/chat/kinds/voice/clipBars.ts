import { loudest, readPeaks, resample } from '../../../../lib/voice/voicePeaks.ts';

/** Bars of a drawing. */
const count = 32;

/** Says that there is a voice, and nothing of it. */
const neutral: readonly number[] = Array.from({ length: count }, () => 0.16);

/** @returns the heights that a voice message is drawn with, each 0 to 1. @param ex of its message */
export function clipBars(ex: string): readonly number[] {
  const peaks = readPeaks(ex);
  return peaks ? resample(peaks, count).map((peak) => peak / loudest) : neutral;
}
