import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { listRowKey } from '../store/serverLists.ts';
import { createGroupMembers, type GroupMembers } from './groupMembers.ts';
import { listChangeOf } from './listEvents.ts';
import { createSecondLook } from './secondLook.ts';
import { listLoaders } from './syncLists.ts';
import type { Tasks } from './tasks.ts';

type Needs = Pick<EngineParts, 'userID' | 'gateway' | 'store' | 'announce' | 'timers'> & {
  tasks: Tasks;
  /** Resolves once all events that came so far are in the store. */
  settled: () => Promise<void>;
};

export type LoadedList = keyof ReturnType<typeof listLoaders>;

/** Keeps friends, groups, members, applications, the blacklist and the person true to the gateway. */
export interface ListSync extends Pick<GroupMembers, 'watch'> {
  areMembersKnown: GroupMembers['areKnown'];
  reloadMembers(groupID: string): void;
  /** @throws GatewayError, DatabaseError */
  loadMembers(groupID: string): Promise<void>;
  /** A connection came up: everything may have changed. */
  connected(): void;
  /** Fetches some rows of a list anew. */
  loadRows(name: ListName, ids: readonly string[]): void;
  checkMember: GroupMembers['check'];
  /** Loads a list anew. */
  load(name: LoadedList): void;
  /** An event came; it is still to be taken into the store. */
  noteEvent(event: GatewayEvent): void;
  close(): void;
}

export function createListSync(needs: Needs): ListSync {
  const { userID, tasks, settled } = needs;
  const loaders = listLoaders(needs);
  const members = createGroupMembers(needs);
  const secondLook = createSecondLook(needs.timers);
  const events = new Map<string, number>();

  const load = (name: LoadedList): void => {
    tasks.start(`list ${name}`, async () => {
      await settled();
      const before = events.get(name);
      await loaders[name]();
      // The answer may be older than the event it crossed.
      if (before !== events.get(name)) load(name);
    });
  };
  const told = (name: LoadedList, id: unknown): void => {
    events.set(name, (events.get(name) ?? 0) + 1);
    secondLook.told(`${name} ${JSON.stringify(id)}`, () => load(name));
  };

  return {
    load,
    watch: members.watch,
    loadMembers: members.load,
    loadRows: (name) => load(name),
    checkMember: members.check,
    reloadMembers: members.reload,
    areMembersKnown: members.areKnown,
    connected() {
      for (const name of Object.keys(loaders)) load(name as LoadedList);
      members.connected();
    },
    noteEvent(event) {
      members.noteEvent(event);
      const change = listChangeOf(event, userID);
      if (change) told(change.list, listRowKey(change));
      switch (event.name) {
        case 'OnSelfInfoUpdated':
          told('self', '');
          return;
        case 'OnGroupMemberAdded':
        case 'OnGroupMemberInfoChanged':
        case 'OnGroupMemberDeleted': {
          const member = event.data;
          const subject = `member ${member.groupID} ${member.userID}`;
          secondLook.told(subject, () => members.check(member.groupID, member.userID));
        }
      }
    },
    close: secondLook.close,
  };
}
