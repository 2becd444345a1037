import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { FullUserInfo } from '../../../contract/gateway/entities/people.ts';
import {
  getBlackList,
  getDesignatedFriendsInfo,
  getFriendList,
  getRecvFriendApplicationList,
  getSendFriendApplicationList,
} from '../../../contract/gateway/functions/friends.ts';
import {
  getJoinedGroupList,
  getRecvGroupApplicationList,
  getSendGroupApplicationList,
} from '../../../contract/gateway/functions/groups.ts';
import type { GatewayList } from './gatewayList.ts';

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

/**
 * The lists the gateway keeps (protocol reference, sections 3.2, 3.3 and 4). Store, sync, events and
 * atoms go by this table: a new list is a row here, its type in `ListRows` and a store of its own name.
 */
export const gatewayLists: { readonly [Name in ListName]: GatewayList<ListRows[Name]> } = {
  friends: {
    keyOf: ({ userID }) => userID,
    getAll: async (call) => friendsOf((await call(getFriendList, undefined)) ?? []),
    getSome: async (call, ids) => friendsOf((await call(getDesignatedFriendsInfo, [...ids])) ?? []),
    events: { OnFriendAdded: 'merge', OnFriendInfoChanged: 'merge', OnFriendDeleted: 'remove' },
  },
  joinedGroups: {
    keyOf: ({ groupID }) => groupID,
    getAll: async (call) => (await call(getJoinedGroupList, undefined)) ?? [],
    events: {
      OnJoinedGroupAdded: 'merge',
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
};

export const listNames = Object.keys(gatewayLists) as readonly ListName[];

/** @returns the row of the table, where which list it is does not matter */
export function listOf(name: ListName): GatewayList<ListRows[ListName]> {
  return gatewayLists[name] as GatewayList<ListRows[ListName]>;
}

/** The gateway answers friends as entries of people, some of whom are no friends. */
function friendsOf(people: readonly FullUserInfo[]): ListRows['friends'][] {
  return people.flatMap(({ friendInfo }) => (friendInfo ? [friendInfo] : []));
}
