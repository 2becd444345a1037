import { connectionLimits } from './limits.ts';

/** @returns whether a frame of a connection may be taken now: a burst, then so many a second. */
export function makeFrameRate(now: () => number): () => boolean {
  const { frameBurst, framesPerSecond } = connectionLimits;
  let allowance: number = frameBurst;
  let last = now();
  return () => {
    const time = now();
    // A clock set back gives nothing, and takes nothing away.
    const passed = Math.max(0, time - last);
    allowance = Math.min(frameBurst, allowance + (passed / 1000) * framesPerSecond);
    last = time;
    if (allowance < 1) return false;
    allowance -= 1;
    return true;
  };
}
