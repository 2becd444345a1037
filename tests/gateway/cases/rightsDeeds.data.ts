import { atAllTag, groupStatus } from '../../../app/contract/gateway/enums.ts';
import type { GroupAction, GroupRefusal } from '../../../app/contract/gateway/groupRights.ts';
import { codeToShare } from '../../../sandbox/gateway/groups/groupCodes.ts';
import { groupOf } from '../../../sandbox/gateway/groups/groups.ts';
import { textMessage } from '../../../sandbox/testing/gatewayPeople.ts';
import type { Asking } from '../support/rightsWorld.ts';

/** Who tries something. */
export const roles = ['owner', 'admin', 'member', 'muted', 'left', 'removed', 'stranger'] as const;
export type Role = (typeof roles)[number] | 'admin2' | 'member2';

/** Something a client may ask for in a group. */
export type Deed = {
  name: string;
  /** Rights it needs, in the order in which they are asked. */
  action: readonly GroupAction[];
  targets?: readonly Role[];
  /** Whether it depends on what a group forbids its members. */
  isRuled?: true;
  /** Whether it changes nothing, also where it succeeds. */
  isLook?: true;
  /** Refusals of the table that bind nobody here, as people may do it without a group in common. */
  isUnbound?: (refusal: GroupRefusal) => boolean;
  /** Whether it is something else, or nothing, where it is done to oneself. */
  isOfOthers?: true;
  /** Whether it may be done to people who are not in the group. */
  isForStrangers?: true;
  /** @returns whether it was done. @throws GatewayFailure where it was refused */
  run(asking: Asking): Promise<boolean>;
};

const all: readonly Role[] = ['owner', 'admin', 'admin2', 'member', 'member2', 'left', 'stranger'];
const done = async (work: Promise<unknown>) => {
  await work;
  return true;
};
const results = async (work: Promise<readonly { result: number }[] | null>) =>
  ((await work) ?? []).every(({ result }) => result === 0);

function say(asking: Asking, atUserList?: string[]) {
  const atElem = atUserList && {
    ...{ text: 'all!', atUserList, atUsersInfo: [], quoteMessage: null, isAtSelf: false },
  };
  const message = textMessage('hello', atElem ? { contentType: 106, atElem } : {});
  const sent = { recvID: '', groupID: asking.groupID, message };
  return done(asking.call('SendMessage', sent as never));
}

function setInfo(asking: Asking, groupInfo: object) {
  return done(asking.call('SetGroupInfo', { groupID: asking.groupID, groupInfo }));
}

async function exOf({ context, groupID }: Asking): Promise<Record<string, unknown>> {
  const group = await groupOf(context.db, groupID);
  return group?.ex ? JSON.parse(group.ex) : {};
}

const unbound = (refusal: GroupRefusal) => refusal !== 'rule' && refusal !== 'rank';
const people = ({ groupID, target }: Asking) => ({ groupID, reason: '', userIDList: [target] });
const one = ({ groupID, target }: Asking) => ({ groupID, userID: target });
const answer = ({ groupID }: Asking) => ({ groupID, fromUserID: 'applicant', handleMsg: 'words' });

