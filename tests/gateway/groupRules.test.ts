import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Peer, textMessage, type Wire } from '../../sandbox/testing/gatewayPeople.ts';
import {
  closeScene,
  makeGroup,
  openScene,
  sendToGroup,
} from '../../sandbox/testing/gatewayScene.ts';
import type { TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let ada: Peer;
let ben: Peer;
let cora: Peer;
let groupID: string;
beforeEach(async () => {
  ({ sandbox, wire, ada, ben, cora } = await openScene());
  groupID = await makeGroup(ada, [ben, cora]);
});
afterEach(() => closeScene({ sandbox, wire }));

const atType = async (peer: Peer) => {
  const list = (await peer.call('GetMultipleConversation', [`group_${groupID}`])) ?? [];
  return list[0]?.groupAtType;
};
const mention = (from: Peer, ...atUserList: string[]) =>
  sendToGroup(
    from,
    groupID,
    textMessage('', {
      contentType: 106,
      atElem: { text: 'you!', atUserList, atUsersInfo: [], quoteMessage: null, isAtSelf: false },
    }),
  );
const setNotice = (notification: string) =>
  ada.call('SetGroupInfo', { groupID, groupInfo: { notification } });

describe('a group conversation stands out', () => {
  it('by who was mentioned, and by both together', async () => {
    await mention(ada, ben.userId);
    expect([await atType(ben), await atType(cora), await atType(ada)]).toEqual([1, 0, 0]);
    await mention(ada, 'AtAllTag');
    expect([await atType(ben), await atType(cora)]).toEqual([3, 2]);
    await ben.call('ResetConversationGroupAtType', `group_${groupID}`);
    expect([await atType(ben), await atType(cora)]).toEqual([0, 2]);
  });

  it('by nobody whom its owner has blocked', async () => {
    await ben.call('AddBlack', ada.userId);
    await mention(ada, ben.userId, cora.userId);
    await mention(ada, 'AtAllTag');
    expect([await atType(ben), await atType(cora)]).toEqual([0, 3]);
  });

  it('by a new notice, until it is reset or somebody is mentioned', async () => {
    await setNotice('Nine at the bridge');
    expect(await ben.told('OnConversationChanged')).toMatchObject([[{ groupAtType: 4 }]]);
    expect([await atType(ada), await atType(cora)]).toEqual([4, 4]);
    await mention(ada, cora.userId);
    expect([await atType(ben), await atType(cora)]).toEqual([4, 1]);
    await ben.call('ResetConversationGroupAtType', `group_${groupID}`);
    expect(await atType(ben)).toBe(0);
    await setNotice('Nine at the bridge');
    expect(await atType(ben)).toBe(0);
    await setNotice('');
    expect(await atType(ben)).toBe(0);
  });
});

describe('what a group forbids its members', () => {
  const forbid = (rule: 0 | 1) =>
    Promise.all([
      ada.call('SetGroupLookMemberInfo', { groupID, rule }),
      ada.call('SetGroupApplyMemberFriend', { groupID, rule }),
    ]);

  it('is to look at each other by themselves: owner, admins, friends and oneself are excepted', async () => {
    await forbid(1);
    const look = (peer: Peer, ...ids: string[]) =>
      peer.call('GetGroupMembersInfo', { groupID, userIDList: ids });
    // Of a group they share they know what its list of members says of them.
    const list = await ben.call('GetGroupMemberList', { groupID, filter: 0, offset: 0, count: 9 });
    expect(await look(ben, cora.userId)).toEqual(
      list?.filter(({ userID }) => userID === cora.userId),
    );
    await expect(ben.call('GetUsersInfo', [cora.userId])).rejects.toMatchObject({ code: 801 });
    expect(await ben.call('GetUsersInfo', [ben.userId, cora.userId])).toHaveLength(1);
    expect(await ada.call('GetUsersInfo', [ben.userId, cora.userId])).toHaveLength(2);
    await forbid(0);
    expect(await look(ben, cora.userId)).toHaveLength(1);
    expect(await ben.call('GetUsersInfo', [cora.userId])).toHaveLength(1);
  });

  it('is to apply as friends, as long as no other group they share allows it', async () => {
    await forbid(1);
    const apply = () => ben.call('AddFriend', { toUserID: cora.userId, reqMsg: '' });
    await expect(apply()).rejects.toMatchObject({ code: 809 });
    expect(await cora.call('GetRecvFriendApplicationList')).toEqual([]);
    await ada.call('AddFriend', { toUserID: cora.userId, reqMsg: '' });
    await makeGroup(cora, [ben]);
    await apply();
    expect(await cora.call('GetRecvFriendApplicationList')).toHaveLength(2);
  });

  it('ends with the group', async () => {
    await forbid(1);
    await ada.call('DismissGroup', groupID);
    await ben.call('AddFriend', { toUserID: cora.userId, reqMsg: '' });
    expect(await ben.call('GetUsersInfo', [cora.userId])).toHaveLength(1);
  });
});
