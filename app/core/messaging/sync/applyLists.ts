import type { StoreList } from '../engine/engineNeeds.ts';
import type { ListName, ListRows, MessageStore } from '../store/messageStore.ts';
import type { EventBatch, ListChange } from './eventBatch.ts';

/** Takes in what events said of lists, members and the person. @returns the lists that changed */
export async function applyLists(store: MessageStore, batch: EventBatch): Promise<StoreList[]> {
  const changed = new Set<StoreList>();
  for (const change of batch.lists) {
    if (await applyList(store, change)) changed.add(change.list);
  }
  for (const { kind, member } of batch.members) {
    const isChanged =
      kind === 'merge'
        ? await store.mergeMembers([member])
        : await store.removeMembers(member.groupID, [member.userID]);
    if (isChanged) changed.add('members');
  }
  if (batch.self) {
    await store.setMeta('selfInfo', batch.self);
    changed.add('self');
  }
  return [...changed];
}

function applyList(store: MessageStore, { list, kind, row }: ListChange): Promise<boolean> {
  const rows = [row] as ListRows[ListName][];
  return kind === 'merge'
    ? store.mergeList<ListName>(list, rows)
    : store.removeFromList<ListName>(list, rows);
}
