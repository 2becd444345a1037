import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import type { KnownGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { blacklistAtom } from '../../../core/messaging/lists/listAtoms.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import { writeRestrictionOf } from './writeRestrictionOf.ts';

type Input = { peer: Peer; row: ConversationRow | null; group: KnownGroup };

/** @returns why nothing can be written here, as a sentence; null where it can. */
export function useWriteRestriction({ peer, row, group }: Input): string | null {
  const { t } = useTranslation('chat.conversation');
  const tag = useLanguageTag();
  const blocked = useAtomValue(blacklistAtom).rows;
  const isBlocked = 'userID' in peer && blocked.has(peer.userID);
  const restriction = writeRestrictionOf({
    isBlocked,
    // A row about a person says nothing of groups, whatever it holds.
    isNotInGroup: 'groupID' in peer && (row?.isNotInGroup ?? false),
    ...group,
    now: Date.now(),
  });
  if (!restriction) return null;
  return t(restriction.key, {
    time: restriction.until === undefined ? '' : momentTime(restriction.until, tag),
  });
}
