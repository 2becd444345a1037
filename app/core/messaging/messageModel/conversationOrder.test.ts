import { describe, expect, it } from 'vitest';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { noAttention } from './attention.ts';
import { conversationOrder, unreadTotal } from './conversationOrder.ts';

type Row = Parameters<typeof conversationOrder>[0] extends Iterable<infer R> ? R : never;
const row = (conversationID: string, fields: Partial<Row> = {}): Row => ({
  conversationID,
  isPinned: false,
  latestMsgSendTime: 1,
  draftTime: 0,
  latest: null,
  ...fields,
});

describe('the list of conversations', () => {
  it('has pinned ones first and then the latest message or draft', () => {
    const rows = [
      row('old', { latestMsgSendTime: 10 }),
      row('new', { latestMsgSendTime: 30 }),
      row('drafted', { latestMsgSendTime: 5, draftTime: 20 }),
      row('pinned', { isPinned: true }),
      row('pinned later', { isPinned: true, latestMsgSendTime: 2 }),
    ];
    expect(conversationOrder(rows)).toEqual(['pinned later', 'pinned', 'new', 'drafted', 'old']);
  });

  it('leaves out hidden ones until something is sent in them', () => {
    const sending = storedMessage('m', { state: 'sending', sendTime: 50 });
    const rows = [
      row('hidden', { latestMsgSendTime: 0, draftTime: 5 }),
      row('written to', { latestMsgSendTime: 0, latest: sending }),
      row('shown', { latestMsgSendTime: 40 }),
    ];
    expect(conversationOrder(rows)).toEqual(['written to', 'shown']);
  });

  it('has one order for equal times, whatever order they come in', () => {
    const rows = ['b', 'a', 'c'].map((id) => row(id));
    expect(conversationOrder(rows)).toEqual(['a', 'b', 'c']);
    expect(conversationOrder(rows.reverse())).toEqual(['a', 'b', 'c']);
  });

  it('counts unread messages but those of conversations that are silent', () => {
    expect(
      unreadTotal([
        { ...noAttention, recvMsgOpt: 0, unreadCount: 3 },
        { ...noAttention, recvMsgOpt: 1, unreadCount: 4 },
        { ...noAttention, recvMsgOpt: 2, unreadCount: 5 },
      ]),
    ).toBe(7);
  });
});
