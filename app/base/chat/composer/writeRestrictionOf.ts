import { groupStatus } from '../../../contract/gateway/enums.ts';
import { type GroupRefusal, groupRefusal } from '../../../contract/gateway/groupRights.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import type { KeyOf } from '../../../core/i18n/translate.ts';
import type { KnownGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { toMilliseconds } from '../../../lib/relativeTime.ts';
import type { GroupRestriction } from '../../../parts/conversation/slots.ts';
import type { Parting } from './partingIn.ts';

type Input = KnownGroup & {
  /** The person has blocked the other side. */
  isBlocked: boolean;
  /** The newest message is the person's own, and was refused since the other takes friends' alone. */
  isNotFriend: boolean;
  /** The person waits for the answer to a friend request. */
  hasAsked: boolean;
  isNotInGroup: boolean;
  /** What the last messages say of how it ended: of a group that is gone the gateway says no more. */
  parting: Parting | null;
  /** Milliseconds. */
  now: number;
};

export type WriteRestriction =
  | { of: 'person'; key: KeyOf<'chat.conversation'> }
  /** `until` in milliseconds, where it ends by itself. */
  | { of: 'group'; reason: GroupRestriction; until?: number };

const reasons: Readonly<Partial<Record<GroupRefusal, GroupRestriction>>> = {
  dismissed: 'dismissed',
  channel: 'readOnly',
  groupMuted: 'allMuted',
  muted: 'muted',
};

/** @returns why the person cannot write in a conversation, or null where they can. */
export function writeRestrictionOf(input: Input): WriteRestriction | null {
  if (input.isBlocked) return { of: 'person', key: 'youBlocked' };
  if (input.isNotFriend)
    return { of: 'person', key: input.hasAsked ? 'friendAsked' : 'failedNotFriend' };
  const reason = groupReasonOf(input);
  if (!reason) return null;
  if (reason !== 'muted') return { of: 'group', reason };
  return { of: 'group', reason, until: toMilliseconds(input.ownMembership?.muteEndTime ?? 0) };
}

function groupReasonOf(input: Input): GroupRestriction | null {
  const { info, ownMembership: own, parting, now } = input;
  if (parting === 'dismissed' || info?.status === groupStatus.dismissed) return 'dismissed';
  if (input.isNotInGroup) return parting ?? 'left';
  if (!info) return null;
  // Most people only read a channel: one whose place is not known yet, too.
  if (!own) return isChannel(info) ? 'readOnly' : null;
  const refusal = groupRefusal('post', { group: info, own, now });
  return (refusal && reasons[refusal]) ?? null;
}
