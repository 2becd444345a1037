import { expect } from 'vitest';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { type Step, said } from '../support/steps.ts';
import {
  cleared,
  firstReceived,
  firstSent,
  idIn,
  read,
  received,
  send,
  sent,
  write,
} from './messageWriting.ts';

const idsOf = (messages: Message[]) => messages.map(({ clientMsgID }) => clientMsgID);

const page = { userID: '', groupID: '', count: 20, startClientMsgID: '' };

/** Two people: send, repeat, read, page, search, revoke, delete. */
export const messageSteps: Step[] = [
  write('ana', 'one', 'first of all'),
  send('ana', 'one', 'ben', { ana: firstSent, ben: firstReceived }),
  write('ana', 'two', 'second to none'),
  send('ana', 'two', 'ben', { ana: sent, ben: received }, { method: 'sendMessageNotOss' }),
  send(
    'ana',
    'two',
    'ben',
    {},
    {
      that: 'a repetition answers what is kept, and nobody hears of it',
      reply: (message: Message, { notes }) => {
        expect(message.serverMsgID).toBe(JSON.parse(notes['two'] ?? '').serverMsgID);
      },
    },
  ),
  {
    that: 'an id that another author has used is refused, and nobody hears of it',
    by: 'ben',
    method: 'sendMessage',
    input: ({ id, notes }) => ({ recvID: id('ana'), groupID: '', message: notes['two'] }),
    refused: 202,
  },
  {
    that: 'so is the author’s own, in another conversation',
    by: 'ana',
    method: 'sendMessage',
    input: ({ id, notes }) => ({ recvID: id('cleo'), groupID: '', message: notes['two'] }),
    refused: 202,
  },
  write('ana', 'three', 'third time lucky'),
  send('ana', 'three', 'ben', { ana: sent, ben: received }),
  {
    by: 'ben',
    method: 'getTotalUnreadMsgCount',
    reply: (count: number) => expect(count).toBe(3),
  },
  {
    by: 'ana',
    method: 'getTotalUnreadMsgCount',
    reply: (count: number) => expect(count).toBe(0),
  },
  {
    by: 'ben',
    method: 'getHistoryMessageList',
    input: ({ id, notes }) => ({
      ...page,
      userID: id('ana'),
      startClientMsgID: idIn(notes, 'three'),
    }),
    reply: (list: Message[], { notes }) =>
      expect(idsOf(list)).toEqual([idIn(notes, 'one'), idIn(notes, 'two')]),
  },
  {
    by: 'ben',
    method: 'getHistoryMessageListReverse',
    input: ({ id, notes }) => ({
      ...page,
      userID: id('ana'),
      startClientMsgID: idIn(notes, 'one'),
    }),
    reply: (list: Message[], { notes }) =>
      expect(idsOf(list)).toEqual([idIn(notes, 'two'), idIn(notes, 'three')]),
  },
  {
    by: 'ben',
    method: 'getAdvancedHistoryMessageList',
    input: ({ id }) => ({
      ...page,
      conversationID: `single_${id('ana')}`,
      count: 2,
      lastMinSeq: 0,
    }),
    reply: ({ messageList }: { messageList: Message[] }, { notes }) =>
      expect(idsOf(messageList)).toEqual([idIn(notes, 'two'), idIn(notes, 'three')]),
  },
  {
    by: 'ben',
    method: 'findMessageList',
    input: ({ id, notes }) => [
      { conversationID: `single_${id('ana')}`, clientMsgIDList: [idIn(notes, 'two'), 'unknown'] },
    ],
    reply: (
      found: { totalCount: number; findResultItems: { messageList: Message[] }[] },
      { notes },
    ) => {
      expect(found.totalCount).toBe(1);
      expect(idsOf(found.findResultItems[0]?.messageList ?? [])).toEqual([idIn(notes, 'two')]);
    },
  },
  {
    by: 'ben',
    method: 'searchLocalMessages',
    input: ({ id }) => ({
      conversationID: `single_${id('ana')}`,
      keywordList: ['LUCKY'],
      pageIndex: 1,
      count: 10,
    }),
    reply: (
      found: { totalCount: number; searchResultItems: { messageList: Message[] }[] },
      { notes },
    ) => {
      expect(found.totalCount).toBe(1);
      expect(idsOf(found.searchResultItems[0]?.messageList ?? [])).toEqual([idIn(notes, 'three')]);
    },
  },
  {
    by: 'ana',
    method: 'typingStatusUpdate',
    input: ({ id }) => ({ recvID: id('ben'), msgTip: 'yes' }),
    hears: { ben: ['OnRecvNewMessage'] },
    check: ({ ben }) =>
      expect(said(ben, 'OnRecvNewMessage')).toMatchObject({ contentType: 113, content: 'yes' }),
  },
  {
    by: 'ben',
    method: 'markC2CMessageAsRead',
    input: ({ id, notes }) => ({ userID: id('ana'), msgIDList: [idIn(notes, 'one')] }),
    hears: { ana: ['OnRecvC2CReadReceipt'], ben: read },
    check: ({ ana, ben }, { id, notes }) => {
      expect(said<object[]>(ana, 'OnRecvC2CReadReceipt')).toMatchObject([
        { userID: id('ben'), msgIDList: [idIn(notes, 'one')], contentType: 112, sessionType: 1 },
      ]);
      expect(said<number>(ben, 'OnTotalUnreadMessageCountChanged')).toBe(2);
    },
  },
  {
    that: 'own messages are not marked',
    by: 'ana',
    method: 'markC2CMessageAsRead',
    input: ({ id, notes }) => ({ userID: id('ben'), msgIDList: [idIn(notes, 'one')] }),
    refused: 201,
  },
  {
    that: 'without ids the count goes to zero and the other side hears nothing',
    by: 'ben',
    method: 'markMessageAsReadByConID',
    input: ({ id }) => ({ conversationID: `single_${id('ana')}`, msgIDList: [] }),
    hears: { ben: read },
  },
  {
    by: 'ana',
    method: 'revokeMessage',
    input: ({ notes }) => notes['one'],
    hears: { ben: ['OnRecvMessageRevoked'] },
    check: ({ ben }, { notes }) =>
      expect(said<string>(ben, 'OnRecvMessageRevoked')).toBe(idIn(notes, 'one')),
  },
  {
    that: 'nobody takes back what somebody else said',
    by: 'ben',
    method: 'newRevokeMessage',
    input: ({ notes }) => notes['two'],
    refused: 201,
  },
  {
    by: 'ana',
    method: 'newRevokeMessage',
    input: ({ notes }) => notes['three'],
    hears: {
      ana: ['OnConversationChanged'],
      ben: ['OnNewRecvMessageRevoked', 'OnConversationChanged'],
    },
    check: ({ ben }, { id, notes }) =>
      expect(said(ben, 'OnNewRecvMessageRevoked')).toMatchObject({
        clientMsgID: idIn(notes, 'three'),
        revokerID: id('ana'),
        sourceMessageSendID: id('ana'),
        sessionType: 1,
      }),
  },
  {
    by: 'ben',
    method: 'insertSingleMessageToLocalStorage',
    input: ({ id, notes }) => ({ message: notes['two'], recvID: id('ben'), sendID: id('ana') }),
    reply: (message: Message, { notes }) => {
      expect(message.clientMsgID).not.toBe(idIn(notes, 'two'));
      notes['inserted'] = JSON.stringify(message);
    },
    hears: { ben: ['OnConversationChanged'] },
  },
  {
    by: 'ben',
    method: 'deleteMessageFromLocalStorage',
    input: ({ notes }) => notes['inserted'],
    hears: { ben: ['OnConversationChanged'] },
  },
  {
    by: 'ben',
    method: 'deleteMessageFromLocalAndSvr',
    input: ({ notes }) => notes['two'],
  },
  {
    that: 'what one side deleted the other keeps',
    by: 'ana',
    method: 'findMessageList',
    input: ({ id, notes }) => [
      { conversationID: `single_${id('ben')}`, clientMsgIDList: [idIn(notes, 'two')] },
    ],
    reply: ({ totalCount }: { totalCount: number }) => expect(totalCount).toBe(1),
  },
  write('ben', 'four', 'and back'),
  send('ben', 'four', 'ana', { ben: sent, ana: received }),
  {
    by: 'ana',
    method: 'clearC2CHistoryMessage',
    input: ({ id }) => id('ben'),
    hears: { ana: cleared },
  },
  write('ben', 'five', 'and again'),
  send('ben', 'five', 'ana', { ben: sent, ana: received }),
  {
    by: 'ana',
    method: 'clearC2CHistoryMessageFromLocalAndSvr',
    input: ({ id }) => id('ben'),
    hears: { ana: cleared },
  },
  {
    by: 'ana',
    method: 'getHistoryMessageList',
    input: ({ id }) => ({ ...page, userID: id('ben') }),
    reply: (list: Message[]) => expect(list).toEqual([]),
  },
  {
    that: 'a blocked person is told so',
    by: 'ben',
    method: 'addBlack',
    input: ({ id }) => id('ana'),
    hears: { ben: ['OnBlackAdded'] },
  },
  write('ana', 'six', 'are you there?'),
  {
    by: 'ana',
    method: 'sendMessage',
    input: ({ id, notes }) => ({ recvID: id('ben'), groupID: '', message: notes['six'] }),
    refused: 600,
  },
];
