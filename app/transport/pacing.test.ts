import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../tests/support/virtualClock.ts';
import { limits } from '../lib/limits.ts';
import { orAborted, pause, retryDelay } from './pacing.ts';
import { withTimeout } from './withTimeout.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('retryDelay', () => {
  it('starts at 500 ms, and never passes 5 s nor comes near zero', () => {
    expect(retryDelay(1, 0.3)).toBe(limits.retryDelay);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), share, (retry, random) => {
        const delay = retryDelay(retry, random);
        expect(delay).toBeGreaterThanOrEqual(limits.retryDelay);
        expect(delay).toBeLessThanOrEqual(limits.longestRetryDelay);
      }),
    );
  });
});

describe('pause', () => {
  it('ends after its time, or at once when aborted', async () => {
    const time = createVirtualClock({ turns: 4 });
    const start = time.now();
    await time.until(pause(time.timers, 700));
    expect(time.now() - start).toBe(700);
    const controller = new AbortController();
    const waiting = pause(time.timers, 700, controller.signal);
    controller.abort();
    await waiting;
    await pause(time.timers, 700, controller.signal);
    expect(time.now() - start).toBe(700);
  });
});

describe('orAborted', () => {
  it('waits for the work, hands its failure on, and leaves it when aborted', async () => {
    await orAborted(Promise.resolve(1));
    await expect(orAborted(Promise.reject(new Error('no')))).rejects.toThrow('no');
    await orAborted(new Promise(() => undefined), AbortSignal.abort());
    // Nobody listens to this failure any more; it must not come up as an unhandled one.
    await orAborted(Promise.reject(new Error('late')), AbortSignal.abort()).catch(() => undefined);
  });
});

describe('withTimeout', () => {
  it('says how the work ended, whatever the work does with its signal', async () => {
    const time = createVirtualClock({ turns: 4 });
    const run = <Value>(work: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal) =>
      time.until(withTimeout({ timers: time.timers, timeout: 100, signal }, work));
    expect(await run(async () => 7)).toEqual({ kind: 'done', value: 7 });
    expect(await run(() => Promise.reject(new Error('x')))).toMatchObject({ kind: 'failed' });
    let stopped: AbortSignal | undefined;
    const hang = (signal: AbortSignal) => {
      stopped = signal;
      return new Promise<number>(() => undefined);
    };
    expect(await run(hang)).toEqual({ kind: 'timeout' });
    expect(stopped?.aborted).toBe(true);
    expect(await run(hang, AbortSignal.abort())).toEqual({ kind: 'aborted' });
    const thrown = () => {
      throw new Error('at once');
    };
    expect(await run(thrown)).toMatchObject({ kind: 'failed' });
  });
});
