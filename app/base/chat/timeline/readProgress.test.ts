import { describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { seenIndexOf, unreadBelow } from './readProgress.ts';

const messages = [
  plainMessage({ clientMsgID: 'a' }),
  plainMessage({ clientMsgID: 'own', sendID: 'u1' }),
  plainMessage({ clientMsgID: 'b' }),
  plainMessage({ clientMsgID: 'hidden', contentType: 119 }),
];

const keyOf = (id: string): string => {
  const sendID = id === 'own' || id === 'c' ? 'u1' : 'bea';
  return messageKeyOf({ conversationID: 'single_bea', sendID, clientMsgID: id });
};

describe('seenIndexOf', () => {
  it('is the message of the last row in view', () => {
    expect(seenIndexOf(messages, keyOf('own'), keyOf('b'))).toBe(1);
    expect(seenIndexOf(messages, null, keyOf('b'))).toBe(-1);
    expect(seenIndexOf(messages, keyOf('gone'), keyOf('b'))).toBe(-1);
  });

  it('takes what has no row of its own with the last row', () => {
    expect(seenIndexOf(messages, keyOf('b'), keyOf('b'))).toBe(3);
  });

  it('says nothing of others by what is on its way', () => {
    const writing = [
      ...messages.slice(0, 3),
      plainMessage({ clientMsgID: 'c', sendID: 'u1', state: 'sending' }),
    ];
    expect(seenIndexOf(writing, keyOf('c'), keyOf('c'))).toBe(2);
  });
});

describe('unreadBelow', () => {
  const others = { unreadCount: 9, hasNewer: false, selfId: 'u1' };

  it('counts what others wrote below what was read', () => {
    expect(unreadBelow(messages, 0, others)).toBe(1);
    expect(unreadBelow(messages, 2, others)).toBe(0);
  });

  it('is what the row says where that is less, or all that is known', () => {
    expect(unreadBelow(messages, 0, { ...others, unreadCount: 0 })).toBe(0);
    expect(unreadBelow(messages, -1, others)).toBe(9);
    expect(unreadBelow(messages, 2, { ...others, hasNewer: true })).toBe(9);
  });
});
