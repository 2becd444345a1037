import { expect } from 'vitest';
import type {
  GroupApplication,
  GroupInfo,
  GroupMember,
} from '../../../app/contract/gateway/entities/group.ts';
import type { GatewayEventName } from '../../../app/contract/gateway/events.ts';
import { type Step, said } from '../support/steps.ts';

/** What a notification in a conversation there is already makes the others hear, and its author. */
const news: GatewayEventName[] = [
  'OnRecvNewMessage',
  'OnConversationChanged',
  'OnTotalUnreadMessageCountChanged',
];
const ownNews: GatewayEventName[] = ['OnRecvNewMessage', 'OnConversationChanged'];
/** The first sight of a group. */
const firstNews: GatewayEventName[] = [
  'OnRecvNewMessage',
  'OnNewConversation',
  'OnTotalUnreadMessageCountChanged',
];
const idsOf = (members: GroupMember[]) => members.map(({ userID }) => userID);

/** The life of a group: ana makes it with ben, cleo and dan come and go, ben ends it. */
export const groupSteps: Step[] = [
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
      ana: ['OnGroupMemberInfoChanged'],
      ben: ['OnGroupMemberInfoChanged'],
      cleo: ['OnGroupMemberInfoChanged'],
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
      ana: ['OnGroupInfoChanged', ...news],
      ben: ['OnGroupInfoChanged', ...ownNews],
      cleo: ['OnGroupInfoChanged', ...news],
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
  {
    that: 'where members may not look at each other, an ordinary one is refused',
    by: 'cleo',
    method: 'getGroupMembersInfo',
    input: ({ id, notes }) => ({ groupID: notes['group'], userIDList: [id('ana')] }),
    refused: 801,
    reply: () => undefined,
  },
  {
    that: 'everybody sees themselves',
    by: 'cleo',
    method: 'getGroupMembersInfo',
    input: ({ id, notes }) => ({ groupID: notes['group'], userIDList: [id('cleo')] }),
    reply: (list: GroupMember[], { id }) => expect(idsOf(list)).toEqual([id('cleo')]),
  },
  {
    that: 'nor through the people of the platform',
    by: 'cleo',
    method: 'getUsersInfo',
    input: ({ id }) => [id('ana')],
    refused: 801,
    reply: () => undefined,
  },
  {
    that: 'where members may not apply as friends, an ordinary one is refused',
    by: 'cleo',
    method: 'addFriend',
    input: ({ id }) => ({ toUserID: id('ana'), reqMsg: '' }),
    refused: 809,
  },
  {
    that: 'an invitation by an ordinary member becomes an application',
    by: 'cleo',
    method: 'inviteUserToGroup',
    input: ({ id, notes }) => ({
      groupID: notes['group'],
      reason: 'good legs',
      userIDList: [id('dan'), 'nobody'],
    }),
    reply: (results: object[], { id }) =>
      expect(results).toEqual([
        { userID: id('dan'), result: 0 },
        { userID: 'nobody', result: -1 },
      ]),
    hears: {
      ana: ['OnGroupApplicationAdded'],
      ben: ['OnGroupApplicationAdded'],
      dan: ['OnGroupApplicationAdded'],
    },
  },
  {
    that: 'an invitation by an admin needs no answer',
    by: 'ben',
    method: 'inviteUserToGroup',
    input: ({ id, notes }) => ({ groupID: notes['group'], reason: '', userIDList: [id('dan')] }),
    reply: (results: object[], { id }) =>
      expect(results).toEqual([{ userID: id('dan'), result: 0 }]),
    hears: {
      ana: ['OnGroupMemberAdded', 'OnGroupInfoChanged', ...news],
      ben: ['OnGroupMemberAdded', 'OnGroupInfoChanged', ...ownNews],
      cleo: ['OnGroupMemberAdded', 'OnGroupInfoChanged', ...news],
      dan: ['OnJoinedGroupAdded', ...firstNews],
    },
    check: ({ dan }) => expect(said(dan, 'OnRecvNewMessage')).toMatchObject({ contentType: 1509 }),
  },
  {
    by: 'ben',
    method: 'changeGroupMute',
    input: ({ notes }) => ({ groupID: notes['group'], isMute: true }),
    hears: {
      ana: ['OnGroupInfoChanged', ...news],
      ben: ['OnGroupInfoChanged', ...ownNews],
      cleo: ['OnGroupInfoChanged', ...news],
      dan: ['OnGroupInfoChanged', ...news],
    },
    check: ({ dan }) => {
      expect(said(dan, 'OnGroupInfoChanged')).toMatchObject({ status: 3 });
      expect(said(dan, 'OnRecvNewMessage')).toMatchObject({ contentType: 1514 });
    },
  },
  {
    by: 'ana',
    method: 'changeGroupMute',
    input: ({ notes }) => ({ groupID: notes['group'], isMute: false }),
    hears: {
      ana: ['OnGroupInfoChanged', ...ownNews],
      ben: ['OnGroupInfoChanged', ...news],
      cleo: ['OnGroupInfoChanged', ...news],
      dan: ['OnGroupInfoChanged', ...news],
    },
  },
  {
    that: 'admins do not mute the owner',
    by: 'ben',
    method: 'changeGroupMemberMute',
    input: ({ id, notes }) => ({ groupID: notes['group'], userID: id('ana'), mutedSeconds: 60 }),
    refused: 801,
  },
  {
    by: 'ben',
    method: 'changeGroupMemberMute',
    input: ({ id, notes }) => ({ groupID: notes['group'], userID: id('dan'), mutedSeconds: 60 }),
    hears: {
      ana: ['OnGroupMemberInfoChanged', ...news],
      ben: ['OnGroupMemberInfoChanged', ...ownNews],
      cleo: ['OnGroupMemberInfoChanged', ...news],
      dan: ['OnGroupMemberInfoChanged', ...news],
    },
    check: ({ dan }) => {
      expect(said<GroupMember>(dan, 'OnGroupMemberInfoChanged').muteEndTime).toBeGreaterThan(0);
      expect(said(dan, 'OnRecvNewMessage')).toMatchObject({ contentType: 1512 });
    },
  },
  {
    by: 'dan',
    method: 'quitGroup',
    input: ({ notes }) => notes['group'],
    hears: {
      ana: ['OnGroupMemberDeleted', 'OnGroupInfoChanged', ...news],
      ben: ['OnGroupMemberDeleted', 'OnGroupInfoChanged', ...news],
      cleo: ['OnGroupMemberDeleted', 'OnGroupInfoChanged', ...news],
      dan: ['OnJoinedGroupDeleted', ...ownNews, 'OnConversationChanged'],
    },
    check: ({ ana, dan }) => {
      expect(said(ana, 'OnRecvNewMessage')).toMatchObject({ contentType: 1504 });
      const last = dan.slice(-1);
      expect(said<object[]>(last, 'OnConversationChanged')).toMatchObject([{ isNotInGroup: true }]);
    },
  },
  {
    that: 'the owner does not walk away from a group',
    by: 'ana',
    method: 'quitGroup',
    input: ({ notes }) => notes['group'],
    refused: 809,
  },
  {
    that: 'admins remove ordinary members only',
    by: 'ben',
    method: 'kickGroupMember',
    input: ({ id, notes }) => ({
      groupID: notes['group'],
      reason: '',
      userIDList: [id('ana'), id('cleo')],
    }),
    reply: (results: object[], { id }) =>
      expect(results).toEqual([
        { userID: id('ana'), result: -1 },
        { userID: id('cleo'), result: 0 },
      ]),
    hears: {
      ana: ['OnGroupMemberDeleted', 'OnGroupInfoChanged', ...news],
      ben: ['OnGroupMemberDeleted', 'OnGroupInfoChanged', ...ownNews],
      cleo: ['OnJoinedGroupDeleted', ...news, 'OnConversationChanged'],
    },
    check: ({ cleo }) =>
      expect(said(cleo, 'OnRecvNewMessage')).toMatchObject({ contentType: 1508 }),
  },
  {
    that: 'who is out sees no members any more',
    by: 'cleo',
    method: 'getGroupMemberList',
    input: ({ notes }) => ({ groupID: notes['group'], filter: 0, offset: 0, count: 10 }),
    refused: 208,
  },
  {
    by: 'ana',
    method: 'transferGroupOwner',
    input: ({ id, notes }) => ({ groupID: notes['group'], newOwnerUserID: id('ben') }),
    hears: {
      ana: [
        'OnGroupMemberInfoChanged',
        'OnGroupMemberInfoChanged',
        'OnGroupInfoChanged',
        ...ownNews,
      ],
      ben: ['OnGroupMemberInfoChanged', 'OnGroupMemberInfoChanged', 'OnGroupInfoChanged', ...news],
    },
    check: ({ ben }, { id }) =>
      expect(said(ben, 'OnGroupInfoChanged')).toMatchObject({ ownerUserID: id('ben') }),
  },
  {
    that: 'who was the owner is one of the others now',
    by: 'ana',
    method: 'dismissGroup',
    input: ({ notes }) => notes['group'],
    refused: 801,
  },
  {
    by: 'ben',
    method: 'dismissGroup',
    input: ({ notes }) => notes['group'],
    hears: {
      ana: ['OnJoinedGroupDeleted', ...news, 'OnConversationChanged'],
      ben: ['OnJoinedGroupDeleted', ...ownNews, 'OnConversationChanged'],
    },
    check: ({ ana }) => expect(said(ana, 'OnRecvNewMessage')).toMatchObject({ contentType: 1511 }),
  },
  {
    that: 'nothing can be done in a dismissed group',
    by: 'cleo',
    method: 'joinGroup',
    input: ({ notes }) => ({ groupID: notes['group'], reqMsg: '', joinSource: 3 }),
    refused: 202,
  },
  {
    that: 'nobody is in a dismissed group',
    by: 'ana',
    method: 'getJoinedGroupList',
    reply: (list: GroupInfo[]) => expect(list).toEqual([]),
  },
];
