import { subscribeVisible } from './visibility.ts';

/** Keeps the screen from going dark, where the browser can, until what it returns is called. */
export function keepScreenOn(): () => void {
  let isOver = false;
  let held: WakeLockSentinel | null = null;
  const ask = async (isVisible: boolean): Promise<void> => {
    // The browser lets go of it by itself whenever the page is hidden.
    if (!isVisible || isOver || !('wakeLock' in navigator)) return;
    const lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) await lock?.release();
    else held = lock;
  };
  void ask(true);
  const unsubscribe = subscribeVisible((isVisible) => void ask(isVisible));
  return () => {
    isOver = true;
    unsubscribe();
    void held?.release();
  };
}
