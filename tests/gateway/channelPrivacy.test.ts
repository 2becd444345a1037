import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { channelMark } from '../../app/contract/gateway/isChannel.ts';
import type { Peer } from '../../sandbox/testing/gatewayPeople.ts';
import {
  closeScene,
  contents,
  makeGroup,
  openScene,
  type Scene,
  sendToGroup,
} from '../../sandbox/testing/gatewayScene.ts';

let scene: Scene;
let groupID: string;
/** Ada leads it, Ben follows it, and Cora comes. */
beforeEach(async () => {
  scene = await openScene();
  const { ada, ben } = scene;
  const { groupID: made } = await ada.call('CreateGroup', {
    groupBaseInfo: { groupType: 0, groupName: 'News', ex: channelMark, needVerification: 2 },
    memberList: [{ userID: ben.userId, roleLevel: 1 }],
  });
  groupID = made;
  await ada.forget();
  await ben.forget();
});
afterEach(() => closeScene(scene));

const comes = () => scene.cora.call('JoinGroup', { groupID, reqMsg: '', joinSource: 3 });
const page = () => ({ userID: '', groupID, count: 20, startClientMsgID: '' });
const idsSeen = async (peer: Peer) => {
  const list = { groupID, filter: 0, offset: 0, count: 100 };
  const span = { filterUserIDList: [], joinTimeBegin: 0, joinTimeEnd: 0 };
  const by = { keywordList: ['_1'], isSearchUserID: true, isSearchMemberNickname: true };
  const all = [scene.ada, scene.ben, scene.cora].map(({ userId }) => userId);
  const lists = [
    await peer.call('GetGroupMemberList', list),
    await peer.call('GetGroupMemberListByJoinTimeFilter', { ...list, ...span }),
    await peer.call('SearchGroupMembers', { searchParam: { ...list, ...by } }),
    await peer.call('GetGroupMembersInfo', { groupID, userIDList: all }),
  ];
  return lists.map((members) => new Set((members ?? []).map(({ userID }) => userID)));
};

/** All frames somebody got, without those that name the person. */
const namesIn = async (peer: Peer, other: Peer) => {
  await peer.events();
  return peer.frames.filter(({ data }) => data.includes(other.userId)).map(({ event }) => event);
};

