import { expect, test } from 'vitest';
import { refTo, storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { messageKeyOf } from '../messageRef.ts';
import { firstUnreadOf } from './firstUnread.ts';

const keyOf = (id: string) => messageKeyOf(refTo(id));
const messages = [
  storedMessage('a'),
  storedMessage('own', { sendID: 'me' }),
  storedMessage('c'),
  storedMessage('silent', { contentType: 119 }),
  storedMessage('d'),
];

test('the first unread message is counted back over what others wrote and the gateway counts', () => {
  expect(firstUnreadOf(messages, 1, 'me')).toBe(keyOf('d'));
  expect(firstUnreadOf(messages, 2, 'me')).toBe(keyOf('c'));
  expect(firstUnreadOf(messages, 3, 'me')).toBe(keyOf('a'));
});

test('it is null where nothing is unread, or the first of it is not among them', () => {
  expect(firstUnreadOf(messages, 0, 'me')).toBeNull();
  expect(firstUnreadOf(messages, 4, 'me')).toBeNull();
});
