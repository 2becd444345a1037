import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { Friend } from '../../../contract/gateway/entities/people.ts';
import {
  getBlackList,
  getFriendList,
  getRecvFriendApplicationList,
  getSendFriendApplicationList,
} from '../../../contract/gateway/functions/friends.ts';
import {
  getJoinedGroupList,
  getRecvGroupApplicationList,
  getSendGroupApplicationList,
} from '../../../contract/gateway/functions/groups.ts';
import { getSelfUserInfo } from '../../../contract/gateway/functions/session.ts';
import type { StoreList } from '../engine/engineNeeds.ts';
import type { EngineParts } from '../engine/engineParts.ts';

type Parts = Pick<EngineParts, 'gateway' | 'store' | 'announce'>;

/** Loads one list anew. @throws GatewayError, DatabaseError */
export type LoadList = () => Promise<void>;

/** How each list of the store is loaded whole. */
export function listLoaders({ gateway, store, announce }: Parts): Record<StoreList, LoadList> {
  const replace = async <Name extends ListName>(
    name: Name,
    rows: readonly ListRows[Name][],
  ): Promise<void> => {
    if (await store.replaceList(name, rows)) announce.lists([name]);
  };
  return {
    async self() {
      await store.setMeta('selfInfo', await gateway.call(getSelfUserInfo, undefined));
      announce.lists(['self']);
    },
    async friends() {
      const people = (await gateway.call(getFriendList, undefined)) ?? [];
      const friends = people.flatMap(({ friendInfo }): Friend[] =>
        friendInfo ? [friendInfo] : [],
      );
      await replace('friends', friends);
    },
    async joinedGroups() {
      const groups = (await gateway.call(getJoinedGroupList, undefined)) ?? [];
      const joined = new Set(groups.map(({ groupID }) => groupID));
      await replace('joinedGroups', groups);
      const left = await store.keepMembersOf(joined);
      if (left.length > 0) announce.members(left);
    },
    blacklist: async () =>
      replace('blacklist', (await gateway.call(getBlackList, undefined)) ?? []),
    friendApplicationsReceived: async () =>
      replace(
        'friendApplicationsReceived',
        (await gateway.call(getRecvFriendApplicationList, undefined)) ?? [],
      ),
    friendApplicationsSent: async () =>
      replace(
        'friendApplicationsSent',
        (await gateway.call(getSendFriendApplicationList, undefined)) ?? [],
      ),
    groupApplicationsReceived: async () =>
      replace(
        'groupApplicationsReceived',
        (await gateway.call(getRecvGroupApplicationList, undefined)) ?? [],
      ),
    groupApplicationsSent: async () =>
      replace(
        'groupApplicationsSent',
        (await gateway.call(getSendGroupApplicationList, undefined)) ?? [],
      ),
  };
}