describe('who follows a channel', () => {
  it('sees who leads it and themselves, by whatever they ask', async () => {
    await comes();
    const { ada, ben, cora } = scene;
    const seen = new Set([ada.userId, ben.userId]);
    for (const ids of await idsSeen(ben)) expect(ids).toEqual(seen);
    for (const ids of await idsSeen(ada))
      expect(ids).toEqual(new Set([ada.userId, ben.userId, cora.userId]));
  });

  it('hears nothing of who comes, goes, is removed or has another name but how many there are', async () => {
    const { ada, ben, cora } = scene;
    await comes();
    const own = { groupID, userID: cora.userId, GroupMemberNickname: 'C' };
    await cora.call('SetGroupMemberNickname', own);
    await ben.until(({ event }) => event === 'OnGroupInfoChanged');
    expect(await ben.told('OnGroupInfoChanged')).toMatchObject([{ groupID, memberCount: 3 }]);
    await cora.call('QuitGroup', groupID);
    await comes();
    const people = { groupID, reason: '', userIDList: [cora.userId] };
    await ada.call('KickGroupMember', people);
    expect(await namesIn(ben, cora)).toEqual([]);
    expect((await ada.events()).filter((event) => event === 'OnGroupMemberAdded')).toHaveLength(2);
    const history = (await ben.call('GetHistoryMessageList', page())) ?? [];
    expect(history.map(({ contentType }) => contentType)).toEqual([1501]);
  });

  it('is told that they were removed, as the leaders are and nobody else', async () => {
    const { ada, ben, cora } = scene;
    await sendToGroup(ada, groupID, 'first');
    await comes();
    for (const peer of [ada, ben, cora]) await peer.forget();
    await ada.call('KickGroupMember', { groupID, reason: '', userIDList: [cora.userId] });
    await sendToGroup(ada, groupID, 'after');
    const typesOf = async (peer: Peer) =>
      ((await peer.call('GetHistoryMessageList', page())) ?? []).map((one) => one.contentType);
    expect(await typesOf(ada)).toEqual([1501, 101, 1508, 101]);
    expect(await typesOf(ben)).toEqual([1501, 101, 101]);
    expect(await typesOf(cora)).toEqual([1501, 101, 1508]);
    const [tip] = await cora.told('OnRecvNewMessage');
    expect(JSON.parse(tip?.notificationElem?.detail ?? '')).toMatchObject({
      opUser: { userID: ada.userId },
      kickedUserList: [{ userID: cora.userId }],
    });
    const ids = [`group_${groupID}`];
    const [last] = (await cora.call('GetMultipleConversation', ids)) ?? [];
    expect(last).toMatchObject({ isNotInGroup: true, unreadCount: 0 });
    expect(JSON.parse(last?.latestMsg ?? '')).toMatchObject({ contentType: 1508 });
    const seqs = (await ada.call('GetHistoryMessageList', page()))?.map(({ seq }) => seq);
    expect(seqs).toEqual([1, 2, 3, 4]);
    expect(await namesIn(ben, cora)).toEqual([]);
    await comes();
    expect(await typesOf(cora)).toEqual([1501, 101, 1508, 101]);
  });

  it('hears of a burst of people once', async () => {
    const { ben, cora } = scene;
    for (let round = 0; round < 5; round += 1) {
      await comes();
      await cora.call('QuitGroup', groupID);
    }
    await ben.until(({ event }) => event === 'OnGroupInfoChanged');
    expect((await ben.told('OnGroupInfoChanged')).length).toBeLessThan(5);
  });

  it('sees an admin as long as they are one', async () => {
    const { ada, ben, cora } = scene;
    await comes();
    const role = { groupID, userID: cora.userId };
    await ada.call('SetGroupMemberRoleLevel', { ...role, roleLevel: 3 });
    expect(await ben.told('OnGroupMemberInfoChanged')).toMatchObject([
      { userID: cora.userId, roleLevel: 3 },
    ]);
    expect((await idsSeen(ben))[0]).toContain(cora.userId);
    await ada.call('SetGroupMemberRoleLevel', { ...role, roleLevel: 1 });
    expect(await ben.told('OnGroupMemberDeleted')).toMatchObject([{ userID: cora.userId }]);
    expect((await idsSeen(ben))[0]).not.toContain(cora.userId);
  });

  it('is a stranger to those who follow it too: no rule of the channel is between them', async () => {
    const { ada, ben, cora } = scene;
    await comes();
    await ada.call('SetGroupLookMemberInfo', { groupID, rule: 1 });
    await ada.call('SetGroupApplyMemberFriend', { groupID, rule: 1 });
    expect(await ben.call('GetUsersInfo', [cora.userId])).toHaveLength(1);
    await ben.call('AddFriend', { toUserID: cora.userId, reqMsg: '' });
  });
});

describe('who comes to a channel', () => {
  it('reads what was posted before, and has it in their list', async () => {
    const { ada, cora } = scene;
    await sendToGroup(ada, groupID, 'first');
    await comes();
    expect(contents(await cora.call('GetHistoryMessageList', page()))).toContain('first');
    const [conversation] = (await cora.call('GetAllConversationList')) ?? [];
    expect(conversation).toMatchObject({ groupID, unreadCount: 0, isNotInGroup: false });
    expect(conversation?.latestMsg).toContain('first');
    expect(await cora.events()).toContain('OnNewConversation');
  });

  it('reads nothing of when it was a group', async () => {
    const { ada, ben, cora } = scene;
    groupID = await makeGroup(ada, [ben]);
    await sendToGroup(ben, groupID, 'among us');
    const groupInfo = { ex: channelMark, needVerification: 2 } as const;
    await ada.call('SetGroupInfo', { groupID, groupInfo });
    await sendToGroup(ada, groupID, 'to all');
    await comes();
    const read = contents(await cora.call('GetHistoryMessageList', page()));
    expect(read).toContain('to all');
    expect(read).not.toContain('among us');
  });
});
