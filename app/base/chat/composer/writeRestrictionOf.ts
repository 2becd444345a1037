import { groupRole, groupStatus } from '../../../contract/gateway/enums.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import type { KeyOf } from '../../../core/i18n/translate.ts';
import type { KnownGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { toMilliseconds } from '../../../lib/relativeTime.ts';

type Input = KnownGroup & {
  /** The person has blocked the other side. */
  isBlocked: boolean;
  /** The newest message is the person's own, and was refused since the other takes friends' alone. */
  isNotFriend: boolean;
  /** The person waits for the answer to a friend request. */
  hasAsked: boolean;
  isNotInGroup: boolean;
  /** The newest message says that the group was disbanded: the gateway names it no more. */
  isDisbanded: boolean;
  /** Milliseconds. */
  now: number;
};

/** `until` in milliseconds, where it ends by itself. */
export type WriteRestriction = {
  key: KeyOf<'chat.conversation', { time: string }>;
  until?: number;
};

/** @returns why the person cannot write in a conversation, or null where they can. */
export function writeRestrictionOf(input: Input): WriteRestriction | null {
  const { info, ownMembership, now } = input;
  if (input.isBlocked) return { key: 'youBlocked' };
  if (input.isNotFriend) return { key: input.hasAsked ? 'friendAsked' : 'failedNotFriend' };
  if (input.isDisbanded || info?.status === groupStatus.dismissed) return { key: 'groupDisbanded' };
  if (input.isNotInGroup) return { key: 'leftGroup' };
  if (!info) return null;
  const isOrdinary = ownMembership?.roleLevel === groupRole.ordinary;
  // Most people only read a channel: one whose place is not known yet, too.
  if (isChannel(info) && (isOrdinary || !ownMembership)) return { key: 'onlyAdminsWrite' };
  if (info.status === groupStatus.muted && isOrdinary) return { key: 'allMuted' };
  if (!ownMembership) return null;
  const until = toMilliseconds(ownMembership.muteEndTime);
  return until > now ? { key: 'mutedUntil', until } : null;
}
