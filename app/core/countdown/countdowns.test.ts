import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import { storageKeys } from '../../platform/storage.ts';
import { readCountdown, secondsLeft, writeCountdown } from './countdowns.ts';

const start = 1_800_000_000_000;

describe('secondsLeft', () => {
  it('counts whole seconds down to nothing', () => {
    const countdown = { endsAt: start + 60_000, seconds: 60 };
    expect(secondsLeft(countdown, start)).toBe(60);
    expect(secondsLeft(countdown, start + 1)).toBe(60);
    expect(secondsLeft(countdown, start + 59_001)).toBe(1);
    expect(secondsLeft(countdown, start + 60_000)).toBe(0);
  });

  it('never leaves its bounds, whatever the clock does', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 0, max: 3600 }),
        fc.integer(),
        (end, long, now) => {
          const left = secondsLeft({ endsAt: end, seconds: long }, now);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(long);
        },
      ),
    );
  });
});

describe('readCountdown', () => {
  it('finds a wait after a reload, under its own name only', () => {
    const store = memoryStore();
    const countdown = { endsAt: start + 60_000, seconds: 60 };
    writeCountdown(store, 'sms', countdown, start);
    expect(readCountdown(store, 'sms', start + 1000)).toEqual(countdown);
    expect(readCountdown(store, 'login', start + 1000)).toBeNull();
    expect(readCountdown(store, 'sms', start + 60_000)).toBeNull();
  });

  it('drops waits that are over when it keeps another', () => {
    const store = memoryStore();
    writeCountdown(store, 'old', { endsAt: start + 1000, seconds: 1 }, start);
    writeCountdown(store, 'new', { endsAt: start + 9000, seconds: 7 }, start + 2000);
    expect(Object.keys(JSON.parse(store.read(storageKeys.countdowns) ?? ''))).toEqual(['new']);
  });

  it('takes anything else stored for nothing', () => {
    for (const text of ['', '7', 'null', '[]', '{"sms":7}', '{"sms":{"endsAt":"x"}}', '{"sms":']) {
      expect(
        readCountdown(memoryStore({ [storageKeys.countdowns]: text }), 'sms', start),
      ).toBeNull();
    }
  });
});
