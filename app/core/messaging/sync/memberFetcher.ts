import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import { memberFilter } from '../../../contract/gateway/enums.ts';
import {
  getGroupMemberList,
  getGroupMembersInfo,
} from '../../../contract/gateway/functions/groups.ts';
import type { EngineParts } from '../engine/engineParts.ts';

/** Members asked for at once (specification, section 9). */
const memberCount = 2_000;
/** Pages fetched of one group at most: a gateway that always answers a full page must not keep us busy. */
const mostPages = 50;

type Needs = Pick<EngineParts, 'gateway' | 'store' | 'publisher'>;

/** Fetches members of groups into the store (protocol reference, section 3.3). */
export interface MemberFetcher {
  /** Replaces what is known of a group's members. @throws GatewayError, DatabaseError */
  fetchAll(groupID: string): Promise<void>;
  /** Replaces one member, or removes it where the gateway has none. @throws GatewayError, DatabaseError */
  fetchOne(groupID: string, userID: string): Promise<void>;
}

export function createMemberFetcher({ gateway, store, publisher }: Needs): MemberFetcher {
  return {
    async fetchAll(groupID) {
      const members: GroupMember[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        const offset = page * memberCount;
        const input = { groupID, filter: memberFilter.all, offset, count: memberCount };
        const found = (await gateway.call(getGroupMemberList, input)) ?? [];
        members.push(...found.map((member) => ({ ...member, groupID })));
        if (found.length < memberCount) break;
      }
      const isChanged = await store.replaceMembers(groupID, members);
      const isNew = await store.noteFetched(`members ${groupID}`);
      if (isChanged || isNew) publisher.members([groupID]);
    },
    async fetchOne(groupID, userID) {
      const input = { groupID, userIDList: [userID] };
      const [found] = (await gateway.call(getGroupMembersInfo, input)) ?? [];
      const isChanged = found
        ? await store.mergeMembers([{ ...found, groupID }])
        : await store.removeMembers(groupID, [userID]);
      if (isChanged) publisher.members([groupID]);
    },
  };
}
