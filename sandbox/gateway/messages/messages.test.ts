import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
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
let people: Record<'ada' | 'ben' | 'cora', Person>;
let ada: Peer;
let ben: Peer;
let cora: Peer;
beforeEach(async () => {
  sandbox = await openTestSandbox();
  wire = await openWire(sandbox);
  people = {
    ada: await makePerson(sandbox, 'ada_1'),
    ben: await makePerson(sandbox, 'ben_1'),
    cora: await makePerson(sandbox, 'cora_1'),
  };
  ada = await join(wire, people.ada);
  ben = await join(wire, people.ben);
  cora = await join(wire, people.cora);
});
afterEach(async () => {
  await wire.close();
  await sandbox.close();
});

type Sent = ReturnType<typeof textMessage>;
const send = (from: Peer, to: Peer, message: Sent | string) =>
  from.call('SendMessage', {
    ...{ recvID: to.userId, groupID: '' },
    message: typeof message === 'string' ? textMessage(message) : message,
  });
const sendToGroup = (from: Peer, groupID: string, message: Sent | string) =>
  from.call('SendMessage', {
    ...{ recvID: '', groupID },
    message: typeof message === 'string' ? textMessage(message) : message,
  });
const history = (peer: Peer, other: Peer, startClientMsgID = '', count = 100) =>
  peer.call('GetHistoryMessageList', { userID: other.userId, count, startClientMsgID });
const contents = (list: readonly Message[] | null | undefined) =>
  (list ?? []).map(({ content }) => content);
const unread = async (peer: Peer, conversationID: string) => {
  const [found] = (await peer.call('GetMultipleConversation', [conversationID])) ?? [];
  return found?.unreadCount;
};
const makeGroup = async (owner: Peer, members: Peer[], fields = {}) => {
  const { groupID } = await owner.call('CreateGroup', {
    groupBaseInfo: { groupType: 0, groupName: 'Garden', ...fields },
    memberList: members.map(({ userId: userID }) => ({ userID, roleLevel: 1 })),
  });
  for (const peer of [owner, ...members]) {
    await peer.forget();
  }
  return groupID;
};

