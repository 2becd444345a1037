import { connectionLimits } from './limits.ts';

/** @returns whether a frame of a connection may be taken now: a burst, then so many a second. */
export function makeFrameRate(now: () => number): () => boolean {
  const { frameBurst, framesPerSecond } = connectionLimits;
  let allowance: number = frameBurst;
  let last = now();
  return () => {
    const time = now();
    allowance = Math.min(frameBurst, allowance + ((time - last) / 1000) * framesPerSecond);
    last = time;
    if (allowance < 1) return false;
    allowance -= 1;
    return true;
  };
}
