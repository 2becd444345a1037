import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import type { Key } from '../../../platform/database/database.ts';
import { listOf } from '../lists/gatewayLists.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { ListRowsChange } from '../tabs/tabMessage.ts';
import type { EventBatch, ListChange } from './eventBatch.ts';

/** Rows of lists, and groups whose members changed. */
type ChangedLists = { lists: ListRowsChange[]; groupIDs: string[] };

type Options = {
  selfID: string;
  /** Whether all members of a group are known; of other groups, events about members are dropped. */
  isFollowed: (groupID: string) => boolean;
};

/** Applies a batch's events about lists, members and the person to the store. @returns what changed */
export async function applyLists(
  store: MessageStore,
  batch: EventBatch,
  { selfID, isFollowed }: Options,
): Promise<ChangedLists> {
  const lists: ListRowsChange[] = [];
  const groupIDs = new Set<string>();
  for (const change of batch.lists) {
    const ids = await applyList(store, change);
    if (ids.length > 0) lists.push({ name: change.list, ids });
    // There are no events of a group that the person has left.
    if (change.list === 'joinedGroups' && change.kind === 'remove') {
      const { groupID } = change.row;
      if (await store.replaceMembers(groupID, [])) groupIDs.add(groupID);
    }
  }
  for (const { kind, member } of batch.members) {
    const { groupID, userID } = member;
    const isWanted = isFollowed(groupID) || (userID === selfID && (await isJoined(store, groupID)));
    if (!isWanted) continue;
    const isChanged =
      kind === 'merge'
        ? await store.mergeMembers([member])
        : await store.removeMembers(groupID, [userID]);
    if (isChanged) groupIDs.add(groupID);
  }
  if (batch.self) await store.setMeta('selfInfo', batch.self);
  return { lists, groupIDs: [...groupIDs] };
}

async function isJoined(store: MessageStore, groupID: string): Promise<boolean> {
  return (await store.listRows('joinedGroups', [groupID])).length > 0;
}

function applyList(store: MessageStore, { list, kind, row }: ListChange): Promise<readonly Key[]> {
  return kind === 'merge'
    ? store.mergeList<ListName>(list, [row])
    : store.removeFromList(list, [listOf(list).keyOf(row)]);
}