describe('SendMessage', () => {
  it('brings a message to both, in the order of the protocol', async () => {
    const sent = await send(ada, ben, 'hello');
    expect(sent).toMatchObject({
      ...{ content: 'hello', seq: 1, status: 2, sessionType: 1, platformID: 5 },
      ...{ sendID: ada.userId, recvID: ben.userId, senderNickname: 'ada_1', isRead: false },
    });
    expect(sent.serverMsgID).not.toBe('');
    expect(ada.frames.map(({ event }) => event)).toEqual([
      'OnProgress',
      'OnNewConversation',
      'SendMessage',
    ]);
    expect(await ben.events()).toEqual([
      'OnRecvNewMessage',
      'OnNewConversation',
      'OnTotalUnreadMessageCountChanged',
    ]);
    expect(await ben.told('OnRecvNewMessage')).toEqual([sent]);
    expect(await ben.told('OnTotalUnreadMessageCountChanged')).toEqual([1]);
    expect(await ben.told('OnNewConversation')).toMatchObject([
      [{ conversationID: `single_${ada.userId}`, showName: 'ada_1', unreadCount: 1 }],
    ]);
    expect(await cora.events()).toEqual([]);
    await ben.forget();
    await send(ada, ben, 'again');
    expect(await ben.events()).toEqual([
      'OnRecvNewMessage',
      'OnConversationChanged',
      'OnTotalUnreadMessageCountChanged',
    ]);
  });

  it('tells the other tabs of the sender once', async () => {
    const tab = await join(wire, people.ada);
    const sent = await send(ada, ben, 'hello');
    expect(await tab.events()).toEqual(['OnRecvNewMessage', 'OnNewConversation']);
    expect(await tab.told('OnRecvNewMessage')).toEqual([sent]);
    expect(await ada.told('OnRecvNewMessage')).toEqual([]);
  });

  it('sends lists to a connection that asked for them', async () => {
    const batched = await join(wire, people.ben, { batchMsg: 1 });
    const sent = await send(ada, ben, 'hello');
    expect(await batched.told('OnRecvNewMessages')).toEqual([[sent]]);
    expect(await ben.told('OnRecvNewMessage')).toEqual([sent]);
  });

  it('keeps a message once, however often and at the same time it is sent', async () => {
    const message = textMessage('once');
    const tab = await join(wire, people.ada);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => send(index % 2 ? ada : tab, ben, message)),
    );
    expect(new Set(replies.map(({ serverMsgID }) => serverMsgID)).size).toBe(1);
    expect(await ben.told('OnRecvNewMessage')).toHaveLength(1);
    expect(contents(await history(ben, ada))).toEqual(['once']);
    expect(await ben.call('GetTotalUnreadMsgCount')).toBe(1);
  });

  it('takes the same id of two senders for two messages', async () => {
    const message = textMessage('mine');
    await send(ada, ben, message);
    await send(ben, ada, { ...message, content: 'mine too' });
    expect(contents(await history(ada, ben))).toEqual(['mine', 'mine too']);
  });

  it('numbers each thread from 1 without holes, with times that rise', async () => {
    const writers = [ada, ben];
    const sent = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send(writers[index % 2] ?? ada, writers[(index + 1) % 2] ?? ben, `message ${index}`),
      ),
    );
    await send(ada, cora, 'elsewhere');
    const list = (await history(ada, ben)) ?? [];
    expect(list.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(new Set(list.map(({ sendTime }) => sendTime)).size).toBe(40);
    expect(list.map(({ sendTime }) => sendTime)).toEqual(
      list.map(({ sendTime }) => sendTime).toSorted((one, other) => one - other),
    );
    expect(
      sent.every((one) =>
        list.some(({ seq, content }) => seq === one.seq && content === one.content),
      ),
    ).toBe(true);
    const told = await ben.told('OnRecvNewMessage');
    const seqs = told.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.toSorted((one, other) => one - other));
    expect(await history(ben, ada)).toEqual(list);
  });

  it.each<[string, Partial<Message>, number]>([
    ['an empty text', { content: '' }, 201],
    ['a text of more than 10,000 characters', { content: 'x'.repeat(10_001) }, 201],
    ['a NUL character', { content: 'a\0b' }, 201],
    ['a content that is none', { contentType: 999 }, 201],
    ['a typing message', { contentType: 113, content: 'yes' }, 201],
    ['a picture without one', { contentType: 102 }, 201],
    [
      'a file at a foreign address',
      { contentType: 105, fileElem: { ...noFile, sourceUrl: 'http://evil.example/a' } },
      201,
    ],
    [
      'a file that is a script',
      { contentType: 105, fileElem: { ...noFile, sourceUrl: 'javascript:alert(1)' } },
      201,
    ],
    [
      'more than 51,200 bytes',
      {
        contentType: 110,
        customElem: { data: 'x'.repeat(52_000), description: '', extension: '' },
      },
      201,
    ],
  ])('refuses %s', async (_, fields, code) => {
    await expect(send(ada, ben, textMessage('fine', fields))).rejects.toMatchObject({ code });
    expect(await ben.events()).toEqual([]);
  });

  it('refuses nobody, both and strangers as receivers', async () => {
    const message = textMessage('hm');
    const to = (recvID: string, groupID: string) =>
      ada.call('SendMessage', { recvID, groupID, message });
    await expect(to('', '')).rejects.toMatchObject({ code: 201 });
    await expect(to(ben.userId, 'group')).rejects.toMatchObject({ code: 201 });
    await expect(to('nobody', '')).rejects.toMatchObject({ code: 201 });
    await expect(to('', 'no-group')).rejects.toMatchObject({ code: 202 });
  });

  it('is refused by a blacklist, while what was sent before stays sent', async () => {
    const message = textMessage('before');
    await send(ada, ben, message);
    await ben.call('AddBlack', ada.userId);
    await expect(send(ada, ben, 'after')).rejects.toMatchObject({ code: 600 });
    expect(await send(ada, ben, message)).toMatchObject({ content: 'before', seq: 1 });
    await send(ben, ada, 'the other way');
    await ben.call('RemoveBlack', ada.userId);
    await send(ada, ben, 'friends again');
  });

  it('does not say what a forger writes about sender, time and state', async () => {
    const forged = textMessage('me', {
      ...{ sendID: cora.userId, senderNickname: 'Support', sendTime: 1, seq: 99, status: 5 },
      ...{ serverMsgID: 'mine', isRead: true, msgFrom: 200, groupID: 'x' },
    });
    expect(await send(ada, ben, forged)).toMatchObject({
      ...{ sendID: ada.userId, senderNickname: 'ada_1', seq: 1, status: 2, isRead: false },
      ...{ msgFrom: 100, groupID: '', recvID: ben.userId },
    });
  });

  it('carries uploaded files and all kinds of content', async () => {
    const fileElem = { ...noFile, sourceUrl: '/media/abc.pdf', fileName: 'list.pdf' };
    const sent = await send(ada, ben, textMessage('', { contentType: 105, fileElem }));
    expect(JSON.parse(sent.content)).toEqual(sent.fileElem);
    const online = textMessage('', {
      contentType: 120,
      customElem: { data: '{"ping":1}', description: '', extension: '' },
    });
    expect(await send(ada, ben, online)).toMatchObject({ seq: 0 });
    expect(await history(ben, ada)).toHaveLength(1);
    expect(await ben.told('OnRecvNewMessage')).toHaveLength(2);
  });
});

