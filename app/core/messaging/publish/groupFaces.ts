import type { GroupInfo, GroupMember } from '../../../contract/gateway/entities/group.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { isSame } from '../messageModel/isSame.ts';
import type { MessageStore } from '../store/messageStore.ts';

/** How many members stand for a group. */
const mosaicSize = 4;
/** Members of larger groups are not loaded for the sake of a picture. */
const largestGroup = 100;

/** The members that stand for groups, by `groupID`. */
export type GroupFaces = ReadonlyMap<string, readonly GroupMember[]>;

/** Whether members stand for a group: it has no picture, is no channel, and is not large. */
export function needsFaces(group: GroupInfo): boolean {
  const { memberCount, faceURL } = group;
  return faceURL === '' && memberCount > 1 && memberCount <= largestGroup && !isChannel(group);
}

/** @returns how many faces a group with this many members shows. */
export function facesOf({ memberCount }: GroupInfo): number {
  return Math.min(mosaicSize, memberCount);
}

/**
 * Reads from the store which members stand for the groups: those with a role, then who came first.
 * @param changed groups whose members may be others now; null: all
 * @returns the same map if nothing changed
 */
export async function readGroupFaces(
  store: Pick<MessageStore, 'list'>,
  groups: Iterable<GroupInfo>,
  changed: ReadonlySet<string> | null,
  known: GroupFaces,
): Promise<GroupFaces> {
  const next = new Map<string, readonly GroupMember[]>();
  for (const group of groups) {
    if (!needsFaces(group)) continue;
    const { groupID } = group;
    const before = known.get(groupID);
    const isOpen = changed === null || changed.has(groupID) || !before;
    const faces = isOpen ? firstOf(await store.list('members', groupID)) : before;
    if (faces.length > 1) next.set(groupID, before && isSame(before, faces) ? before : faces);
  }
  const isUnchanged =
    next.size === known.size && [...next].every(([id, faces]) => known.get(id) === faces);
  return isUnchanged ? known : next;
}

function firstOf(members: readonly GroupMember[]): GroupMember[] {
  return [...members]
    .sort(
      (one, other) =>
        other.roleLevel - one.roleLevel ||
        one.joinTime - other.joinTime ||
        (one.userID < other.userID ? -1 : 1),
    )
    .slice(0, mosaicSize);
}
