import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { getOneConversation } from '../../../contract/gateway/functions/conversations.ts';
import { useFriend } from '../../../core/messaging/hooks/useFriend.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';

/** `begun`: one can write here; `gone`: there is nobody, or nobody says so. */
export type Beginning = 'asking' | 'begun' | 'gone';

/**
 * Begins a conversation nobody has written in. With a friend it is there; with others the gateway
 * makes it, and refuses where there is no such person.
 * @param isUnheardOf neither the device nor the gateway's list has the conversation
 */
export function useNewConversation(peer: Peer, isUnheardOf: boolean): Beginning {
  const messaging = useMessaging();
  const userID = 'userID' in peer ? peer.userID : '';
  const { sessionType } = peer;
  const isFriend = useFriend(userID) !== null;
  const isOnline = useAtomValue(messagingStatusAtom) === 'online';
  const [answer, setAnswer] = useState<Beginning>('asking');
  const mayBegin = userID !== '' && isOnline;
  const isToAsk = isUnheardOf && mayBegin && !isFriend;
  useEffect(() => {
    if (!isToAsk) return;
    let isCurrent = true;
    messaging.call(getOneConversation, { sourceID: userID, sessionType }).then(
      () => isCurrent && setAnswer('begun'),
      () => isCurrent && setAnswer('gone'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isToAsk, messaging, userID, sessionType]);
  if (isFriend) return 'begun';
  return mayBegin ? answer : 'gone';
}
