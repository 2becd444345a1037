import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  join,
  type Peer,
  type Person,
  textMessage,
  type Wire,
} from '../../testing/gatewayPeople.ts';
import {
  closeScene,
  contents,
  history,
  makeGroup,
  openScene,
  send,
  sendToGroup,
} from '../../testing/gatewayScene.ts';
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

describe('a message that is named', () => {
  it('is named by its sender too', async () => {
    const groupID = await makeGroup(ada, [ben]);
    const sent = await sendToGroup(ada, groupID, 'mine');
    const named = { ...sent, sendID: ben.userId };
    for (const change of [
      'NewRevokeMessage',
      'RevokeMessage',
      'DeleteMessageFromLocalAndSvr',
    ] as const) {
      await expect(ben.call(change, named)).rejects.toMatchObject({ code: 201 });
    }
    const page = { groupID, count: 9, startClientMsgID: '' };
    expect(contents(await ben.call('GetHistoryMessageList', page))).toContain('mine');
  });
});

describe('taking back', () => {
  it('takes the content away and tells everybody but the tab it was done in', async () => {
    const tab = await join(wire, people.ada);
    const sent = await send(ada, ben, 'oops');
    for (const peer of [ada, ben, tab]) {
      await peer.forget();
    }
    await ada.call('NewRevokeMessage', sent);
    expect(ada.frames.map(({ event }) => event)).toEqual([
      'OnConversationChanged',
      'NewRevokeMessage',
    ]);
    expect(await ben.events()).toEqual(['OnNewRecvMessageRevoked', 'OnConversationChanged']);
    expect(await tab.events()).toEqual(['OnNewRecvMessageRevoked', 'OnConversationChanged']);
    expect(await ben.told('OnNewRecvMessageRevoked')).toMatchObject([
      {
        clientMsgID: sent.clientMsgID,
        revokerID: ada.userId,
        sourceMessageSendTime: sent.sendTime,
      },
    ]);
    const [left] = (await history(ben, ada)) ?? [];
    expect(left).toMatchObject({ clientMsgID: sent.clientMsgID, contentType: 118, status: 5 });
    expect(JSON.stringify(left)).not.toContain('oops');
    expect(
      (await send(ada, ben, { ...textMessage('oops'), clientMsgID: sent.clientMsgID })).status,
    ).toBe(5);
    await ben.forget();
    await ada.call('NewRevokeMessage', sent);
    expect(await ben.events()).toEqual([]);
  });

  it('has an old way', async () => {
    const sent = await send(ada, ben, 'oops');
    await ada.call('RevokeMessage', sent);
    expect(await ben.told('OnRecvMessageRevoked')).toEqual([sent.clientMsgID]);
  });

  it('is for the author, and in a group for owner and admins', async () => {
    const sent = await send(ada, ben, 'mine');
    await expect(ben.call('NewRevokeMessage', sent)).rejects.toMatchObject({ code: 201 });
    await expect(cora.call('NewRevokeMessage', sent)).rejects.toMatchObject({ code: 201 });
    const groupID = await makeGroup(ada, [ben, cora]);
    const ofBen = await sendToGroup(ben, groupID, 'by Ben');
    await expect(cora.call('NewRevokeMessage', ofBen)).rejects.toMatchObject({ code: 201 });
    await ada.call('NewRevokeMessage', ofBen);
    expect(await ben.told('OnNewRecvMessageRevoked')).toMatchObject([
      { revokerID: ada.userId, revokerRole: 2, sourceMessageSendID: ben.userId },
    ]);
  });
});

describe('typing', () => {
  it('is told and forgotten', async () => {
    await ada.call('TypingStatusUpdate', { recvID: ben.userId, msgTip: 'yes' });
    expect(await ben.told('OnRecvNewMessage')).toMatchObject([
      { contentType: 113, content: 'yes', sendID: ada.userId },
    ]);
    expect(await ben.events()).toEqual(['OnRecvNewMessage']);
    expect(await history(ben, ada)).toEqual([]);
    await ben.call('AddBlack', ada.userId);
    await ben.forget();
    await ada.call('TypingStatusUpdate', { recvID: ben.userId, msgTip: 'no' });
    expect(await ben.events()).toEqual([]);
  });
});

describe('deleting', () => {
  it('takes a message from one side, and the next to last shows in the list', async () => {
    const first = await send(ada, ben, 'first');
    const last = await send(ada, ben, 'last');
    await ben.forget();
    await ben.call('DeleteMessageFromLocalAndSvr', last);
    expect(await ben.events()).toEqual([
      'OnTotalUnreadMessageCountChanged',
      'OnConversationChanged',
    ]);
    const [conversation] = (await ben.call('GetAllConversationList')) ?? [];
    expect(JSON.parse(conversation?.latestMsg ?? '')).toMatchObject({ content: 'first' });
    expect(conversation?.unreadCount).toBe(1);
    expect(contents(await history(ben, ada))).toEqual(['first']);
    expect(contents(await history(ada, ben))).toEqual(['first', 'last']);
    expect(contents(await history(ben, ada, last.clientMsgID))).toEqual(['first']);
    await ben.call('DeleteMessageFromLocalStorage', first);
    expect((await ben.call('GetAllConversationList')) ?? []).toMatchObject([{ latestMsg: '' }]);
  });

  it('clears a conversation for one side', async () => {
    await send(ada, ben, 'old');
    await ben.call('ClearC2CHistoryMessage', ada.userId);
    expect(await history(ben, ada)).toEqual([]);
    expect(await ben.call('GetTotalUnreadMsgCount')).toBe(0);
    await send(ada, ben, 'new');
    expect(contents(await history(ben, ada))).toEqual(['new']);
    expect(contents(await history(ada, ben))).toEqual(['old', 'new']);
    await ben.call('DeleteAllMsgFromLocalAndSvr');
    expect(await history(ben, ada)).toEqual([]);
  });

  it('keeps what somebody puts into their own view to themselves', async () => {
    await send(ada, ben, 'one');
    const note = await ada.call('InsertSingleMessageToLocalStorage', {
      ...{ message: textMessage('note'), recvID: ben.userId, sendID: ada.userId },
    });
    await send(ada, ben, 'two');
    expect(contents(await history(ada, ben))).toEqual(['one', 'note', 'two']);
    expect(contents(await history(ben, ada))).toEqual(['one', 'two']);
    expect(contents(await history(ada, ben, note.clientMsgID))).toEqual(['one']);
    await ada.call('DeleteMessageFromLocalStorage', note);
    expect(contents(await history(ada, ben))).toEqual(['one', 'two']);
  });
});
