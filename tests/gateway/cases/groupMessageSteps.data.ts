import { expect } from 'vitest';
import type { Conversation } from '../../../app/contract/gateway/entities/conversation.ts';
import type { GroupInfo } from '../../../app/contract/gateway/entities/group.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { type Step, said } from '../support/steps.ts';
import { cleared, firstReceived, read, received, send, sent, write } from './messageWriting.ts';

const page = { userID: '', count: 20, startClientMsgID: '' };
const idIn = (text: string | undefined): string => JSON.parse(text ?? '').clientMsgID;

/** A group of three: messages, mentions, receipts, rights, and what each may delete. */
export const groupMessageSteps: Step[] = [
  {
    by: 'ana',
    method: 'createGroup',
    input: ({ id }) => ({
      groupBaseInfo: { groupType: 0, groupName: 'Cooks' },
      memberList: [
        { userID: id('ben'), roleLevel: 1 },
        { userID: id('cleo'), roleLevel: 3 },
      ],
    }),
    reply: (group: GroupInfo, { notes }) => {
      notes['group'] = group.groupID;
    },
    hears: {
      ana: [
        'OnJoinedGroupAdded',
        'OnGroupMemberAdded',
        'OnGroupMemberAdded',
        'OnGroupMemberAdded',
        'OnRecvNewMessage',
        'OnNewConversation',
      ],
      ben: ['OnJoinedGroupAdded', ...firstReceived],
      cleo: ['OnJoinedGroupAdded', ...firstReceived],
    },
  },
  write('ana', 'soup', 'Soup today'),
  send('ana', 'soup', 'group', { ana: sent, ben: received, cleo: received }),
  {
    by: 'ben',
    method: 'getHistoryMessageList',
    input: ({ notes }) => ({ ...page, groupID: notes['group'] }),
    reply: (list: Message[], { id, notes }) => {
      expect(list.map(({ contentType }) => contentType)).toEqual([1501, 101]);
      expect(list[1]).toMatchObject({ groupID: notes['group'], sendID: id('ana'), sessionType: 2 });
    },
  },
  {
    by: 'ana',
    method: 'createTextAtMessage',
    input: ({ id }) => ({
      text: '@ben bread?',
      atUserIDList: [id('ben')],
      atUsersInfo: [],
      message: '',
    }),
    reply: (message: Message, { notes }) => {
      notes['bread'] = JSON.stringify(message);
    },
  },
  send(
    'ana',
    'bread',
    'group',
    { ana: sent, ben: received, cleo: received },
    {
      that: 'who is mentioned sees so in the list',
      check: ({ ben, cleo }) => {
        const of = (heard: typeof ben) => said<Conversation[]>(heard, 'OnConversationChanged')[0];
        expect(of(ben)).toMatchObject({ groupAtType: 1, unreadCount: 3 });
        expect(of(cleo)).toMatchObject({ groupAtType: 0, unreadCount: 3 });
      },
    },
  ),
  {
    by: 'ben',
    method: 'resetConversationGroupAtType',
    input: ({ notes }) => `group_${notes['group']}`,
    hears: { ben: ['OnConversationChanged'] },
  },
  {
    that: 'there is nothing to reset twice',
    by: 'ben',
    method: 'resetConversationGroupAtType',
    input: ({ notes }) => `group_${notes['group']}`,
    refused: 201,
  },
  {
    by: 'ben',
    method: 'markGroupMessageAsRead',
    input: ({ notes }) => ({ groupID: notes['group'], msgIDList: [idIn(notes['soup'])] }),
    hears: { ana: ['OnRecvGroupReadReceipt'], ben: read },
    check: ({ ana }, { id, notes }) =>
      expect(said<object[]>(ana, 'OnRecvGroupReadReceipt')).toMatchObject([
        {
          groupID: notes['group'],
          userID: id('ben'),
          msgIDList: [idIn(notes['soup'])],
          contentType: 116,
        },
      ]),
  },
  {
    by: 'cleo',
    method: 'markGroupMessageHasRead',
    input: ({ notes }) => notes['group'],
    hears: { cleo: read },
  },
  {
    by: 'ana',
    method: 'changeGroupMute',
    input: ({ notes }) => ({ groupID: notes['group'], isMute: true }),
    hears: {
      ana: ['OnGroupInfoChanged', 'OnRecvNewMessage', 'OnConversationChanged'],
      ben: ['OnGroupInfoChanged', ...received],
      cleo: ['OnGroupInfoChanged', ...received],
    },
  },
  write('ben', 'salt', 'More salt'),
  send(
    'ben',
    'salt',
    'group',
    {},
    {
      that: 'in a muted group the others are silent',
      refused: 225,
      reply: () => undefined,
    },
  ),
  write('cleo', 'pepper', 'And pepper'),
  send('cleo', 'pepper', 'group', { ana: received, ben: received, cleo: sent }),
  {
    that: 'admins take nothing back that the owner said',
    by: 'cleo',
    method: 'newRevokeMessage',
    input: ({ notes }) => notes['bread'],
    refused: 201,
  },
  {
    that: 'the owner takes back what admins said',
    by: 'ana',
    method: 'newRevokeMessage',
    input: ({ notes }) => notes['pepper'],
    hears: {
      ana: ['OnConversationChanged'],
      ben: ['OnNewRecvMessageRevoked', 'OnConversationChanged'],
      cleo: ['OnNewRecvMessageRevoked', 'OnConversationChanged'],
    },
    check: ({ ben }, { id }) =>
      expect(said(ben, 'OnNewRecvMessageRevoked')).toMatchObject({
        revokerID: id('ana'),
        revokerRole: 2,
        sourceMessageSendID: id('cleo'),
      }),
  },
  {
    that: 'who is not in the group does not write in it',
    by: 'dan',
    method: 'createTextMessage',
    input: () => 'let me in',
    reply: (message: Message, { notes }) => {
      notes['outside'] = JSON.stringify(message);
    },
  },
  send('dan', 'outside', 'group', {}, { refused: 208, reply: () => undefined }),
  {
    by: 'ben',
    method: 'insertGroupMessageToLocalStorage',
    input: ({ id, notes }) => ({
      message: notes['soup'],
      groupID: notes['group'],
      sendID: id('ana'),
    }),
    reply: (message: Message, { notes }) =>
      expect(message.clientMsgID).not.toBe(idIn(notes['soup'])),
    hears: { ben: ['OnConversationChanged'] },
  },
  {
    by: 'ben',
    method: 'clearGroupHistoryMessage',
    input: ({ notes }) => notes['group'],
    hears: { ben: cleared },
  },
  {
    by: 'cleo',
    method: 'clearGroupHistoryMessageFromLocalAndSvr',
    input: ({ notes }) => notes['group'],
    hears: { cleo: cleared },
  },
  {
    that: 'what one has cleared the others keep',
    by: 'ana',
    method: 'getHistoryMessageList',
    input: ({ notes }) => ({ ...page, groupID: notes['group'] }),
    reply: (list: Message[]) => expect(list.length).toBeGreaterThan(2),
  },
  { by: 'ana', method: 'deleteAllMsgFromLocal', hears: { ana: cleared } },
  {
    by: 'ana',
    method: 'getHistoryMessageList',
    input: ({ notes }) => ({ ...page, groupID: notes['group'] }),
    reply: (list: Message[]) => expect(list).toEqual([]),
  },
  {
    that: 'without anything unread the total stays what it is, and is not told',
    by: 'ana',
    method: 'deleteAllMsgFromLocalAndSvr',
    hears: { ana: ['OnConversationChanged'] },
  },
];
