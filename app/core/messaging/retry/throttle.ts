import type { Waits } from './waits.ts';

/**
 * Trailing throttle: the first call starts the delay, and calls during it do not start it again.
 * @param delay milliseconds
 * @returns runs the action once at the end of the delay; not at all where `waits` are closed before
 */
export function throttle(waits: Waits, delay: number, action: () => void): () => void {
  let isPending = false;
  return () => {
    if (isPending) return;
    isPending = true;
    waits.wait(delay).then((isOver) => {
      isPending = false;
      if (isOver) action();
    });
  };
}
