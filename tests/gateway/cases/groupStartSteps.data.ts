import { expect } from 'vitest';
import type {
  GroupApplication,
  GroupInfo,
  GroupMember,
} from '../../../app/contract/gateway/entities/group.ts';
import { type Step, said } from '../support/steps.ts';
import { firstNews, idsOf, news, ownNews } from './groupNews.ts';

/** The first part of the life of a group: ana makes it with ben, cleo comes, and they say what it is. */
export const groupStartSteps: Step[] = [
  {
    by: 'ana',
    method: 'createGroup',
    input: ({ id }) => ({
      groupBaseInfo: { groupType: 0, groupName: 'Walkers', introduction: 'Sundays' },
      memberList: [{ userID: id('ben'), roleLevel: 0 }],
    }),
    reply: (group: GroupInfo, { id, notes }) => {
      expect(group).toMatchObject({
        groupName: 'Walkers',
        ownerUserID: id('ana'),
        memberCount: 2,
        status: 0,
      });
      notes['group'] = group.groupID;
    },
    hears: {
      ana: [
        'OnJoinedGroupAdded',
        'OnGroupMemberAdded',
        'OnGroupMemberAdded',
        'OnRecvNewMessage',
        'OnNewConversation',
      ],
      ben: ['OnJoinedGroupAdded', ...firstNews],
    },
    check: ({ ben }, { notes }) =>
      expect(said(ben, 'OnRecvNewMessage')).toMatchObject({
        contentType: 1501,
        groupID: notes['group'],
      }),
  },
  {
    by: 'ben',
    method: 'getJoinedGroupList',
    reply: (list: GroupInfo[], { notes }) =>
      expect(list.map(({ groupID }) => groupID)).toEqual([notes['group']]),
  },
  {
    that: 'a group can be looked at from outside',
    by: 'dan',
    method: 'getGroupsInfo',
    input: ({ notes }) => ['0', notes['group']],
    reply: (list: GroupInfo[]) => expect(list).toMatchObject([{ groupName: 'Walkers' }]),
  },
  {
    by: 'ben',
    method: 'searchGroups',
    input: () => ({ keywordList: ['walk'], isSearchGroupID: false, isSearchGroupName: true }),
    reply: (list: GroupInfo[]) => expect(list).toHaveLength(1),
  },
  {
    by: 'cleo',
    method: 'joinGroup',
    input: ({ notes }) => ({ groupID: notes['group'], reqMsg: 'may I?', joinSource: 3 }),
    hears: { ana: ['OnGroupApplicationAdded'], cleo: ['OnGroupApplicationAdded'] },
    check: ({ ana }, { id }) =>
      expect(said(ana, 'OnGroupApplicationAdded')).toMatchObject({
        userID: id('cleo'),
        nickname: 'cleo',
        reqMsg: 'may I?',
        handleResult: 0,
      }),
  },
  {
    by: 'ana',
    method: 'getRecvGroupApplicationList',
    reply: (list: GroupApplication[], { id }) =>
      expect(list.map(({ userID }) => userID)).toEqual([id('cleo')]),
  },
  {
    that: 'ordinary members see no applications',
    by: 'ben',
    method: 'getRecvGroupApplicationList',
    reply: (list: GroupApplication[]) => expect(list).toEqual([]),
  },
  {
    by: 'cleo',
    method: 'getSendGroupApplicationList',
    reply: (list: GroupApplication[]) => expect(list).toHaveLength(1),
  },
  {
    by: 'ana',
    method: 'refuseGroupApplication',
    input: ({ id, notes }) => ({
      groupID: notes['group'],
      fromUserID: id('cleo'),
      handleMsg: 'who?',
    }),
    hears: { ana: ['OnGroupApplicationRejected'], cleo: ['OnGroupApplicationRejected'] },
  },
  {
    by: 'cleo',
    method: 'joinGroup',
    input: ({ notes }) => ({ groupID: notes['group'], reqMsg: 'cleo!', joinSource: 3 }),
    hears: { ana: ['OnGroupApplicationAdded'], cleo: ['OnGroupApplicationAdded'] },
  },
  {
    that: 'ordinary members answer no applications',
    by: 'ben',
    method: 'acceptGroupApplication',
    input: ({ id, notes }) => ({ groupID: notes['group'], fromUserID: id('cleo'), handleMsg: '' }),
    refused: 801,
  },
  {
    by: 'ana',
    method: 'acceptGroupApplication',
    input: ({ id, notes }) => ({ groupID: notes['group'], fromUserID: id('cleo'), handleMsg: '' }),
    hears: {
      ana: ['OnGroupApplicationAccepted', 'OnGroupMemberAdded', 'OnGroupInfoChanged', ...ownNews],
      ben: ['OnGroupMemberAdded', 'OnGroupInfoChanged', ...news],
      cleo: ['OnGroupApplicationAccepted', 'OnJoinedGroupAdded', ...firstNews],
    },
    check: ({ ben }) => {
      expect(said(ben, 'OnGroupInfoChanged')).toMatchObject({ memberCount: 3 });
      expect(said(ben, 'OnRecvNewMessage')).toMatchObject({ contentType: 1510 });
    },
  },
  {
    by: 'ana',
    method: 'setGroupMemberRoleLevel',
    input: ({ id, notes }) => ({ groupID: notes['group'], userID: id('ben'), roleLevel: 3 }),
    hears: {
      ana: ['OnGroupMemberInfoChanged', ...ownNews],
      ben: ['OnGroupMemberInfoChanged', ...ownNews],
      cleo: ['OnGroupMemberInfoChanged', ...ownNews],
    },
  },
  {
    that: 'admins come before the owner, and the owner before the others',
    by: 'cleo',
    method: 'getGroupMemberList',
    input: ({ notes }) => ({ groupID: notes['group'], filter: 0, offset: 0, count: 2000 }),
    reply: (list: GroupMember[], { id }) =>
      expect(idsOf(list)).toEqual([id('ben'), id('ana'), id('cleo')]),
  },
  {
    by: 'cleo',
    method: 'getGroupMembersInfo',
    input: ({ id, notes }) => ({ groupID: notes['group'], userIDList: [id('dan'), id('ana')] }),
    reply: (list: GroupMember[], { id }) =>
      expect(list).toMatchObject([{ userID: id('ana'), roleLevel: 2, nickname: 'ana' }]),
  },
  {
    by: 'cleo',
    method: 'getGroupMemberListByJoinTimeFilter',
    input: ({ id, notes }) => ({
      groupID: notes['group'],
      filterUserIDList: [id('ana')],
      offset: 0,
      count: 10,
      joinTimeBegin: 0,
      joinTimeEnd: 0,
    }),
    reply: (list: GroupMember[], { id }) => expect(idsOf(list)).toEqual([id('cleo'), id('ben')]),
  },
  {
    by: 'cleo',
    method: 'setGroupMemberNickname',
    input: ({ id, notes }) => ({
      groupID: notes['group'],
      userID: id('cleo'),
      GroupMemberNickname: 'Map reader',
    }),
    hears: {
      ana: ['OnGroupMemberInfoChanged'],
      ben: ['OnGroupMemberInfoChanged'],
      cleo: ['OnGroupMemberInfoChanged'],
    },
    check: ({ ana }) =>
      expect(said(ana, 'OnGroupMemberInfoChanged')).toMatchObject({ nickname: 'Map reader' }),
  },
  {
    by: 'ben',
    method: 'searchGroupMembers',
    input: ({ notes }) => ({
      groupID: notes['group'],
      keywordList: ['map'],
      isSearchUserID: false,
      isSearchMemberNickname: true,
      offset: 0,
      count: 10,
    }),
    reply: (list: GroupMember[], { id }) => expect(idsOf(list)).toEqual([id('cleo')]),
  },
  {
    that: 'ordinary members change nothing of the group',
    by: 'cleo',
    method: 'setGroupInfo',
    input: ({ notes }) => ({ groupID: notes['group'], groupInfo: { groupName: 'Mine' } }),
    refused: 801,
  },
  {
    by: 'ben',
    method: 'setGroupInfo',
    input: ({ notes }) => ({
      groupID: notes['group'],
      groupInfo: { groupName: 'Sunday walkers', notification: 'Nine at the bridge' },
    }),
    hears: {
      ana: ['OnGroupInfoChanged', ...news, ...news],
      ben: ['OnGroupInfoChanged', ...ownNews, ...ownNews],
      cleo: ['OnGroupInfoChanged', ...news, ...news],
    },
    check: ({ ana }, { id }) => {
      expect(said(ana, 'OnGroupInfoChanged')).toMatchObject({
        groupName: 'Sunday walkers',
        notification: 'Nine at the bridge',
        notificationUserID: id('ben'),
      });
      expect(said<{ showName: string }[]>(ana, 'OnConversationChanged')[0]?.showName).toBe(
        'Sunday walkers',
      );
    },
  },
  ...(
    [
      ['setGroupLookMemberInfo', { rule: 1 }, { lookMemberInfo: 1 }],
      ['setGroupApplyMemberFriend', { rule: 1 }, { applyMemberFriend: 1 }],
      ['setGroupVerification', { verification: 1 }, { needVerification: 1 }],
    ] as const
  ).map(
    ([method, input, changed]): Step => ({
      by: 'ana',
      method,
      input: ({ notes }) => ({ groupID: notes['group'], ...input }),
      hears: {
        ana: ['OnGroupInfoChanged', ...ownNews],
        ben: ['OnGroupInfoChanged', ...news],
        cleo: ['OnGroupInfoChanged', ...news],
      },
      check: ({ cleo }) => expect(said(cleo, 'OnGroupInfoChanged')).toMatchObject(changed),
    }),
  ),
];
