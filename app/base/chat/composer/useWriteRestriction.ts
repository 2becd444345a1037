import { useAtomValue } from 'jotai';
import { contentType } from '../../../contract/gateway/contentType.ts';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { useFriend } from '../../../core/messaging/hooks/useFriend.ts';
import type { KnownGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { useHasAsked } from '../../../core/messaging/hooks/useHasAsked.ts';
import { blacklistAtom } from '../../../core/messaging/lists/listAtoms.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import { useWayOut } from './useWayOut.ts';
import { writeRestrictionOf } from './writeRestrictionOf.ts';

type Input = {
  peer: Peer;
  row: ConversationRow | null;
  group: KnownGroup;
  /** The newest message shown. */
  latest: StoredMessage | null;
};

/** Why nothing can be written, and what can be done about it. */
export type RestrictionWords = {
  sentence: string;
  action?: { label: string; busyLabel?: string | undefined; onAct: () => void } | undefined;
};

/** @returns why nothing can be written here; null where it can. */
export function useWriteRestriction({ peer, row, group, latest }: Input): RestrictionWords | null {
  const { t } = useTranslation('chat.conversation');
  const tag = useLanguageTag();
  const userID = 'userID' in peer ? peer.userID : '';
  const isBlocked = useAtomValue(blacklistAtom).rows.has(userID);
  const isFriend = useFriend(userID) !== null;
  const wasRefused = latest?.state === 'failed' && latest.errCode === gatewayErrors.notFriend;
  const hasAsked = useHasAsked(userID);
  const wayOut = useWayOut(userID);
  const restriction = writeRestrictionOf({
    isBlocked,
    isNotFriend: userID !== '' && wasRefused && !isFriend,
    hasAsked,
    // A row about a person says nothing of groups, whatever it holds.
    isDisbanded: 'groupID' in peer && latest?.contentType === contentType.groupDismissed,
    isNotInGroup: 'groupID' in peer && (row?.isNotInGroup ?? false),
    ...group,
    now: Date.now(),
  });
  if (!restriction) return null;
  const sentence = t(restriction.key, {
    time: restriction.until === undefined ? '' : momentTime(restriction.until, tag),
  });
  return { sentence, action: wayOut[restriction.key] };
}