const noFile = { filePath: '', uuid: '', sourceUrl: '', fileName: '', fileSize: 0 };

describe('history', () => {
  it('pages by place, whatever the clients say about the time', async () => {
    for (let index = 0; index < 25; index += 1) {
      await send(ada, ben, textMessage(String(index), { createTime: 7 }));
    }
    const seen: string[] = [];
    let anchor = '';
    for (;;) {
      const page = (await history(ben, ada, anchor, 7)) ?? [];
      seen.unshift(...contents(page));
      anchor = page[0]?.clientMsgID ?? '';
      if (page.length < 7) break;
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => String(index)));
    const newer = await ben.call('GetHistoryMessageListReverse', {
      ...{ userID: ada.userId, count: 3, startClientMsgID: anchor },
    });
    expect(contents(newer)).toEqual(['1', '2', '3']);
  });

  it('says of an advanced page where it ends', async () => {
    for (const text of ['a', 'b', 'c']) await send(ada, ben, text);
    const conversationID = `single_${ada.userId}`;
    const page = (startClientMsgID: string, count: number) =>
      ben.call('GetAdvancedHistoryMessageList', { conversationID, count, startClientMsgID });
    expect(await page('', 2)).toMatchObject({ lastMinSeq: 2, isEnd: false });
    expect(await page('', 5)).toMatchObject({ lastMinSeq: 1, isEnd: true });
  });

  it('is empty where nothing was said, and refuses what is no anchor', async () => {
    expect(await history(ada, cora)).toEqual([]);
    await send(ada, ben, 'a');
    await expect(history(ada, ben, 'nonsense')).rejects.toMatchObject({ code: 201 });
    await expect(history(ada, ben, '', 0)).rejects.toMatchObject({ code: 201 });
  });

  it('is nobody else’s', async () => {
    await send(ada, ben, 'between us');
    const conversationID = `single_${ben.userId}`;
    const page = { conversationID, count: 5, startClientMsgID: '' };
    expect(await cora.call('GetHistoryMessageList', page)).toEqual([]);
    const found = await cora.call('SearchLocalMessages', { keywordList: ['between'] });
    expect(found.totalCount).toBe(0);
  });
});

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
    await expect(sendToGroup(ben, groupID, 'psst')).rejects.toMatchObject({ code: 801 });
    sandbox.clock.now += 61_000;
    await sendToGroup(ben, groupID, 'now');
    await ada.call('ChangeGroupMute', { groupID, isMute: true });
    await expect(sendToGroup(ben, groupID, 'psst')).rejects.toMatchObject({ code: 801 });
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
    await sendToGroup(ada, groupID, mention(['AtAllTag']));
    expect([await atType(ben), await atType(cora), await atType(ada)]).toEqual([3, 2, 0]);
    await ben.call('ResetConversationGroupAtType', conversationID);
    expect(await atType(ben)).toBe(0);
    await expect(ben.call('ResetConversationGroupAtType', conversationID)).rejects.toMatchObject({
      code: 201,
    });
  });
});

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

describe('finding', () => {
  it('finds by words, types, people and ids', async () => {
    await send(ada, ben, 'Apples and pears');
    await send(ben, ada, 'Pears only');
    const last = await send(ada, cora, 'apples for Cora');
    const search = (input: object) => ada.call('SearchLocalMessages', input);
    const found = await search({ keywordList: ['apples'] });
    expect(found.totalCount).toBe(2);
    expect(found.searchResultItems).toHaveLength(2);
    const both = { keywordList: ['apples', 'pears'], keywordListMatchType: 1 as const };
    expect((await search(both)).totalCount).toBe(1);
    const byBen = { keywordList: ['pears'], senderUserIDList: [ben.userId] };
    expect((await search(byBen)).totalCount).toBe(1);
    const paged = { conversationID: `single_${ben.userId}`, messageTypeList: [101], count: 1 };
    expect(
      contents((await search({ ...paged, pageIndex: 2 })).searchResultItems?.[0]?.messageList),
    ).toEqual(['Apples and pears']);
    await expect(search(paged)).rejects.toMatchObject({ code: 201 });
    await expect(search({})).rejects.toMatchObject({ code: 201 });
    const byId = await ada.call('FindMessageList', [
      { conversationID: `single_${cora.userId}`, clientMsgIDList: [last.clientMsgID, 'other'] },
    ]);
    expect(byId).toMatchObject({ totalCount: 1, findResultItems: [{ messageList: [last] }] });
  });
});
