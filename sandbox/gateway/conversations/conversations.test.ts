import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editNick } from '../../../app/contract/user/editNick.ts';
import {
  join,
  makePerson,
  openWire,
  type Peer,
  type Person,
  textMessage,
  type Wire,
} from '../../testing/gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let adaPerson: Person;
let benPerson: Person;
let ada: Peer;
let ben: Peer;
let cora: Peer;
beforeEach(async () => {
  sandbox = await openTestSandbox();
  wire = await openWire(sandbox);
  adaPerson = await makePerson(sandbox, 'ada_1');
  benPerson = await makePerson(sandbox, 'ben_1');
  ada = await join(wire, adaPerson);
  ben = await join(wire, benPerson);
  cora = await join(wire, await makePerson(sandbox, 'cora_1'));
});
afterEach(async () => {
  await wire.close();
  await sandbox.close();
});

const send = (from: Peer, to: Peer, content: string) =>
  from.call('SendMessage', {
    ...{ recvID: to.userId, groupID: '' },
    message: textMessage(content),
  });
const list = async (peer: Peer) => (await peer.call('GetAllConversationList')) ?? [];
const ids = async (peer: Peer) => (await list(peer)).map(({ conversationID }) => conversationID);
const single = ({ userId }: Peer) => `single_${userId}`;

