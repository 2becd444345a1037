import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { messageReceipt, messageRevoked } from '../../../contract/gateway/entities/message.ts';
import { factsOfReceipt, factsOfRevocation } from './messageFacts.ts';

const revocation = (fields: object) =>
  factsOfRevocation(v.parse(messageRevoked, { clientMsgID: 'm1', ...fields }), 'me');
const receipt = (isSingle: boolean, fields: object) =>
  factsOfReceipt(
    v.parse(messageReceipt, { msgIDList: ['m1'], readTime: 7, ...fields }),
    isSingle,
    'me',
  );

describe('a revocation', () => {
  const byAnn = { sourceMessageSendID: 'ann', revokerID: 'ann' };
  const learned = { clientMsgID: 'm1', isRevoked: true, revokerID: 'ann' };

  test('of two people is of the conversation with its sender', () => {
    expect(revocation({ ...byAnn, sessionType: 1 })).toEqual([
      { ...learned, sendID: 'ann', conversationID: 'single_ann' },
    ]);
    const own = { sourceMessageSendID: 'me', revokerID: 'me' };
    expect(revocation({ ...own, sessionType: 1 })).toEqual([
      { ...learned, revokerID: 'me', sendID: 'me', isSingle: true },
    ]);
  });

  test('of two people that its sender did not do says nothing', () => {
    const byMallory = { sourceMessageSendID: 'me', revokerID: 'mallory', sessionType: 1 };
    expect(revocation(byMallory)).toEqual([]);
  });

  test('of a group names no group, and may be by somebody else', () => {
    for (const sessionType of [2, 3]) {
      expect(revocation({ ...byAnn, revokerID: 'boss', sessionType })).toEqual([
        { ...learned, revokerID: 'boss', sendID: 'ann', isSingle: false },
      ]);
    }
  });

  test('that names no sender names no more than an id', () => {
    expect(revocation({ revokerID: 'ann', sessionType: 3 })).toEqual([learned]);
  });
});

describe('a receipt', () => {
  test('names messages of this person, in the conversation of who read them', () => {
    const read = { clientMsgID: 'm1', sendID: 'me', readTime: 7 };
    expect(receipt(true, { userID: 'ann' })).toEqual([
      { ...read, conversationID: 'single_ann', isRead: true },
    ]);
    expect(receipt(false, { userID: 'ann', groupID: 'g', sessionType: 2 })).toEqual([
      { ...read, conversationID: 'group_g', readerID: 'ann' },
    ]);
    expect(receipt(false, { userID: 'ann', groupID: 'g', sessionType: 3 })).toEqual([
      { ...read, conversationID: 'super_group_g', readerID: 'ann' },
    ]);
    expect(receipt(false, { userID: 'ann', groupID: 'g' })).toEqual([
      { ...read, isSingle: false, readerID: 'ann' },
    ]);
  });

  test('of what this person read themselves names nothing of theirs', () => {
    expect(receipt(true, { userID: 'me' })).toEqual([]);
  });
});
