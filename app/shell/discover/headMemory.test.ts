import { expect, it } from 'vitest';
import { createStore, storageKeys } from '../../platform/storage.ts';
import { readHead, rememberPart } from './headMemory.ts';

// The memory of the store stands in for the device.
const emptyStore = () =>
  createStore(() => {
    throw new Error('blocked');
  });

it('keeps a place for everything the first time, and then for what stood there', () => {
  const store = emptyStore();
  expect([...readHead(store)]).toEqual(['announcement', 'carousel', 'picks']);
  rememberPart(store, 'carousel', true);
  expect(store.read(storageKeys.discoverHead)).toBeNull();
  rememberPart(store, 'announcement', false);
  rememberPart(store, 'picks', false);
  expect([...readHead(store)]).toEqual(['carousel']);
  rememberPart(store, 'announcement', true);
  expect([...readHead(store)]).toEqual(['announcement', 'carousel']);
});

it.each(['null', '{}', '7', '['])(
  'keeps one for everything where its record is damaged: %s',
  (text) => {
    const store = emptyStore();
    store.write(storageKeys.discoverHead, text);
    expect(readHead(store).size).toBe(3);
  },
);

it('knows no other parts', () => {
  const store = emptyStore();
  store.write(storageKeys.discoverHead, '["picks", "banner", 4]');
  expect([...readHead(store)]).toEqual(['picks']);
});
