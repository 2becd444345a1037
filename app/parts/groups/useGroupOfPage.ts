import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { contentType } from '../../contract/gateway/contentType.ts';
import { conversationIdOf } from '../../contract/gateway/conversationId.ts';
import type { GroupInfo, GroupMember } from '../../contract/gateway/entities/group.ts';
import { groupStatus, groupType, sessionType } from '../../contract/gateway/enums.ts';
import { type GroupAction, mayInGroup } from '../../contract/gateway/groupRights.ts';
import { useConversationRow } from '../../core/messaging/hooks/useConversationRow.ts';
import { useGroup } from '../../core/messaging/hooks/useGroup.ts';
import { listAtom } from '../../core/messaging/lists/listAtoms.ts';
import type { ConversationRow } from '../../core/messaging/messagingAtoms.ts';

/** Somebody whom something is done to. */
type Other = Pick<GroupMember, 'userID' | 'roleLevel'>;

/** Whether the table of rights lets the reader do something; without `other`, to anybody at all. */
export type MayInGroup = (action: GroupAction, other?: Other) => boolean;

export type GroupOfPage = {
  groupID: string;
  conversationID: string;
  /** Null where the device does not know it. */
  group: GroupInfo | null;
  /** The reader's own place in it; null while it is not known, and where there is none. */
  own: GroupMember | null;
  /** Why the group cannot be shown, if it cannot. */
  state: 'in' | 'loading' | 'unknown' | 'left' | 'dismissed';
  may: MayInGroup;
};

/** @returns the group that the address of a page names by `id`, and what the reader may do there. */
export function useGroupOfPage(): GroupOfPage {
  const [search] = useSearchParams();
  return useGroupPlace(search.get('id') ?? '');
}

/** @returns a group, and what the reader may do there. */
export function useGroupPlace(groupID: string): GroupOfPage {
  const { info: group, ownMembership: own } = useGroup(groupID);
  const { isLoaded } = useAtomValue(listAtom('joinedGroups'));
  const superRow = useConversationRow(superGroupOf(groupID));
  const oldRow = useConversationRow(oldGroupOf(groupID));
  const kept = superRow ?? oldRow;
  const conversationID = group
    ? conversationOf(group)
    : (kept?.conversationID ?? superGroupOf(groupID));
  return {
    groupID,
    conversationID,
    group,
    own,
    state: stateOf(group, { isLoaded, kept }),
    may: (action, other) =>
      group !== null &&
      mayInGroup(action, { group, own, now: Date.now(), ...(other && { other }) }),
  };
}

type Known = { isLoaded: boolean; kept: ConversationRow | null };

function stateOf(group: GroupInfo | null, { isLoaded, kept }: Known): GroupOfPage['state'] {
  if (group) return group.status === groupStatus.dismissed ? 'dismissed' : 'in';
  if (!isLoaded) return 'loading';
  if (!kept) return 'unknown';
  // The device forgets a group that is no more; what was said there tells it last.
  return kept.latest?.contentType === contentType.groupDismissed ? 'dismissed' : 'left';
}

function oldGroupOf(groupID: string): string {
  return conversationIdOf({ sessionType: sessionType.group, groupID });
}

function superGroupOf(groupID: string): string {
  return conversationIdOf({ sessionType: sessionType.superGroup, groupID });
}

/** @returns the id of a group's conversation: those of the old kind have conversations of their own. */
export function conversationOf({
  groupID,
  groupType: kind,
}: Pick<GroupInfo, 'groupID' | 'groupType'>): string {
  return kind === groupType.normal ? oldGroupOf(groupID) : superGroupOf(groupID);
}
