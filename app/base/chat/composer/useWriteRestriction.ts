import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { useFriend } from '../../../core/messaging/hooks/useFriend.ts';
import type { KnownGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { useHasAsked } from '../../../core/messaging/hooks/useHasAsked.ts';
import { blacklistAtom } from '../../../core/messaging/lists/listAtoms.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { subscribeWake } from '../../../platform/wake.ts';
import { partingIn } from './partingIn.ts';
import { type WriteRestriction, writeRestrictionOf } from './writeRestrictionOf.ts';

type Input = {
  peer: Peer;
  row: ConversationRow | null;
  group: KnownGroup;
  /** Those shown, oldest first. */
  messages: readonly StoredMessage[];
};

/** @returns why nothing can be written here; null where it can, also once a time is over that stood in the way. */
export function useWriteRestriction(input: Input): WriteRestriction | null {
  const { peer, row, group, messages } = input;
  const userID = 'userID' in peer ? peer.userID : '';
  const selfId = useAtomValue(userIdAtom) ?? '';
  const isBlocked = useAtomValue(blacklistAtom).rows.has(userID);
  const isFriend = useFriend(userID) !== null;
  const latest = messages.at(-1);
  const wasRefused = latest?.state === 'failed' && latest.errCode === gatewayErrors.notFriend;
  const hasAsked = useHasAsked(userID);
  // A row about a person says nothing of groups, whatever it holds.
  const isNotInGroup = 'groupID' in peer && (row?.isNotInGroup ?? false);
  const mayBeOver = isNotInGroup || ('groupID' in peer && !group.info);
  const restriction = writeRestrictionOf({
    isBlocked,
    isNotFriend: userID !== '' && wasRefused && !isFriend,
    hasAsked,
    parting: mayBeOver ? partingIn(messages, selfId) : null,
    isNotInGroup,
    ...group,
    selfID: selfId,
    now: Date.now(),
  });
  useOver(restriction?.of === 'group' ? (restriction.until ?? 0) : 0);
  return restriction;
}

/** Milliseconds: timers take no longer ones. */
const longestWait = 86_400_000;

/** Draws whoever calls it anew once a time is over, in milliseconds; 0 for none. */
function useOver(until: number): void {
  const [, lookAgain] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      const now = Date.now();
      lookAgain(now);
      if (until > now) timer = setTimeout(look, Math.min(until - now, longestWait));
    };
    look();
    // No time passes for a timer while the device sleeps.
    const stop = subscribeWake(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [until]);
}
