import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import { listOf, listsOfRows } from '../lists/gatewayLists.ts';
import { listAddress, listRowId } from '../lists/listIds.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { ListRowsChange } from '../tabs/tabMessage.ts';
import type { EventBatch } from './eventBatch.ts';
import type { ListChange } from './listEvents.ts';

type Options = {
  selfID: string;
  /** Whether a list is kept complete; of other lists, events are dropped. */
  isFollowed: (name: ListName, ofID: string) => boolean;
};

/**
 * Applies a batch's events about lists and the person to the store: those about one list at once.
 * @returns what changed
 */
export async function applyLists(
  store: MessageStore,
  batch: EventBatch,
  { selfID, isFollowed }: Options,
): Promise<ListRowsChange[]> {
  const changed: ListRowsChange[] = [];
  const isOfSomething = ({ list }: ListChange) => listOf(list).of !== undefined;
  for (const rows of byList(batch.lists.filter((change) => !isOfSomething(change)))) {
    changed.push(...(await applyRows(store, rows)));
    changed.push(...(await dropListsOf(store, rows)));
  }
  for (const rows of byList(batch.lists.filter(isOfSomething))) {
    const [{ list, ofID }] = rows;
    const isWhole = isFollowed(list, ofID);
    const own = isWhole ? rows : await ownOf(store, rows, selfID);
    changed.push(...(await applyRows(store, own)));
  }
  if (batch.self) await store.setMeta('selfInfo', batch.self);
  return changed;
}

type Changes = readonly [ListChange, ...ListChange[]];

/** @returns the changes of each list, in their order */
function byList(changes: readonly ListChange[]): Iterable<Changes> {
  const lists = new Map<string, [ListChange, ...ListChange[]]>();
  for (const change of changes) {
    const address = listAddress(change.list, change.ofID);
    const known = lists.get(address);
    if (known) known.push(change);
    else lists.set(address, [change]);
  }
  return lists.values();
}

/** Of each row the last change counts. */
async function applyRows(
  store: MessageStore,
  changes: readonly ListChange[],
): Promise<ListRowsChange[]> {
  const [first] = changes;
  if (!first) return [];
  const { list, ofID } = first;
  const { keyOf } = listOf(list);
  const last = [...new Map(changes.map((one) => [listRowId(keyOf(one.row)), one])).values()];
  const merged = last.filter(({ kind }) => kind !== 'remove').map(({ row }) => row);
  const removed = last.filter(({ kind }) => kind === 'remove').map(({ row }) => keyOf(row));
  const ids = [
    ...(merged.length > 0 ? await store.mergeList<ListName>(list, merged, ofID) : []),
    ...(removed.length > 0 ? await store.removeFromList(list, removed, ofID) : []),
  ];
  return ids.length > 0 ? [{ name: list, ofID, ids }] : [];
}

/** There are no events of what the person has left: what was kept of its lists goes with its row. */
async function dropListsOf(store: MessageStore, changes: Changes): Promise<ListRowsChange[]> {
  const [{ list }] = changes;
  const { keyOf } = listOf(list);
  const removed = changes.filter(({ kind }) => kind === 'remove');
  const left = new Set(removed.map(({ row }) => listRowId(keyOf(row))));
  const dropped: ListRowsChange[] = [];
  for (const name of left.size > 0 ? listsOfRows(list) : []) {
    const ofIDs = await store.dropListsOf(name, (ofID) => left.has(ofID));
    dropped.push(...ofIDs.map((ofID) => ({ name, ofID, ids: null })));
  }
  return dropped;
}

/** @returns those that are about the person's own row of what they have not left */
async function ownOf(
  store: MessageStore,
  changes: Changes,
  selfID: string,
): Promise<readonly ListChange[]> {
  const [{ list, ofID }] = changes;
  const { of, keyOf } = listOf(list);
  if (!of?.hasSelf) return [];
  const own = changes.filter(({ row }) => keyOf(row) === selfID);
  if (own.length === 0) return [];
  const isThere = (await store.listRows(of.list, [ofID])).length > 0;
  return isThere ? own : [];
}
