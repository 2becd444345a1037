import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStore, storageKeys } from '../../platform/storage.ts';
import { noteAnnounced, readAnnounced } from './announced.ts';

// The memory of the store stands in for the device.
const emptyStore = () =>
  createStore(() => {
    throw new Error('blocked');
  });

it('knows each announcement once, and the newest of many', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 80 }), (ids) => {
      const store = emptyStore();
      for (const id of ids) noteAnnounced(store, id);
      const known = readAnnounced(store);
      expect(new Set(known).size).toBe(known.length);
      expect(known.length).toBeLessThanOrEqual(30);
      const newest = [...new Set(ids.toReversed())].slice(0, 30);
      expect(known.toReversed()).toEqual(newest);
    }),
  );
});

it.each(['null', '{}', '["a",3]', '['])('reads nothing wrong where it is damaged: %s', (text) => {
  const store = emptyStore();
  store.write(storageKeys.announced, text);
  expect(readAnnounced(store)).toEqual(text.includes('a') ? ['a'] : []);
});
