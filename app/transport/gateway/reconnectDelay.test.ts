import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../lib/limits.ts';
import { reconnectDelay } from './reconnectDelay.ts';

const conditions = fc.record({
  random: fc.double({ min: 0, max: 1, noNaN: true }),
  isVisible: fc.boolean(),
  isOnline: fc.boolean(),
});

describe('reconnectDelay', () => {
  it('is 500 ms after the first loss', () => {
    const seen = { isVisible: true, isOnline: true };
    expect([0, 0.5, 1].map((random) => reconnectDelay(1, { random, ...seen }))).toEqual([
      500, 500, 500,
    ]);
  });

  it('is never less than the first nor more than the cap', () => {
    fc.assert(
      fc.property(fc.nat(10_000), conditions, (losses, given) => {
        const delay = reconnectDelay(losses, given);
        expect(delay).toBeGreaterThanOrEqual(limits.retryDelay);
        const cap = given.isVisible ? limits.gatewayRetrySeen : limits.gatewayRetryHidden;
        expect(delay).toBeLessThanOrEqual(cap);
      }),
    );
  });

  it('is the cap while there is no network', () => {
    const given = { random: 0, isVisible: false, isOnline: false };
    expect(reconnectDelay(1, given)).toBe(limits.gatewayRetryHidden);
  });
});
