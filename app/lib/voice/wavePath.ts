/** Room of one bar in a drawing, and its height, in units of the drawing. */
export const barStep = 5;
export const waveHeight = 22;
/** A bar is drawn so wide, with round ends. */
export const barWidth = 3;

/**
 * @param bars heights from left to right, each 0 to 1
 * @returns one SVG path for a stroke of `barWidth` in a box of `bars.length * barStep` by `waveHeight`
 */
export function wavePath(bars: readonly number[]): string {
  const middle = waveHeight / 2;
  return bars
    .map((bar, index) => {
      const x = index * barStep + barStep / 2;
      const half = (Math.min(1, Math.max(0, bar)) * (waveHeight - barWidth)) / 2;
      // A line without length has no round ends in some browsers.
      return `M${x} ${rounded(middle - half)}V${rounded(middle + Math.max(half, 0.01))}`;
    })
    .join('');
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
