import { expect } from 'vitest';
import type { Conversation } from '../../../app/contract/gateway/entities/conversation.ts';
import { type Step, said } from '../support/steps.ts';
import { firstReceived, firstSent, read, send, write } from './messageWriting.ts';

const idsOf = (list: Conversation[]) => list.map(({ conversationID }) => conversationID);

/** The list of conversations: ana hears from ben and cleo, and arranges what she has. */
export const conversationSteps: Step[] = [
  write('ben', 'ben', 'hello from ben'),
  send('ben', 'ben', 'ana', { ben: firstSent, ana: firstReceived }),
  write('cleo', 'cleo', 'hello from cleo'),
  send('cleo', 'cleo', 'ana', { cleo: firstSent, ana: firstReceived }),
  {
    by: 'ana',
    method: 'getAllConversationList',
    reply: (list: Conversation[], { id }) => {
      expect(idsOf(list)).toEqual([`single_${id('cleo')}`, `single_${id('ben')}`]);
      expect(list[0]).toMatchObject({ showName: 'cleo', unreadCount: 1, conversationType: 1 });
      expect(JSON.parse(list[0]?.latestMsg ?? '')).toMatchObject({ content: 'hello from cleo' });
    },
  },
  {
    by: 'ana',
    method: 'pinConversation',
    input: ({ id }) => ({ conversationID: `single_${id('ben')}`, isPinned: true }),
    hears: { ana: ['OnConversationChanged'] },
  },
  {
    that: 'pinned conversations come first',
    by: 'ana',
    method: 'getConversationListSplit',
    input: () => ({ offset: 0, count: 1 }),
    reply: (list: Conversation[], { id }) => expect(idsOf(list)).toEqual([`single_${id('ben')}`]),
  },
  {
    by: 'ana',
    method: 'getMultipleConversation',
    input: ({ id }) => [`single_${id('cleo')}`, 'single_nobody'],
    reply: (list: Conversation[], { id }) => expect(idsOf(list)).toEqual([`single_${id('cleo')}`]),
  },
  {
    that: 'a conversation there is none of is made, and hidden',
    by: 'ana',
    method: 'getOneConversation',
    input: ({ id }) => ({ sourceID: id('dan'), sessionType: 1 }),
    reply: (one: Conversation, { id }) =>
      expect(one).toMatchObject({
        conversationID: `single_${id('dan')}`,
        showName: 'dan',
        latestMsgSendTime: 0,
      }),
  },
  {
    by: 'ana',
    method: 'getConversationIDBySessionType',
    input: ({ id }) => ({ sourceID: id('dan'), sessionType: 1 }),
    reply: (name: string, { id }) => expect(name).toBe(`single_${id('dan')}`),
  },
  {
    by: 'ana',
    method: 'setConversationDraft',
    input: ({ id }) => ({ conversationID: `single_${id('cleo')}`, draftText: 'dear cl' }),
    hears: { ana: ['OnConversationChanged'] },
    check: ({ ana }) => {
      const [changed] = said<Conversation[]>(ana, 'OnConversationChanged');
      expect(changed?.draftText).toBe('dear cl');
      expect(changed?.draftTextTime).toBeGreaterThan(0);
    },
  },
  {
    by: 'ana',
    method: 'setConversationRecvMessageOpt',
    input: ({ id }) => ({ conversationIDList: [`single_${id('cleo')}`], opt: 2 }),
    hears: { ana: ['OnConversationChanged', 'OnTotalUnreadMessageCountChanged'] },
  },
  {
    by: 'ana',
    method: 'getConversationRecvMessageOpt',
    input: ({ id }) => [`single_${id('cleo')}`],
    reply: (list: object[], { id }) =>
      expect(list).toEqual([{ conversationID: `single_${id('cleo')}`, result: 2 }]),
  },
  {
    that: 'what is received silently is not in the total',
    by: 'ana',
    method: 'getTotalUnreadMsgCount',
    reply: (count: number) => expect(count).toBe(1),
  },
  {
    by: 'ana',
    method: 'setOneConversationPrivateChat',
    input: ({ id }) => ({ conversationID: `single_${id('cleo')}`, isPrivate: true }),
    hears: {
      ana: ['OnRecvNewMessage', 'OnConversationChanged'],
      cleo: ['OnRecvNewMessage', 'OnConversationChanged'],
    },
  },
  {
    that: 'the method that answers nothing marks a conversation as read',
    by: 'ana',
    method: 'markNotifyMessageHasRead',
    input: ({ id }) => `single_${id('ben')}`,
    hears: { ana: read },
  },
  {
    by: 'ana',
    method: 'deleteConversation',
    input: ({ id }) => `single_${id('cleo')}`,
    hears: { ana: ['OnTotalUnreadMessageCountChanged'] },
  },
  {
    by: 'ana',
    method: 'getAllConversationList',
    reply: (list: Conversation[], { id }) => expect(idsOf(list)).toEqual([`single_${id('ben')}`]),
  },
  {
    by: 'ana',
    method: 'deleteConversationFromLocalAndSvr',
    input: ({ id }) => `single_${id('ben')}`,
    hears: { ana: ['OnTotalUnreadMessageCountChanged'] },
  },
  {
    by: 'ben',
    method: 'deleteAllConversationFromLocal',
    hears: { ben: ['OnTotalUnreadMessageCountChanged'] },
  },
  {
    by: 'ben',
    method: 'getAllConversationList',
    reply: (list: Conversation[]) => expect(list).toEqual([]),
  },
];
