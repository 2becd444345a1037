import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { join, type Peer, type Person, type Wire } from '../../testing/gatewayPeople.ts';
import { closeScene, history, openScene, send, unread } from '../../testing/gatewayScene.ts';
import type { TestSandbox } from '../../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let people: Record<'ada' | 'ben' | 'cora', Person>;
let ada: Peer;
let ben: Peer;
let cora: Peer;
beforeEach(async () => {
  ({ sandbox, wire, people, ada, ben, cora } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

describe('reading', () => {
  it('leaves unread what is not read, and tells the sender what is', async () => {
    const [one, two, three] = [
      await send(ada, ben, '1'),
      await send(ada, ben, '2'),
      await send(ada, ben, '3'),
    ];
    const conversationID = `single_${ada.userId}`;
    expect(await unread(ben, conversationID)).toBe(3);
    await ben.call('MarkC2CMessageAsRead', { userID: ada.userId, msgIDList: [two.clientMsgID] });
    expect(await unread(ben, conversationID)).toBe(2);
    expect(await ada.told('OnRecvC2CReadReceipt')).toMatchObject([
      [{ userID: ben.userId, msgIDList: [two.clientMsgID], contentType: 112, sessionType: 1 }],
    ]);
    const read = (await history(ada, ben)) ?? [];
    expect(read.map(({ isRead }) => isRead)).toEqual([false, true, false]);
    expect(read[1]?.attachedInfoElem?.hasReadTime).toBe(sandbox.clock.now);
    await expect(
      ben.call('MarkC2CMessageAsRead', { userID: ada.userId, msgIDList: [two.clientMsgID] }),
    ).rejects.toMatchObject({ code: 201 });
    await ada.forget();
    await ben.call('MarkC2CMessageAsRead', { userID: ada.userId, msgIDList: [] });
    expect(await unread(ben, conversationID)).toBe(0);
    expect(await ada.events()).toEqual([]);
    await ben.call('MarkMessageAsReadByConID', {
      conversationID,
      msgIDList: [one.clientMsgID, three.clientMsgID],
    });
    expect(((await history(ada, ben)) ?? []).every(({ isRead }) => isRead)).toBe(true);
    await expect(
      ada.call('MarkC2CMessageAsRead', { userID: ben.userId, msgIDList: [one.clientMsgID] }),
    ).rejects.toMatchObject({ code: 201 });
    await send(ada, ben, '4');
    expect(await unread(ben, conversationID)).toBe(1);
  });

  it('tells the reader’s devices the total, then the conversation', async () => {
    await send(ada, ben, '1');
    const tab = await join(wire, people.ben);
    await ben.forget();
    await ben.call('MarkC2CMessageAsRead', { userID: ada.userId, msgIDList: [] });
    const events = ['OnTotalUnreadMessageCountChanged', 'OnConversationChanged'];
    expect(await tab.events()).toEqual(events);
    expect(await ben.events()).toEqual(events);
  });

  it('counts no conversation that is muted for good', async () => {
    await send(ada, ben, '1');
    await send(cora, ben, '2');
    const conversationID = `single_${ada.userId}`;
    await ben.call('SetConversationRecvMessageOpt', {
      conversationIDList: [conversationID],
      opt: 2,
    });
    expect(await ben.call('GetTotalUnreadMsgCount')).toBe(1);
    expect(await ben.told('OnTotalUnreadMessageCountChanged')).toEqual([1, 2, 1]);
    expect(await ben.call('GetConversationRecvMessageOpt', [conversationID])).toEqual([
      { conversationID, result: 2 },
    ]);
    await ben.call('SetOneConversationRecvMessageOpt', { conversationID, opt: 1 });
    await ben.forget();
    await send(ada, ben, 'unwanted');
    expect(await ben.told('OnRecvNewMessage')).toEqual([]);
    expect(await unread(ben, conversationID)).toBe(1);
  });
});
