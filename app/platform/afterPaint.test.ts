import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

/** Frames that were asked for and not painted yet. */
let frames: FrameRequestCallback[] = [];
const paint = (): void => {
  for (const callback of frames.splice(0)) callback(0);
};
/** What messages bring has been done. */
async function messages(): Promise<void> {
  for (let round = 0; round < 10; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('afterPaint', () => {
  it('works after the frame without a timer, which a browser holds back while a finger lies on the page', async () => {
    const work = vi.fn();
    afterPaint(work);
    await messages();
    expect(work).not.toHaveBeenCalled();
    paint();
    expect(work).not.toHaveBeenCalled();
    await messages();
    expect(work).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it('works once also where nothing is painted', async () => {
    const work = vi.fn();
    afterPaint(work);
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
    paint();
    await messages();
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['before the frame', 'after it'])('does nothing when stopped %s', async (when) => {
    const work = vi.fn();
    const stop = afterPaint(work);
    if (when === 'after it') paint();
    stop();
    paint();
    vi.runAllTimers();
    await messages();
    expect(work).not.toHaveBeenCalled();
  });
});
