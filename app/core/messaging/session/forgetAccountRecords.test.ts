import { expect, it } from 'vitest';
import { memoryStore } from '../../../../tests/support/memoryStore.ts';
import { storageKeys } from '../../../platform/storage.ts';
import { forgetAccountRecords } from './forgetAccountRecords.ts';

const places = (userIDs: readonly string[]) =>
  JSON.stringify(Object.fromEntries(userIDs.map((id) => [id, [{ description: `Home of ${id}` }]])));

it('takes the saved places of an account away, and leaves those of others', () => {
  const store = memoryStore({ [storageKeys.places]: places(['ann', 'bea']) });
  forgetAccountRecords(store, 'ann');
  expect(store.read(storageKeys.places)).toBe(places(['bea']));
  forgetAccountRecords(store, 'bea');
  expect(store.read(storageKeys.places)).toBeNull();
});

it.each(['', '[]', 'null', '{"bea":1}'])('leaves what it cannot read alone: %s', (kept) => {
  const store = memoryStore({ [storageKeys.places]: kept });
  forgetAccountRecords(store, 'ann');
  expect(store.read(storageKeys.places)).toBe(kept);
});

it('takes everything away that is kept by account', () => {
  const keys = [
    storageKeys.places,
    storageKeys.groupAliases,
    storageKeys.readAnnouncements,
    storageKeys.watching,
  ];
  const store = memoryStore(Object.fromEntries(keys.map((key) => [key, '{"ann":{},"bea":{}}'])));
  forgetAccountRecords(store, 'ann');
  expect(keys.map((key) => store.read(key))).toEqual(keys.map(() => '{"bea":{}}'));
});
