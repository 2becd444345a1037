import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { StoreList } from '../engine/engineNeeds.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { EventBatch, ListChange } from './eventBatch.ts';

/** Lists, and groups whose members changed. */
type ChangedLists = { names: StoreList[]; groupIDs: string[] };

type Options = {
  selfID: string;
  /** Whether all members of a group are known: of the others, events tell nothing whole. */
  isFollowed: (groupID: string) => boolean;
};

/** Takes in what events said of lists, members and the person. @returns what changed */
export async function applyLists(
  store: MessageStore,
  batch: EventBatch,
  { selfID, isFollowed }: Options,
): Promise<ChangedLists> {
  const changed = new Set<StoreList>();
  const groupIDs = new Set<string>();
  for (const change of batch.lists) {
    if (await applyList(store, change)) changed.add(change.list);
    // Of a group they are no longer in, nobody tells them anything.
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
  if (batch.self) {
    await store.setMeta('selfInfo', batch.self);
    changed.add('self');
  }
  return { names: [...changed], groupIDs: [...groupIDs] };
}

async function isJoined(store: MessageStore, groupID: string): Promise<boolean> {
  return (await store.list('joinedGroups')).some((group) => group.groupID === groupID);
}

function applyList(store: MessageStore, { list, kind, row }: ListChange): Promise<boolean> {
  const rows = [row] as ListRows[ListName][];
  return kind === 'merge'
    ? store.mergeList<ListName>(list, rows)
    : store.removeFromList<ListName>(list, rows);
}
