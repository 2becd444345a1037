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
  /** Of the person. */
  selfID: string;
  /** Milliseconds. */
  now: number;
};

export type WriteRestriction =
  | { of: 'person'; key: KeyOf<'chat.conversation'> }
  /** `until` in milliseconds, where it ends by itself. */
  | { of: 'group'; reason: GroupRestriction; until?: number }
  /** Of a channel, while the device knows neither that one writes in it nor that one only reads it. */
  | { of: 'unknownPlace' };

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
  if (reason === 'unknownPlace') return { of: reason };
  if (reason !== 'muted') return { of: 'group', reason };
  return { of: 'group', reason, until: toMilliseconds(input.ownMembership?.muteEndTime ?? 0) };
}

function groupReasonOf(input: Input): GroupRestriction | 'unknownPlace' | null {
  const { info, ownMembership: own, parting, now } = input;
  if (parting === 'dismissed' || info?.status === groupStatus.dismissed) return 'dismissed';
  if (input.isNotInGroup) return parting ?? 'left';
  if (!info) return null;
  // Whose it is stands in what is known of the channel itself.
  if (!own) return isChannel(info) && info.ownerUserID !== input.selfID ? 'unknownPlace' : null;
  const refusal = groupRefusal('post', { group: info, own, now });
  return (refusal && reasons[refusal]) ?? null;
}