describe('the conversation list', () => {
  it('has pinned ones first, then those with the newest message or draft', async () => {
    await send(ada, ben, 'first');
    sandbox.clock.now += 1_000;
    await send(ada, cora, 'second');
    expect(await ids(ada)).toEqual([single(cora), single(ben)]);
    sandbox.clock.now += 1_000;
    await ada.call('SetConversationDraft', { conversationID: single(ben), draftText: 'well' });
    expect(await ids(ada)).toEqual([single(ben), single(cora)]);
    await ada.call('PinConversation', { conversationID: single(cora), isPinned: true });
    expect(await ids(ada)).toEqual([single(cora), single(ben)]);
    expect(await list(ada)).toMatchObject([
      { isPinned: true, draftText: '' },
      { isPinned: false, draftText: 'well', draftTextTime: sandbox.clock.now },
    ]);
    const second = await ada.call('GetConversationListSplit', { offset: 1, count: 5 });
    expect(second).toMatchObject([{ conversationID: single(ben) }]);
    await ada.call('SetConversationDraft', { conversationID: single(ben), draftText: '' });
    expect((await list(ada))[1]).toMatchObject({ draftText: '', draftTextTime: 0 });
  });

  it('tells other devices of pins and options, but not of drafts', async () => {
    await send(ada, ben, 'first');
    const tab = await join(wire, adaPerson);
    await ada.forget();
    const conversationID = single(ben);
    await ada.call('SetConversationDraft', { conversationID, draftText: 'well' });
    expect(await ada.events()).toEqual(['OnConversationChanged']);
    expect(await tab.events()).toEqual([]);
    await ada.call('PinConversation', { conversationID, isPinned: true });
    expect(await tab.told('OnConversationChanged')).toMatchObject([[{ isPinned: true }]]);
  });

  it('hides a conversation until the next message, and forgets it with its messages', async () => {
    await send(ada, ben, 'first');
    await ben.forget();
    await ben.call('DeleteConversation', single(ada));
    expect(await ben.events()).toEqual(['OnTotalUnreadMessageCountChanged']);
    expect(await ids(ben)).toEqual([]);
    await send(ada, ben, 'second');
    expect(await ids(ben)).toEqual([single(ada)]);
    expect(await ben.told('OnNewConversation')).toMatchObject([[{ unreadCount: 1 }]]);
    const page = { userID: ada.userId, count: 9, startClientMsgID: '' };
    expect(await ben.call('GetHistoryMessageList', page)).toHaveLength(2);
    await ben.call('DeleteConversationFromLocalAndSvr', single(ada));
    expect(await ben.call('GetHistoryMessageList', page)).toEqual([]);
    await send(ada, ben, 'third');
    await ben.call('DeleteAllConversationFromLocal');
    expect([await ids(ben), await ben.call('GetTotalUnreadMsgCount')]).toEqual([[], 0]);
  });

  it('hides and deletes on all devices of a person, and for nobody else', async () => {
    await send(ada, ben, 'first');
    const tab = await join(wire, benPerson);
    await ben.forget();
    await ben.call('DeleteConversation', single(ada));
    expect(await tab.told('OnTotalUnreadMessageCountChanged')).toEqual([0]);
    expect([await ids(tab), await ids(ada)]).toEqual([[], [single(ben)]]);
    await send(ada, ben, 'second');
    expect(await ids(tab)).toEqual([single(ada)]);
    await tab.forget();
    await ben.call('DeleteConversationFromLocalAndSvr', single(ada));
    expect(await tab.told('OnTotalUnreadMessageCountChanged')).toEqual([0]);
    const page = (peer: Peer) => ({ userID: peer.userId, count: 9, startClientMsgID: '' });
    expect(await tab.call('GetHistoryMessageList', page(ada))).toEqual([]);
    expect(await ada.call('GetHistoryMessageList', page(ben))).toHaveLength(2);
  });

  it('tells all devices of a person that a mention was read', async () => {
    const { groupID } = await ada.call('CreateGroup', {
      groupBaseInfo: { groupType: 2, groupName: 'Garden' },
      memberList: [{ userID: ben.userId, roleLevel: 1 }],
    });
    const atElem = { text: 'Look', atUserList: [ben.userId], isAtSelf: false };
    await ada.call('SendMessage', {
      ...{ recvID: '', groupID },
      message: { ...textMessage('Look'), contentType: 106, atElem },
    });
    const tab = await join(wire, benPerson);
    const mention = async (peer: Peer) => (await list(peer))[0]?.groupAtType;
    expect(await mention(tab)).toBe(1);
    await tab.forget();
    await ben.call('ResetConversationGroupAtType', `super_group_${groupID}`);
    expect(await tab.told('OnConversationChanged')).toMatchObject([[{ groupAtType: 0 }]]);
    expect(await mention(tab)).toBe(0);
  });

  it('makes a hidden conversation where there is none, and tells nobody', async () => {
    const source = { sourceID: ben.userId, sessionType: 1 };
    expect(await ada.call('GetOneConversation', source)).toMatchObject({
      ...{ conversationID: single(ben), showName: 'ben_1', latestMsgSendTime: 0, latestMsg: '' },
    });
    expect([await ids(ada), await ada.events()]).toEqual([[], []]);
    await expect(
      ada.call('GetOneConversation', { sourceID: 'nobody', sessionType: 1 }),
    ).rejects.toMatchObject({ code: 201 });
    expect(await ada.call('GetConversationIDBySessionType', source)).toBe(single(ben));
  });

  it('shows a group only to those who are in it', async () => {
    const { groupID } = await ada.call('CreateGroup', {
      groupBaseInfo: { groupType: 2, groupName: 'Garden' },
      memberList: [{ userID: ben.userId, roleLevel: 1 }],
    });
    const source = { sourceID: groupID, sessionType: 3 };
    expect(await ben.call('GetOneConversation', source)).toMatchObject({
      ...{ conversationID: `super_group_${groupID}`, showName: 'Garden', groupID, userID: '' },
    });
    await expect(cora.call('GetOneConversation', source)).rejects.toMatchObject({ code: 208 });
  });

  it('tells people who see somebody that the name is another', async () => {
    await ada.call('AddFriend', { toUserID: ben.userId, reqMsg: '' });
    await ben.call('AcceptFriendApplication', { toUserID: ada.userId, handleMsg: '' });
    await ada.forget();
    await sandbox.send(editNick, { nickName: 'Benjamin' }, { token: benPerson.token });
    const isNamed = (event: string, data: string) =>
      event === 'OnConversationChanged' && data.includes('Benjamin');
    await ada.until(({ event, data }) => isNamed(event, data));
    expect((await list(ada))[0]?.showName).toBe('Benjamin');
    await ada.call('SetFriendRemark', { toUserID: ben.userId, remark: 'Benny' });
    expect((await list(ada))[0]?.showName).toBe('Benny');
  });

  it('switches a conversation of two private for both, and says so in it', async () => {
    await send(ada, ben, 'first');
    await ben.forget();
    await ada.call('SetOneConversationPrivateChat', {
      conversationID: single(ben),
      isPrivate: true,
    });
    expect(await ben.told('OnRecvNewMessage')).toMatchObject([{ contentType: 1701 }]);
    expect((await list(ben))[0]).toMatchObject({ isPrivateChat: true, unreadCount: 1 });
    expect((await send(ben, ada, 'secret')).attachedInfoElem?.isPrivateChat).toBe(true);
  });

  it.each(['SetConversationDraft', 'PinConversation', 'SetOneConversationPrivateChat'] as const)(
    'refuses %s for a conversation there is not',
    async (name) => {
      const input = { conversationID: 'single_x', draftText: '', isPinned: true, isPrivate: true };
      await expect(ada.call(name, input)).rejects.toMatchObject({ code: 201 });
    },
  );
});
