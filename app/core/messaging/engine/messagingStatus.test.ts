import { expect, it } from 'vitest';
import { messagingStatusOf } from './messagingStatus.ts';

it('is online only once the list of conversations is up to date', () => {
  expect(messagingStatusOf({ status: 'syncing' }, false)).toBe('syncing');
  expect(messagingStatusOf({ status: 'online' }, false)).toBe('syncing');
  expect(messagingStatusOf({ status: 'online' }, true)).toBe('online');
  expect(messagingStatusOf({ status: 'logging-in', attempt: 1 }, true)).toBe('connecting');
});
