import type { GroupInfo, GroupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRefusal, leads } from '../../../contract/gateway/groupRights.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { ListRowsChange } from '../tabs/tabMessage.ts';

type Needs = {
  userID: string;
  store: Pick<MessageStore, 'list' | 'listRows'>;
  clock: () => number;
  /** The person leads a group from now on, or one less. */
  onChanged: () => void;
  /** The person sees all members of a group from now on, or no longer. */
  onSeenChanged: (groupID: string) => void;
};

/**
 * Which groups the person leads, and of which they see all members: whoever follows a channel sees only who
 * leads it. Applications and members come and go with that, and no event tells so: they are fetched anew,
 * once, however many events change the groups otherwise.
 */
export interface LedGroups {
  /** Looks at the groups the device knows. */
  begin(): Promise<void>;
  /** Rows of lists changed on the device. */
  note(changes: readonly ListRowsChange[]): Promise<void>;
}

export function createLedGroups(needs: Needs): LedGroups {
  const { userID, store, clock, onChanged, onSeenChanged } = needs;
  /** By group, whether the person leads it; groups of which the own row is not known are missing. */
  const led = new Map<string, boolean>();
  /** By group, whether the person sees all of its members; groups that are not known yet are missing. */
  const seen = new Map<string, boolean>();

  const noteSeen = (group: GroupInfo | undefined, own: GroupMember | undefined): boolean => {
    if (!group || !own) return false;
    const refusal = groupRefusal('listMembers', { group, own, now: clock() });
    // Nothing is told of it any more, and nothing answered.
    if (refusal === 'dismissed') return false;
    const isNow = refusal === null;
    const before = seen.get(group.groupID);
    seen.set(group.groupID, isNow);
    return before !== undefined && before !== isNow;
  };
  /** @returns whether the person leads the group since now, or no longer */
  const look = async (groupID: string): Promise<boolean> => {
    const [own] = await store.listRows('members', [userID], groupID);
    const [group] = await store.listRows('joinedGroups', [groupID]);
    if (!group) seen.delete(groupID);
    else if (noteSeen(group, own)) onSeenChanged(groupID);
    const wasLed = led.get(groupID);
    if (own) led.set(groupID, leads(own));
    else led.delete(groupID);
    // Of a group that goes before its members were known, applications may have come.
    if (!own) return wasLed ?? !group;
    return leads(own) !== (wasLed ?? false);
  };

  return {
    async begin() {
      for (const { groupID } of await store.list('joinedGroups')) await look(groupID);
    },
    async note(changes) {
      const groupIDs = new Set<string>();
      for (const { name, ofID, ids } of changes) {
        if (name === 'joinedGroups') for (const id of ids ?? []) groupIDs.add(String(id));
        if (name !== 'members' || ofID === undefined) continue;
        if (ids === null || ids.includes(userID)) groupIDs.add(ofID);
      }
      let isChanged = false;
      for (const groupID of groupIDs) isChanged = (await look(groupID)) || isChanged;
      if (isChanged) onChanged();
    },
  };
}
