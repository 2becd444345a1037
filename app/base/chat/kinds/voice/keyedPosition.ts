/** Seconds that an arrow key and a page key move. */
const step = 1;
const leap = 5;

/**
 * @param key as `KeyboardEvent.key`
 * @param position seconds, as is `length`
 * @returns where a key of a slider leads, in seconds; null for a key that is none
 */
export function keyedPosition(key: string, position: number, length: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: position - step,
    ArrowDown: position - step,
    ArrowRight: position + step,
    ArrowUp: position + step,
    PageDown: position - leap,
    PageUp: position + leap,
    Home: 0,
    End: length,
  };
  const wanted = moves[key];
  return wanted === undefined ? null : Math.min(length, Math.max(0, wanted));
}
