import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Peer, textMessage, type Wire } from '../../testing/gatewayPeople.ts';
import {
  closeScene,
  contents,
  makeGroup,
  openScene,
  sendToGroup,
} from '../../testing/gatewayScene.ts';
import type { TestSandbox } from '../../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let ada: Peer;
let ben: Peer;
let cora: Peer;
beforeEach(async () => {
  ({ sandbox, wire, ada, ben, cora } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

describe('a group', () => {
  it('is told to all members but the sender, who learns who has read it', async () => {
    const groupID = await makeGroup(ada, [ben, cora]);
    const sent = await sendToGroup(ada, groupID, 'hello all');
    expect(sent).toMatchObject({ groupID, recvID: '', sessionType: 2 });
    expect(await ben.told('OnRecvNewMessage')).toHaveLength(1);
    expect(await ben.told('OnTotalUnreadMessageCountChanged')).toHaveLength(1);
    await ben.call('MarkGroupMessageAsRead', { groupID, msgIDList: [sent.clientMsgID] });
    expect(await ada.told('OnRecvGroupReadReceipt')).toMatchObject([
      [{ groupID, userID: ben.userId, msgIDList: [sent.clientMsgID], contentType: 116 }],
    ]);
    expect(await cora.told('OnRecvGroupReadReceipt')).toEqual([]);
    const page = { groupID, count: 1, startClientMsgID: '' };
    const [own] = (await ada.call('GetHistoryMessageList', page)) ?? [];
    expect(own?.attachedInfoElem?.groupHasReadInfo).toEqual({
      ...{ hasReadUserIDList: [ben.userId], hasReadCount: 1, groupMemberCount: 3 },
    });
    const [theirs] = (await cora.call('GetHistoryMessageList', page)) ?? [];
    expect(theirs?.isRead).toBe(false);
  });

  it('tells nobody in a channel who has read it', async () => {
    const groupID = await makeGroup(ada, [ben]);
    await ada.call('SetGroupInfo', {
      groupID,
      groupInfo: { groupName: 'News', ex: JSON.stringify({ groupType: 'channel' }) },
    });
    const sent = await sendToGroup(ada, groupID, 'hello all');
    await ben.call('MarkGroupMessageAsRead', { groupID, msgIDList: [sent.clientMsgID] });
    expect(await ada.told('OnRecvGroupReadReceipt')).toEqual([]);
    const page = { groupID, count: 1, startClientMsgID: '' };
    const [own] = (await ada.call('GetHistoryMessageList', page)) ?? [];
    expect([own?.isRead, own?.attachedInfoElem ?? null]).toEqual([false, null]);
    const [read] = (await ben.call('GetHistoryMessageList', page)) ?? [];
    expect(read?.isRead).toBe(true);
  });

  it('shows a member what was said since joining and until leaving', async () => {
    const groupID = await makeGroup(ada, [ben]);
    await sendToGroup(ada, groupID, 'before');
    await ada.call('InviteUserToGroup', { groupID, reason: '', userIDList: [cora.userId] });
    await sendToGroup(ada, groupID, 'during');
    await cora.call('QuitGroup', groupID);
    await sendToGroup(ada, groupID, 'after');
    const list = await cora.call('GetHistoryMessageList', {
      ...{ groupID, count: 100, startClientMsgID: '' },
    });
    const texts = (list ?? []).filter(({ contentType }) => contentType === 101);
    expect(contents(texts)).toEqual(['during']);
    expect(await cora.call('GetMultipleConversation', [`group_${groupID}`])).toMatchObject([
      { isNotInGroup: true },
    ]);
    await expect(sendToGroup(cora, groupID, 'hey')).rejects.toMatchObject({ code: 208 });
  });

  it('hears only those who may speak', async () => {
    const groupID = await makeGroup(ada, [ben]);
    await ada.call('ChangeGroupMemberMute', { groupID, userID: ben.userId, mutedSeconds: 60 });
    await expect(sendToGroup(ben, groupID, 'psst')).rejects.toMatchObject({ code: 224 });
    sandbox.clock.now += 61_000;
    await sendToGroup(ben, groupID, 'now');
    await ada.call('ChangeGroupMute', { groupID, isMute: true });
    await expect(sendToGroup(ben, groupID, 'psst')).rejects.toMatchObject({ code: 225 });
    await sendToGroup(ada, groupID, 'quiet please');
    await ada.call('DismissGroup', groupID);
    await expect(sendToGroup(ada, groupID, 'anybody?')).rejects.toMatchObject({ code: 208 });
  });

  it('marks who is meant', async () => {
    const groupID = await makeGroup(ada, [ben, cora]);
    const mention = (list: string[]) =>
      textMessage('', {
        contentType: 106,
        atElem: {
          text: 'look',
          atUserList: list,
          atUsersInfo: [],
          quoteMessage: null,
          isAtSelf: false,
        },
      });
    await sendToGroup(ada, groupID, mention([ben.userId]));
    expect((await ben.told('OnRecvNewMessage'))[0]?.atElem?.isAtSelf).toBe(true);
    expect((await cora.told('OnRecvNewMessage'))[0]?.atElem?.isAtSelf).toBe(false);
    const conversationID = `group_${groupID}`;
    const atType = async (peer: Peer) =>
      ((await peer.call('GetMultipleConversation', [conversationID])) ?? [])[0]?.groupAtType;
    expect([await ben.call('GetAtAllTag'), await atType(ben), await atType(cora)]).toEqual([
      'AtAllTag',
      1,
      0,
    ]);
    const everybody = sendToGroup(ben, groupID, mention(['AtAllTag']));
    await expect(everybody).rejects.toMatchObject({ code: 801 });
    await sendToGroup(ada, groupID, mention(['AtAllTag']));
    expect([await atType(ben), await atType(cora), await atType(ada)]).toEqual([3, 2, 0]);
    await ben.call('ResetConversationGroupAtType', conversationID);
    expect(await atType(ben)).toBe(0);
    await expect(ben.call('ResetConversationGroupAtType', conversationID)).rejects.toMatchObject({
      code: 201,
    });
  });
});