export const deeds: readonly Deed[] = [
  { name: 'SendMessage', action: ['post'], run: (asking) => say(asking) },
  {
    name: 'SendMessage to everybody',
    action: ['post', 'mentionAll'],
    run: (asking) => say(asking, [atAllTag]),
  },
  {
    name: 'NewRevokeMessage',
    action: ['revokeOther'],
    isOfOthers: true,
    targets: ['owner', 'admin2', 'member2'],
    run: (asking) =>
      done(asking.call('NewRevokeMessage', JSON.parse(asking.written(asking.target)))),
  },
  {
    name: 'RevokeMessage',
    action: ['revokeOther'],
    isOfOthers: true,
    targets: ['owner', 'admin2', 'member2'],
    run: (asking) => done(asking.call('RevokeMessage', JSON.parse(asking.written(asking.target)))),
  },
  {
    name: 'SetGroupInfo, introduction',
    action: ['setInfo'],
    run: (asking) => setInfo(asking, { introduction: 'New' }),
  },
  {
    name: 'SetGroupInfo, name',
    action: ['setInfo'],
    run: (asking) => setInfo(asking, { groupName: 'New' }),
  },
  {
    name: 'SetGroupInfo, announcement',
    action: ['setAnnouncement'],
    run: (asking) => setInfo(asking, { notification: 'New' }),
  },
  {
    name: 'SetGroupInfo, who may come in',
    action: ['setRules'],
    run: (asking) => setInfo(asking, { needVerification: 2 }),
  },
  {
    name: 'SetGroupInfo, pinned message',
    action: ['pinMessage'],
    run: async (asking) => {
      const pinned = { clientMsgID: 'm', sendID: 'owner' };
      return setInfo(asking, { ex: JSON.stringify({ ...(await exOf(asking)), pinned }) });
    },
  },
  {
    name: 'SetGroupInfo, kind',
    action: ['setKind'],
    run: async (asking) => {
      const isChannel = 'groupType' in (await exOf(asking));
      return setInfo(asking, { ex: isChannel ? '' : '{"groupType":"channel"}' });
    },
  },
  {
    name: 'SetGroupVerification',
    action: ['setRules'],
    run: ({ call, groupID }) => done(call('SetGroupVerification', { groupID, verification: 1 })),
  },
  ...(['SetGroupLookMemberInfo', 'SetGroupApplyMemberFriend'] as const).map(
    (name): Deed => ({
      name,
      action: ['setRules'],
      run: ({ call, groupID }) => done(call(name, { groupID, rule: 1 })),
    }),
  ),
  {
    name: 'ChangeGroupMute',
    action: ['muteAll'],
    run: async ({ call, groupID, context }) => {
      const group = await groupOf(context.db, groupID);
      const isMute = group?.status !== groupStatus.muted;
      return done(call('ChangeGroupMute', { groupID, isMute }));
    },
  },
  {
    name: 'ChangeGroupMemberMute',
    action: ['mute'],
    targets: all,
    run: (asking) =>
      done(asking.call('ChangeGroupMemberMute', { ...one(asking), mutedSeconds: 60 })),
  },
  {
    name: 'ChangeGroupMemberMute, free again',
    action: ['mute'],
    targets: ['muted'],
    run: (asking) =>
      done(asking.call('ChangeGroupMemberMute', { ...one(asking), mutedSeconds: 0 })),
  },
  {
    name: 'KickGroupMember',
    action: ['remove'],
    targets: all,
    run: (asking) => results(asking.call('KickGroupMember', people(asking))),
  },
  {
    name: 'KickGroupMember, with what they wrote',
    action: ['remove'],
    targets: all,
    run: (asking) => results(asking.call('KickGroupMember', { ...people(asking), revokeLast: 24 })),
  },
  {
    name: 'SetGroupMemberNickname',
    action: ['rename'],
    isOfOthers: true,
    targets: ['owner', 'admin2', 'member2', 'left', 'stranger'],
    run: (asking) =>
      done(asking.call('SetGroupMemberNickname', { ...one(asking), GroupMemberNickname: 'Other' })),
  },
  {
    name: 'SetGroupMemberNickname, own',
    action: ['setOwnName'],
    run: ({ call, groupID, context }) => {
      const own = { groupID, userID: context.caller.userId };
      return done(call('SetGroupMemberNickname', { ...own, GroupMemberNickname: 'Mine' }));
    },
  },
  {
    name: 'SetGroupMemberRoleLevel',
    action: ['setRole'],
    targets: all,
    run: (asking) => {
      const roleLevel = asking.target.startsWith('admin') ? 1 : 3;
      return done(asking.call('SetGroupMemberRoleLevel', { ...one(asking), roleLevel }));
    },
  },
  {
    name: 'TransferGroupOwner',
    action: ['transfer'],
    targets: all,
    run: ({ call, groupID, target }) =>
      done(call('TransferGroupOwner', { groupID, newOwnerUserID: target })),
  },
  {
    name: 'DismissGroup',
    action: ['dismiss'],
    run: ({ call, groupID }) => done(call('DismissGroup', groupID)),
  },
  {
    name: 'QuitGroup',
    action: ['quit'],
    run: ({ call, groupID }) => done(call('QuitGroup', groupID)),
  },
  {
    name: 'InviteUserToGroup',
    action: ['invite'],
    run: ({ call, groupID }) =>
      results(call('InviteUserToGroup', { groupID, reason: '', userIDList: ['applicant'] })),
  },
  {
    name: '/user/getGroupCode',
    action: ['shareCode'],
    run: ({ context, groupID }) => done(codeToShare(context, groupID)),
  },
  {
    name: 'GetGroupMemberList',
    action: ['listMembers'],
    isLook: true,
    run: async ({ call, groupID }) => {
      const page = { groupID, filter: 0, offset: 0, count: 100 };
      return (await call('GetGroupMemberList', page))?.length === 6;
    },
  },
  {
    name: 'GetGroupMemberListByJoinTimeFilter',
    action: ['listMembers'],
    isLook: true,
    run: async ({ call, groupID }) => {
      const span = { filterUserIDList: [], joinTimeBegin: 0, joinTimeEnd: 0 };
      const page = { groupID, ...span, offset: 0, count: 100 };
      return (await call('GetGroupMemberListByJoinTimeFilter', page))?.length === 6;
    },
  },
  {
    name: 'SearchGroupMembers',
    action: ['listMembers'],
    isLook: true,
    run: async ({ call, groupID }) => {
      const by = { keywordList: ['e'], isSearchUserID: true, isSearchMemberNickname: true };
      const searchParam = { groupID, ...by, offset: 0, count: 100 };
      return (await call('SearchGroupMembers', { searchParam }))?.length === 4;
    },
  },
  {
    name: 'GetGroupMembersInfo',
    action: ['lookAtMember'],
    targets: ['owner', 'admin2', 'member2', 'stranger'],
    isRuled: true,
    isLook: true,
    // It says what the list of members says, of oneself too.
    isUnbound: (refusal) => refusal === 'rank' || refusal === 'rule',
    run: async (asking) => {
      const { groupID, target } = asking;
      return (
        (await asking.call('GetGroupMembersInfo', { groupID, userIDList: [target] }))?.length === 1
      );
    },
  },
  {
    name: 'GetUsersInfo',
    action: ['lookAtMember'],
    targets: ['owner', 'admin2', 'member2', 'stranger'],
    isRuled: true,
    isLook: true,
    isForStrangers: true,
    isUnbound: (refusal) => refusal !== 'rule',
    run: async ({ call, target }) => (await call('GetUsersInfo', [target]))?.length === 1,
  },
  {
    name: 'AddFriend',
    action: ['befriend'],
    targets: ['admin2', 'member2', 'stranger'],
    isRuled: true,
    isForStrangers: true,
    isOfOthers: true,
    isUnbound: unbound,
    run: ({ call, target }) => done(call('AddFriend', { toUserID: target, reqMsg: '' })),
  },
  {
    name: 'AcceptGroupApplication',
    action: ['answerApplication'],
    run: (asking) => done(asking.call('AcceptGroupApplication', answer(asking))),
  },
  {
    name: 'RefuseGroupApplication',
    action: ['answerApplication'],
    run: (asking) => done(asking.call('RefuseGroupApplication', answer(asking))),
  },
];
