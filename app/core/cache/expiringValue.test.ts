import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import { readExpiring, writeExpiring } from './expiringValue.ts';

describe('expiring values', () => {
  it('are there until their seconds are over, and then gone from the store', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(100_000), fc.nat(200_000_000), (value, seconds, later) => {
        const store = memoryStore();
        writeExpiring(store, 'key', value, { now: 1000, seconds });
        const read = readExpiring(store, 'key', 1000 + later);
        if (later < seconds * 1000) expect(read).toEqual(JSON.parse(JSON.stringify(value)));
        else {
          expect(read).toBeNull();
          expect(store.all()).toEqual({});
        }
      }),
    );
  });

  it('stay for good without seconds', () => {
    const store = memoryStore();
    writeExpiring(store, 'key', 'kept', { now: 0 });
    expect(readExpiring(store, 'key', Number.MAX_SAFE_INTEGER)).toBe('kept');
  });

  it('are absent where the store holds anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readExpiring(memoryStore({ key: text }), 'key', 0)).not.toThrow();
      }),
    );
  });
});
