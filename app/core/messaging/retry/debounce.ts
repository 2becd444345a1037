import type { Waits } from './waits.ts';

/**
 * @param delay milliseconds
 * @returns has the action run once after the delay, however often it is asked for meanwhile; not at all
 * where `waits` are closed before
 */
export function debounce(waits: Waits, delay: number, action: () => void): () => void {
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
