import { peerOf } from '../../../contract/gateway/conversationId.ts';
import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import { memberFilter } from '../../../contract/gateway/enums.ts';
import {
  getGroupMemberList,
  getGroupMembersInfo,
} from '../../../contract/gateway/functions/groups.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { createEventVersions, loadFresh } from './loadFresh.ts';
import { createReorderCheck } from './reorderCheck.ts';
import type { Tasks } from './tasks.ts';

/** Members asked for at once (specification, section 9). */
const memberCount = 2_000;
/** Pages of members, lest a gateway that never ends keeps us busy. */
const mostPages = 50;
/** Groups whose members are kept true after somebody asked for them: the last ones asked for. */
const mostWanted = 20;

type Needs = Pick<EngineParts, 'userID' | 'gateway' | 'store' | 'announce' | 'timers'> & {
  tasks: Tasks;
  /** Resolves once all events that came so far are in the store. */
  settled: () => Promise<void>;
};

/** The members of those groups that somebody looks at. */
export interface GroupMembers {
  /** Loads them, and again with each connection. @throws GatewayError, DatabaseError */
  load(groupID: string): Promise<void>;
  /** Somebody looks at the conversation: members known from before may be out of date. */
  watch(conversationID: string): void;
  connected(): void;
  /** What was told of them could not be kept. */
  reload(groupID: string): void;
  /** Whether they were loaded on this connection: what events tell then completes them. */
  areKnown(groupID: string): boolean;
  noteEvent(event: GatewayEvent): void;
  /** Asks for one member anew, where events of that member may have overtaken each other. */
  check(groupID: string, userID: string): void;
  close(): void;
}

export function createGroupMembers(needs: Needs): GroupMembers {
  const { userID, gateway, store, announce, tasks, settled } = needs;
  const wanted = new Set<string>();
  const fetched = new Set<string>();
  const versions = createEventVersions();
  const reorderCheck = createReorderCheck(needs.timers);

  const fetchAll = async (groupID: string): Promise<void> => {
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
    if (isChanged || isNew) announce.members([groupID]);
    fetched.add(groupID);
  };
  const loadOnce = (groupID: string): Promise<void> =>
    loadFresh({
      versions,
      subject: groupID,
      settled,
      load: () => fetchAll(groupID),
      onCrossed: () => start(groupID),
    });
  const start = (groupID: string): void =>
    tasks.start(`members ${groupID}`, () => loadOnce(groupID));

  const fetchOne = async (groupID: string, memberID: string): Promise<void> => {
    const input = { groupID, userIDList: [memberID] };
    const [found] = (await gateway.call(getGroupMembersInfo, input)) ?? [];
    const isChanged = found
      ? await store.mergeMembers([{ ...found, groupID }])
      : await store.removeMembers(groupID, [memberID]);
    if (isChanged) announce.members([groupID]);
  };
  const checkOne = (groupID: string, memberID: string): Promise<void> =>
    loadFresh({
      versions,
      subject: groupID,
      settled,
      load: () => fetchOne(groupID, memberID),
      onCrossed: () => check(groupID, memberID),
    });
  const check = (groupID: string, memberID: string): void => {
    if (!fetched.has(groupID) && memberID !== userID) return;
    tasks.start(`member ${groupID} ${memberID}`, () => checkOne(groupID, memberID));
  };

  /** Of a group whose members nobody asked for, the person's own place is enough. */
  const refresh = (groupID: string): void =>
    tasks.start(`members ${groupID}`, async () => {
      if (fetched.has(groupID)) return;
      const isWhole = wanted.has(groupID) || (await store.members(groupID)).length > 1;
      await (isWhole ? loadOnce(groupID) : checkOne(groupID, userID));
    });

  return {
    check,
    areKnown: (groupID) => fetched.has(groupID),
    async load(groupID) {
      wanted.delete(groupID);
      wanted.add(groupID);
      const [oldest] = wanted;
      if (wanted.size > mostWanted && oldest !== undefined) wanted.delete(oldest);
      await loadOnce(groupID);
    },
    watch(conversationID) {
      const peer = peerOf(conversationID);
      if (!peer || !('groupID' in peer) || fetched.has(peer.groupID)) return;
      refresh(peer.groupID);
    },
    reload(groupID) {
      fetched.delete(groupID);
      refresh(groupID);
    },
    connected() {
      fetched.clear();
      for (const groupID of wanted) start(groupID);
    },
    noteEvent(event) {
      switch (event.name) {
        case 'OnGroupMemberAdded':
        case 'OnGroupMemberInfoChanged':
        case 'OnGroupMemberDeleted':
        case 'OnJoinedGroupDeleted':
        case 'OnJoinedGroupAdded': {
          const { groupID } = event.data;
          versions.note(groupID);
          if (event.name === 'OnJoinedGroupAdded' && wanted.has(groupID)) start(groupID);
          if (!('userID' in event.data)) return;
          const { userID: memberID } = event.data;
          reorderCheck.note(`${groupID} ${memberID}`, () => check(groupID, memberID));
        }
      }
    },
    close: reorderCheck.close,
  };
}
