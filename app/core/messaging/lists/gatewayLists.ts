import type { ListName, ListOfName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import { peerOf } from '../../../contract/gateway/conversationId.ts';
import type { GroupInfo, GroupMember } from '../../../contract/gateway/entities/group.ts';
import type { FullUserInfo } from '../../../contract/gateway/entities/people.ts';
import { groupStatus, memberFilter } from '../../../contract/gateway/enums.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import {
  getBlackList,
  getDesignatedFriendsInfo,
  getFriendList,
  getRecvFriendApplicationList,
  getSendFriendApplicationList,
} from '../../../contract/gateway/functions/friends.ts';
import {
  getGroupMemberList,
  getGroupMembersInfo,
  getGroupsInfo,
  getJoinedGroupList,
  getRecvGroupApplicationList,
  getSendGroupApplicationList,
} from '../../../contract/gateway/functions/groups.ts';
import { type GatewayClient, GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { type GatewayList, inPages, type ListOwner } from './gatewayList.ts';

const friendApplicationEvents = {
  OnFriendApplicationAdded: 'merge',
  OnFriendApplicationAccepted: 'merge',
  OnFriendApplicationRejected: 'merge',
  OnFriendApplicationDeleted: 'remove',
} as const;
const groupApplicationEvents = {
  OnGroupApplicationAdded: 'merge',
  OnGroupApplicationAccepted: 'merge',
  OnGroupApplicationRejected: 'merge',
  OnGroupApplicationDeleted: 'remove',
} as const;

/** Members asked for at once (specification, section 9): a screenful and more, then all there may be of a group. */
const membersAtOnce = { first: 100, next: 2_000 };

type GatewayLists = {
  readonly [Name in ListName]: GatewayList<ListRows[Name]> &
    (Name extends ListOfName ? { of: ListOwner<ListRows[Name]> } : { of?: never });
};

/**
 * The lists the gateway keeps (protocol reference, sections 3.2, 3.3 and 4). Store, sync, events and
 * atoms go by this table: a new list is a row here, its type in `ListRows` and a store of its own name.
 */
export const gatewayLists: GatewayLists = {
  friends: {
    keyOf: ({ userID }) => userID,
    getAll: async (call) => friendsOf((await call(getFriendList, undefined)) ?? []),
    getSome: async (call, ids) => friendsOf((await call(getDesignatedFriendsInfo, [...ids])) ?? []),
    events: { OnFriendAdded: 'merge', OnFriendInfoChanged: 'merge', OnFriendDeleted: 'remove' },
  },
  joinedGroups: {
    keyOf: ({ groupID }) => groupID,
    getAll: async (call) => (await call(getJoinedGroupList, undefined)) ?? [],
    getSome: joinedOf,
    events: {
      OnJoinedGroupAdded: 'add',
      OnGroupInfoChanged: 'merge',
      OnJoinedGroupDeleted: 'remove',
    },
    isKept: true,
  },
  blacklist: {
    keyOf: ({ userID }) => userID,
    getAll: async (call) => (await call(getBlackList, undefined)) ?? [],
    events: { OnBlackAdded: 'merge', OnBlackDeleted: 'remove' },
    isKept: true,
  },
  friendApplicationsReceived: {
    keyOf: ({ fromUserID, toUserID }) => [fromUserID, toUserID],
    getAll: async (call) => (await call(getRecvFriendApplicationList, undefined)) ?? [],
    events: friendApplicationEvents,
    holds: ({ fromUserID }, selfID) => fromUserID !== selfID,
  },
  friendApplicationsSent: {
    keyOf: ({ fromUserID, toUserID }) => [fromUserID, toUserID],
    getAll: async (call) => (await call(getSendFriendApplicationList, undefined)) ?? [],
    events: friendApplicationEvents,
    holds: ({ fromUserID }, selfID) => fromUserID === selfID,
  },
  groupApplicationsReceived: {
    keyOf: ({ groupID, userID }) => [groupID, userID],
    getAll: async (call) => (await call(getRecvGroupApplicationList, undefined)) ?? [],
    events: groupApplicationEvents,
    holds: ({ userID }, selfID) => userID !== selfID,
  },
  groupApplicationsSent: {
    keyOf: ({ groupID, userID }) => [groupID, userID],
    getAll: async (call) => (await call(getSendGroupApplicationList, undefined)) ?? [],
    events: groupApplicationEvents,
    holds: ({ userID }, selfID) => userID === selfID,
  },
  members: {
    keyOf: ({ userID }) => userID,
    of: {
      list: 'joinedGroups',
      idOf: ({ groupID }) => groupID,
      shownIn: groupIn,
      isSmall: (group) => 'memberCount' in group && group.memberCount <= membersAtOnce.first,
      hasSelf: true,
    },
    getAll: inPages(membersAtOnce, async (call, groupID, page) => {
      const input = { groupID, filter: memberFilter.all, ...page };
      return inGroup(groupID, await call(getGroupMemberList, input));
    }),
    getSome: async (call, ids, groupID) =>
      inGroup(groupID, await call(getGroupMembersInfo, { groupID, userIDList: [...ids] })),
    events: {
      OnGroupMemberAdded: 'merge',
      OnGroupMemberInfoChanged: 'merge',
      OnGroupMemberDeleted: 'remove',
    },
  },
};

export const listNames = Object.keys(gatewayLists) as readonly ListName[];

/** @returns the row of the table, where which list it is does not matter */
export function listOf(name: ListName): GatewayList<ListRows[ListName]> {
  return gatewayLists[name] as GatewayList<ListRows[ListName]>;
}

/** @returns the lists of which there is one of each row of a list */
export function listsOfRows(name: ListName): readonly ListName[] {
  return listNames.filter((inner) => listOf(inner).of?.list === name);
}

function groupIn(conversationID: string): string | null {
  const peer = peerOf(conversationID);
  return peer && 'groupID' in peer ? peer.groupID : null;
}

function inGroup(groupID: string, members: readonly GroupMember[] | null): GroupMember[] {
  return (members ?? []).map((member) => ({ ...member, groupID }));
}

/** Groups for each of which it is asked whether the person is in it; of more, all are asked for at once. */
const mostLookedUp = 5;

/** The gateway answers any group: only those that the person is in are theirs. */
async function joinedOf(
  call: GatewayClient['call'],
  ids: readonly string[],
  _: string,
  selfID: string,
): Promise<GroupInfo[]> {
  if (ids.length > mostLookedUp) {
    const joined = (await call(getJoinedGroupList, undefined)) ?? [];
    return joined.filter(({ groupID }) => ids.includes(groupID));
  }
  const groups = ((await call(getGroupsInfo, [...ids])) ?? []).filter(
    ({ groupID, status }) => ids.includes(groupID) && status !== groupStatus.dismissed,
  );
  const isIn = await Promise.all(groups.map(({ groupID }) => isMember(call, groupID, selfID)));
  return groups.filter((_, at) => isIn[at]);
}

async function isMember(
  call: GatewayClient['call'],
  groupID: string,
  userID: string,
): Promise<boolean> {
  try {
    const members = await call(getGroupMembersInfo, { groupID, userIDList: [userID] });
    return (members ?? []).some((member) => member.userID === userID);
  } catch (error) {
    const isRefused = error instanceof GatewayError && error.code === gatewayErrors.notInGroup;
    if (isRefused) return false;
    throw error;
  }
}

/** The gateway answers friends as entries of people, some of whom are no friends. */
function friendsOf(people: readonly FullUserInfo[]): ListRows['friends'][] {
  return people.flatMap(({ friendInfo }) => (friendInfo ? [friendInfo] : []));
}
