import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import { createBackoff } from './backoff.ts';
import { retry } from './retry.ts';
import { createWaits } from './waits.ts';

const failure = new Error('not yet');

function setUp() {
  const time = createVirtualClock();
  const start = time.now();
  const at: number[] = [];
  /** Fails so many times, then says how often it was tried. */
  const failing = (failures: number) => async () => {
    at.push(time.now() - start);
    if (at.length <= failures) throw failure;
    return at.length;
  };
  return { time, at, failing, waits: createWaits(time.timers) };
}

/** @returns what became of it so far */
function outcomeOf(work: Promise<unknown>): { value: unknown } {
  const outcome: { value: unknown } = { value: 'pending' };
  work.then(
    (value) => Object.assign(outcome, { value }),
    (error) => Object.assign(outcome, { value: error }),
  );
  return outcome;
}

describe('retry', () => {
  it('tries until it succeeds, with pauses that double', async () => {
    const { time, at, failing, waits } = setUp();
    const outcome = outcomeOf(retry(failing(3), { waits }));
    await time.pass(60_000);
    expect(outcome.value).toBe(4);
    expect(at).toEqual([0, 500, 1_500, 3_500]);
  });

  it('gives up after four tries, unless another limit is set', async () => {
    const { time, at, failing, waits } = setUp();
    const outcome = outcomeOf(retry(failing(9), { waits }));
    await time.pass(600_000);
    expect(outcome.value).toBe(failure);
    expect(at).toHaveLength(4);
  });

  it('goes on without a limit, half a minute apart at most', async () => {
    const { time, at, failing, waits } = setUp();
    const outcome = outcomeOf(retry(failing(20), { waits, limit: Number.POSITIVE_INFINITY }));
    await time.pass(1_200_000);
    expect(outcome.value).toBe(21);
    expect((at[20] as number) - (at[19] as number)).toBe(30_000);
  });

  it('does not try again what is not worth it, nor what no longer is after the pause', async () => {
    const { time, at, failing, waits } = setUp();
    const never = outcomeOf(retry(failing(9), { waits, isWorthRetrying: () => false }));
    await time.pass(60_000);
    expect(never.value).toBe(failure);
    expect(at).toHaveLength(1);

    let isWanted = true;
    const given = outcomeOf(retry(failing(9), { waits, isWorthRetrying: () => isWanted }));
    await time.pass(100);
    isWanted = false;
    await time.pass(60_000);
    expect(given.value).toBe(failure);
    expect(at).toHaveLength(2);
  });

  it('ends when the waits are closed, and tries at once when they are woken', async () => {
    const { time, at, failing, waits } = setUp();
    const outcome = outcomeOf(retry(failing(9), { waits, limit: 9 }));
    await time.pass(100);
    waits.wake();
    await time.pass(100);
    expect(at).toEqual([0, 100]);
    waits.close();
    await time.pass(60_000);
    expect(outcome.value).toBe(failure);
    expect(at).toHaveLength(2);
  });

  it('pauses as shortly as at first once the work got on', async () => {
    const { time, at, waits } = setUp();
    const backoff = createBackoff();
    const start = time.now();
    const work = async () => {
      at.push(time.now() - start);
      if (at.length === 3) backoff.reset();
      if (at.length < 5) throw failure;
    };
    const outcome = outcomeOf(retry(work, { waits, backoff, limit: 9 }));
    await time.pass(60_000);
    expect(outcome.value).toBeUndefined();
    expect(at).toEqual([0, 500, 1_500, 2_000, 3_000]);
  });
});
