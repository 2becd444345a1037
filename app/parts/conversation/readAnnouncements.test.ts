import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import type { KeyValueStore } from '../../platform/storage.ts';
import { readAnnouncements, writeAnnouncementRead } from './readAnnouncements.ts';

let store: KeyValueStore;
beforeEach(() => {
  store = memoryStore();
});
const read = (userId: string, groupID: string, notificationUpdateTime: number) =>
  writeAnnouncementRead(store, userId, { groupID, notificationUpdateTime });

it('knows which one of a group each account read last', () => {
  read('ana', 'g1', 5);
  read('ana', 'g2', 6);
  read('ana', 'g1', 9);
  read('bo', 'g1', 5);
  expect([...readAnnouncements(store, 'ana')].sort()).toEqual([
    ['g1', 9],
    ['g2', 6],
  ]);
  expect([...readAnnouncements(store, 'bo')]).toEqual([['g1', 5]]);
  expect(readAnnouncements(store, 'chi').size).toBe(0);
});

it('keeps those read last, in room that does not grow', () => {
  for (let group = 0; group < 520; group += 1) read('ana', `g${group}`, group);
  const known = readAnnouncements(store, 'ana');
  expect(known.size).toBe(500);
  expect([known.has('g19'), known.get('g519')]).toEqual([false, 519]);
});

it('reads what is damaged as nothing, and goes on', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      store = memoryStore({ announcements_read: text });
      readAnnouncements(store, 'ana');
      read('ana', 'g1', 5);
      expect(readAnnouncements(store, 'ana').get('g1')).toBe(5);
    }),
  );
});
