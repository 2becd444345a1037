import { expect } from 'vitest';
import type { GroupInfo, GroupMember } from '../../../app/contract/gateway/entities/group.ts';
import { type Step, said } from '../support/steps.ts';
import { firstNews, idsOf, news, ownNews } from './groupNews.ts';

/** The second part: rules hold, dan comes and goes, and ben ends it. */
export const groupEndSteps: Step[] = [
  {
    that: 'where members may not look at each other, they still see who is in the group',
    by: 'cleo',
    method: 'getGroupMembersInfo',
    input: ({ id, notes }) => ({ groupID: notes['group'], userIDList: [id('ana'), id('cleo')] }),
    reply: (list: GroupMember[], { id }) => expect(idsOf(list)).toEqual([id('ana'), id('cleo')]),
  },
  {
    that: 'where members may not look at each other, an ordinary one is refused',
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
        { userID: id('dan'), result: 0, reason: 'approval' },
        { userID: 'nobody', result: -1, reason: 'unknown' },
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
      ana: ['OnGroupApplicationAccepted', 'OnGroupMemberAdded', 'OnGroupInfoChanged', ...news],
      ben: ['OnGroupApplicationAccepted', 'OnGroupMemberAdded', 'OnGroupInfoChanged', ...ownNews],
      cleo: ['OnGroupMemberAdded', 'OnGroupInfoChanged', ...news],
      dan: ['OnGroupApplicationAccepted', 'OnJoinedGroupAdded', ...firstNews],
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
      // They had applied once.
      cleo: ['OnGroupApplicationDeleted'],
      dan: ['OnGroupApplicationDeleted'],
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
