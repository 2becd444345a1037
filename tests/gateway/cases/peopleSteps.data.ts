import { expect } from 'vitest';
import type {
  FriendApplication,
  FullUserInfo,
  SelfInfo,
} from '../../../app/contract/gateway/entities/people.ts';
import { type Step, said } from '../support/steps.ts';

/** Oneself, others, friends and the blacklist: ana and ben become friends, cleo blocks dan. */
export const peopleSteps: Step[] = [
  {
    by: 'ana',
    method: 'getSelfUserInfo',
    reply: (own: SelfInfo, { id }) =>
      expect(own).toMatchObject({ userID: id('ana'), nickname: 'ana', globalRecvMsgOpt: 0 }),
  },
  {
    by: 'ana',
    method: 'setSelfInfo',
    input: ({ id }) => ({ userID: id('ana'), nickname: 'Ana', gender: 2, ex: '{"a":1}' }),
    hears: { ana: ['OnSelfInfoUpdated'] },
    check: ({ ana }) =>
      expect(said(ana, 'OnSelfInfoUpdated')).toMatchObject({
        nickname: 'Ana',
        gender: 2,
        ex: '{"a":1}',
      }),
  },
  {
    by: 'ana',
    method: 'setGlobalRecvMessageOpt',
    input: () => ({ opt: 2 }),
    hears: { ana: ['OnSelfInfoUpdated'] },
    check: ({ ana }) =>
      expect(said(ana, 'OnSelfInfoUpdated')).toMatchObject({ globalRecvMsgOpt: 2 }),
  },
  {
    by: 'ben',
    method: 'getUsersInfo',
    input: ({ id }) => [id('ana'), 'nobody', id('dan')],
    reply: (infos: FullUserInfo[], { id }) => {
      expect(infos.map(({ publicInfo }) => publicInfo?.userID)).toEqual([id('ana'), id('dan')]);
      expect(infos[0]).toMatchObject({ publicInfo: { nickname: 'Ana' }, friendInfo: null });
    },
  },
  {
    that: 'nobody applies to themselves',
    by: 'ana',
    method: 'addFriend',
    input: ({ id }) => ({ toUserID: id('ana'), reqMsg: '' }),
    refused: 809,
  },
  {
    by: 'ana',
    method: 'addFriend',
    input: ({ id }) => ({ toUserID: id('ben'), reqMsg: 'first' }),
    hears: { ana: ['OnFriendApplicationAdded'], ben: ['OnFriendApplicationAdded'] },
  },
  {
    that: 'a repeated application takes the place of the one that waits',
    by: 'ana',
    method: 'addFriend',
    input: ({ id }) => ({ toUserID: id('ben'), reqMsg: 'hello, it is Ana' }),
    hears: { ana: ['OnFriendApplicationAdded'], ben: ['OnFriendApplicationAdded'] },
    check: ({ ben }, { id }) =>
      expect(said(ben, 'OnFriendApplicationAdded')).toMatchObject({
        fromUserID: id('ana'),
        fromNickname: 'Ana',
        toUserID: id('ben'),
        handleResult: 0,
        reqMsg: 'hello, it is Ana',
      }),
  },
  {
    by: 'ben',
    method: 'getRecvFriendApplicationList',
    reply: (list: FriendApplication[], { id }) =>
      expect(list.map(({ fromUserID, reqMsg }) => [fromUserID, reqMsg])).toEqual([
        [id('ana'), 'hello, it is Ana'],
      ]),
  },
  {
    by: 'ana',
    method: 'getSendFriendApplicationList',
    reply: (list: FriendApplication[], { id }) =>
      expect(list.map(({ toUserID }) => toUserID)).toEqual([id('ben')]),
  },
  {
    that: 'only the other side answers',
    by: 'ana',
    method: 'acceptFriendApplication',
    input: ({ id }) => ({ toUserID: id('ben'), handleMsg: '' }),
    refused: 809,
  },
  {
    by: 'ben',
    method: 'refuseFriendApplication',
    input: ({ id }) => ({ toUserID: id('ana'), handleMsg: 'not now' }),
    hears: { ana: ['OnFriendApplicationRejected'], ben: ['OnFriendApplicationRejected'] },
    check: ({ ana }) =>
      expect(said(ana, 'OnFriendApplicationRejected')).toMatchObject({
        handleResult: -1,
        handleMsg: 'not now',
      }),
  },
  {
    by: 'ana',
    method: 'addFriend',
    input: ({ id }) => ({ toUserID: id('ben'), reqMsg: 'please' }),
    hears: { ana: ['OnFriendApplicationAdded'], ben: ['OnFriendApplicationAdded'] },
  },
  {
    by: 'ben',
    method: 'acceptFriendApplication',
    input: ({ id }) => ({ toUserID: id('ana'), handleMsg: 'welcome' }),
    hears: {
      ben: [
        'OnFriendApplicationAccepted',
        'OnFriendAdded',
        'OnRecvNewMessage',
        'OnNewConversation',
      ],
      ana: [
        'OnFriendApplicationAccepted',
        'OnFriendAdded',
        'OnRecvNewMessage',
        'OnNewConversation',
        'OnTotalUnreadMessageCountChanged',
      ],
    },
    check: ({ ana }, { id }) => {
      expect(said(ana, 'OnFriendAdded')).toMatchObject({
        ownerUserID: id('ana'),
        userID: id('ben'),
      });
      expect(said(ana, 'OnRecvNewMessage')).toMatchObject({ contentType: 1204, msgFrom: 200 });
    },
  },
  {
    that: 'friends need no application',
    by: 'ben',
    method: 'addFriend',
    input: ({ id }) => ({ toUserID: id('ana'), reqMsg: '' }),
    refused: 809,
  },
  {
    by: 'ana',
    method: 'setFriendRemark',
    input: ({ id }) => ({ toUserID: id('ben'), remark: 'Benjamin' }),
    hears: { ana: ['OnFriendInfoChanged', 'OnConversationChanged'] },
    check: ({ ana }) =>
      expect(said<{ showName: string }[]>(ana, 'OnConversationChanged')[0]?.showName).toBe(
        'Benjamin',
      ),
  },
  {
    by: 'ana',
    method: 'getFriendList',
    reply: (list: FullUserInfo[], { id }) =>
      expect(list).toMatchObject([
        {
          publicInfo: null,
          friendInfo: { ownerUserID: id('ana'), userID: id('ben'), remark: 'Benjamin' },
          blackInfo: null,
        },
      ]),
  },
  {
    by: 'ana',
    method: 'getDesignatedFriendsInfo',
    input: ({ id }) => [id('dan'), id('ben')],
    reply: (list: FullUserInfo[], { id }) =>
      expect(list.map(({ friendInfo }) => friendInfo?.userID)).toEqual([id('ben')]),
  },
  {
    by: 'ana',
    method: 'checkFriend',
    input: ({ id }) => [id('ben'), id('dan')],
    reply: (list: object[], { id }) =>
      expect(list).toEqual([
        { userID: id('ben'), result: 1 },
        { userID: id('dan'), result: 0 },
      ]),
  },
  {
    by: 'ana',
    method: 'searchFriends',
    input: () => ({
      keywordList: ['jam'],
      isSearchUserID: false,
      isSearchNickname: false,
      isSearchRemark: true,
    }),
    reply: (list: object[], { id }) =>
      expect(list).toMatchObject([{ userID: id('ben'), relationship: 1 }]),
  },
  {
    that: 'friends hear of a new name',
    by: 'ben',
    method: 'setSelfInfo',
    input: () => ({ nickname: 'Ben' }),
    hears: { ben: ['OnSelfInfoUpdated'], ana: ['OnFriendInfoChanged', 'OnConversationChanged'] },
    check: ({ ana }) =>
      expect(said(ana, 'OnFriendInfoChanged')).toMatchObject({
        nickname: 'Ben',
        remark: 'Benjamin',
      }),
  },
  {
    by: 'cleo',
    method: 'addBlack',
    input: ({ id }) => id('dan'),
    hears: { cleo: ['OnBlackAdded'] },
    check: ({ cleo }, { id }) =>
      expect(said(cleo, 'OnBlackAdded')).toMatchObject({
        ownerUserID: id('cleo'),
        userID: id('dan'),
        nickname: 'dan',
      }),
  },
  {
    by: 'cleo',
    method: 'getBlackList',
    reply: (list: object[], { id }) => expect(list).toMatchObject([{ userID: id('dan') }]),
  },
  {
    that: 'who is blocked cannot apply',
    by: 'dan',
    method: 'addFriend',
    input: ({ id }) => ({ toUserID: id('cleo'), reqMsg: 'hi' }),
    refused: 809,
  },
  {
    by: 'cleo',
    method: 'removeBlack',
    input: ({ id }) => id('dan'),
    hears: { cleo: ['OnBlackDeleted'] },
  },
  {
    by: 'ana',
    method: 'deleteFriend',
    input: ({ id }) => id('ben'),
    hears: { ana: ['OnFriendDeleted', 'OnConversationChanged'] },
  },
  {
    that: 'deleting a friend leaves the other side as it is',
    by: 'ben',
    method: 'checkFriend',
    input: ({ id }) => [id('ana')],
    reply: (list: object[], { id }) => expect(list).toEqual([{ userID: id('ana'), result: 1 }]),
  },
];
