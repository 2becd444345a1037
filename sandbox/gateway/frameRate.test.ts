import { describe, expect, it } from 'vitest';
import { makeFrameRate } from './frameRate.ts';
import { connectionLimits } from './limits.ts';

const { frameBurst, framesPerSecond } = connectionLimits;

function takenOf(mayTake: () => boolean, asked: number): number {
  return Array.from({ length: asked }, mayTake).filter(Boolean).length;
}

describe('the rate of frames', () => {
  it('lets a burst through, then so many a second', () => {
    let now = 0;
    const mayTake = makeFrameRate(() => now);
    expect(takenOf(mayTake, frameBurst + 50)).toBe(frameBurst);
    now += 1_000;
    expect(takenOf(mayTake, frameBurst)).toBe(framesPerSecond);
    now += 3_600_000;
    expect(takenOf(mayTake, frameBurst + 50)).toBe(frameBurst);
  });

  it('takes nothing away when the clock is set back', () => {
    let now = 3_600_000;
    const mayTake = makeFrameRate(() => now);
    expect(mayTake()).toBe(true);
    now = 0;
    expect(takenOf(mayTake, frameBurst)).toBe(frameBurst - 1);
  });
});
