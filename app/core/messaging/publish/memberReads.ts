import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import { type ListState, unloadedList } from '../lists/listAtoms.ts';
import { isSame } from '../messageModel/isSame.ts';
import type { MessageStore } from '../store/messageStore.ts';
import { withRows } from './bindLists.ts';

/** By `groupID`. */
type ByGroup<Value> = ReadonlyMap<string, Value>;

/**
 * Reads the person's own memberships of groups.
 * @param changed groups whose members may be others now; null: all
 * @returns the same map if nothing changed
 */
export async function readOwnMemberships(
  store: Pick<MessageStore, 'member'>,
  userID: string,
  groupIDs: Iterable<string>,
  changed: ReadonlySet<string> | null,
  known: ByGroup<GroupMember>,
): Promise<ByGroup<GroupMember>> {
  const next = new Map<string, GroupMember>();
  for (const groupID of groupIDs) {
    const before = known.get(groupID);
    const isOpen = changed === null || changed.has(groupID) || !before;
    const own = isOpen ? await store.member(groupID, userID) : before;
    if (own) next.set(groupID, before && isSame(before, own) ? before : own);
  }
  return sameIfEqual(known, next);
}

/**
 * Reads all members of groups.
 * @param changed groups whose members may be others now; null: all
 * @returns the same map, and the same state of a group, if nothing changed
 */
export async function readMembers(
  store: Pick<MessageStore, 'members' | 'fetchedLists'>,
  groupIDs: Iterable<string>,
  changed: ReadonlySet<string> | null,
  known: ByGroup<ListState<GroupMember>>,
): Promise<ByGroup<ListState<GroupMember>>> {
  const next = new Map<string, ListState<GroupMember>>();
  for (const groupID of groupIDs) {
    const before = known.get(groupID);
    const isOpen = changed === null || changed.has(groupID) || !before;
    next.set(groupID, isOpen ? await readGroup(store, groupID, before ?? unloadedList) : before);
  }
  return sameIfEqual(known, next);
}

async function readGroup(
  store: Pick<MessageStore, 'members' | 'fetchedLists'>,
  groupID: string,
  before: ListState<GroupMember>,
): Promise<ListState<GroupMember>> {
  const found = await store.members(groupID);
  const isFetched = (await store.fetchedLists()).includes(`members ${groupID}`);
  // A group has a member at least, unless the person has left it.
  const isLoaded = isFetched && found.length > 0;
  const rows = withRows(before.rows, found, (member) => member.userID, null);
  return rows === before.rows && isLoaded === before.isLoaded ? before : { isLoaded, rows };
}

function sameIfEqual<Value>(known: ByGroup<Value>, next: ByGroup<Value>): ByGroup<Value> {
  const isSameSize = next.size === known.size;
  return isSameSize && [...next].every(([id, value]) => known.get(id) === value) ? known : next;
}
