import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { listNames, listOf } from '../lists/gatewayLists.ts';
import { listRowId } from '../lists/listRowId.ts';
import { createGroupMembers, type GroupMembers } from './groupMembers.ts';
import { listChangeOf } from './listEvents.ts';
import { createListFetcher } from './listFetcher.ts';
import { createEventVersions, loadFresh } from './loadFresh.ts';
import { createReorderCheck } from './reorderCheck.ts';
import type { Tasks } from './tasks.ts';

type Needs = Pick<EngineParts, 'userID' | 'gateway' | 'store' | 'publisher' | 'timers'> & {
  tasks: Tasks;
  /** Resolves once all events that came so far are in the store. */
  settled: () => Promise<void>;
};

export type LoadedList = 'self' | ListName;

/**
 * Keeps the lists of the table `gatewayLists`, members of groups and the person true to the gateway
 * (protocol reference, sections 3.2, 3.3, 4 and 8.3, gap fill).
 */
export interface ListSync extends Pick<GroupMembers, 'watch'> {
  areMembersKnown: GroupMembers['areKnown'];
  reloadMembers(groupID: string): void;
  checkMember: GroupMembers['check'];
  /** @throws GatewayError, DatabaseError */
  loadMembers(groupID: string): Promise<void>;
  /** Loads a list once, for somebody who waits for it. @throws GatewayError, DatabaseError */
  loadList(name: ListName): Promise<void>;
  /** A connection came up: everything may have changed. */
  connected(): void;
  /** Loads a list anew. */
  load(name: LoadedList): void;
  /** Fetches some rows of a list anew; all of it where the gateway has no call for some. */
  loadRows(name: ListName, ids: readonly string[]): void;
  /** An event came; it is still to be merged into the store. */
  noteEvent(event: GatewayEvent): void;
  close(): void;
}

export function createListSync(needs: Needs): ListSync {
  const { userID, tasks, settled } = needs;
  const fetcher = createListFetcher(needs);
  const members = createGroupMembers(needs);
  const reorderCheck = createReorderCheck(needs.timers);
  const versions = createEventVersions();

  const loadOnce = (name: LoadedList): Promise<void> =>
    loadFresh({
      versions,
      subject: name,
      settled,
      load: () => (name === 'self' ? fetcher.fetchSelf() : fetcher.fetchList(name)),
      onCrossed: () => load(name),
    });
  const load = (name: LoadedList): void => tasks.start(`list ${name}`, () => loadOnce(name));
  const loadRows = (name: ListName, ids: readonly string[]): void => {
    if (!listOf(name).getSome) {
      load(name);
      return;
    }
    for (const id of ids) {
      const subject = `${name} ${id}`;
      tasks.start(`row ${subject}`, () =>
        loadFresh({
          versions,
          subject,
          settled,
          load: () => fetcher.fetchRows(name, [id]),
          onCrossed: () => loadRows(name, [id]),
        }),
      );
    }
  };
  const note = (name: LoadedList, id: string, check: () => void): void => {
    versions.note(name);
    versions.note(`${name} ${id}`);
    reorderCheck.note(`${name} ${id}`, check);
  };

  return {
    load,
    loadRows,
    loadList: loadOnce,
    watch: members.watch,
    loadMembers: members.load,
    checkMember: members.check,
    reloadMembers: members.reload,
    areMembersKnown: members.areKnown,
    connected() {
      load('self');
      for (const name of listNames) load(name);
      members.connected();
    },
    noteEvent(event) {
      members.noteEvent(event);
      const change = listChangeOf(event, userID);
      if (change) {
        const { list } = change;
        const id = listRowId(listOf(list).keyOf(change.row));
        note(list, id, () => loadRows(list, [id]));
      }
      if (event.name === 'OnSelfInfoUpdated') note('self', '', () => load('self'));
    },
    close() {
      reorderCheck.close();
      members.close();
    },
  };
}
