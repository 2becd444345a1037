/** Loudest peak; the softest is 0. */
export const loudest = 100;

/** Peaks that a recording is sent with. */
export const sentPeaks = 56;

/** More are not looked at, whoever sent them. */
const mostRead = 500;

/** What stands beside a voice message, with its peaks alone, is no longer than this. */
const longestExtra = 16_384;

/**
 * @param ex what stands beside a voice message; anybody can have written it
 * @returns its loudness over time, each 0 to `loudest`; null where it says nothing of that
 */
export function readPeaks(ex: string): readonly number[] | null {
  if (ex === '' || ex.length > longestExtra) return null;
  try {
    const { peaks } = JSON.parse(ex) as { peaks?: unknown };
    if (!Array.isArray(peaks) || peaks.length < 2 || peaks.length > mostRead) return null;
    if (!peaks.every((peak) => typeof peak === 'number' && Number.isFinite(peak))) return null;
    return peaks.map((peak: number) => Math.min(loudest, Math.max(0, peak)));
  } catch {
    // Somebody else's own form, or nothing.
    return null;
  }
}

/**
 * @param values any number of them
 * @returns `count` of them, each the largest of its part; none for no values
 */
export function resample(values: readonly number[], count: number): number[] {
  if (values.length === 0) return [];
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * values.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * values.length) / count));
    return Math.max(...values.slice(from, to));
  });
}

/**
 * @param levels of the microphone while it recorded, each 0 to 1
 * @returns whole numbers up to `loudest`, the loudest moment being that; none where nothing was heard
 */
export function peaksOf(levels: readonly number[]): number[] {
  const bars = resample(levels, sentPeaks);
  const top = Math.max(0, ...bars);
  if (top === 0) return [];
  return bars.map((level) => Math.round((level / top) * loudest));
}
