import { peerOf } from '../../../contract/gateway/conversationId.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { createEventVersions, loadFresh } from './loadFresh.ts';
import { memberSubjectOf } from './memberEvents.ts';
import { createMemberFetcher } from './memberFetcher.ts';
import { createReorderCheck } from './reorderCheck.ts';
import type { Tasks } from './tasks.ts';

/** Groups whose members are kept true after somebody asked for them: the last ones asked for. */
const mostWanted = 20;

type Needs = Pick<EngineParts, 'userID' | 'gateway' | 'store' | 'publisher' | 'timers'> & {
  tasks: Tasks;
  /** Resolves once all events that came so far are in the store. */
  settled: () => Promise<void>;
};

/**
 * Keeps the members of groups that somebody looks at true to the gateway (protocol reference, sections
 * 3.3 and 4).
 */
export interface GroupMembers {
  /** Loads them, and again with each connection. @throws GatewayError, DatabaseError */
  load(groupID: string): Promise<void>;
  /** Somebody looks at the conversation: members known from before may be out of date. */
  watch(conversationID: string): void;
  connected(): void;
  /** An event of them could not be kept. */
  reload(groupID: string): void;
  /** Whether they were loaded on this connection: from then on events keep them complete. */
  areKnown(groupID: string): boolean;
  noteEvent(event: GatewayEvent): void;
  /** Asks for one member anew, where events of that member may have overtaken each other. */
  check(groupID: string, userID: string): void;
  close(): void;
}

export function createGroupMembers(needs: Needs): GroupMembers {
  const { userID, store, tasks, settled } = needs;
  const fetcher = createMemberFetcher(needs);
  const wanted = new Set<string>();
  const fetched = new Set<string>();
  const versions = createEventVersions();
  const reorderCheck = createReorderCheck(needs.timers);

  const fetchAll = async (groupID: string): Promise<void> => {
    await fetcher.fetchAll(groupID);
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

  const checkOne = (groupID: string, memberID: string): Promise<void> =>
    loadFresh({
      versions,
      subject: groupID,
      settled,
      load: () => fetcher.fetchOne(groupID, memberID),
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
      const subject = memberSubjectOf(event);
      if (!subject) return;
      const { groupID, userID: memberID } = subject;
      versions.note(groupID);
      if (event.name === 'OnJoinedGroupAdded' && wanted.has(groupID)) start(groupID);
      if (memberID === null) return;
      reorderCheck.note(`${groupID} ${memberID}`, () => check(groupID, memberID));
    },
    close: reorderCheck.close,
  };
}
