import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { findMessageList } from '../../../contract/gateway/functions/history.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { receivedMessage } from '../../../core/messaging/messageModel/receivedMessage.ts';
import { isGone } from '../../../core/messaging/messageModel/withoutContent.ts';
import { isSameMessage, type MessageRef } from '../../../core/messaging/messageRef.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import { useReferencedOne } from '../../../core/messaging/references/useReferenced.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';

/**
 * Follows the message that is pinned; one that the device does not have is looked up at the gateway.
 * @param of the same object as long as it is the same message
 * @returns null while it is not known, and once it is gone
 */
export function usePinned(of: MessageRef): StoredMessage | null {
  const messaging = useMessaging();
  const isOnline = useAtomValue(messagingStatusAtom) === 'online';
  const found = useReferencedOne(of);
  const isUnknown = found?.state === 'unknown';
  const [elsewhere, setElsewhere] = useState<StoredMessage | null>(null);
  useEffect(() => {
    if (!isUnknown || !isOnline) return;
    let isCurrent = true;
    const { conversationID, clientMsgID } = of;
    messaging.call(findMessageList, [{ conversationID, clientMsgIDList: [clientMsgID] }]).then(
      ({ findResultItems }) => {
        const messages = (findResultItems ?? []).flatMap(({ messageList }) => messageList ?? []);
        const known = messages.map((message) => receivedMessage(message, conversationID));
        const message = known.find((one) => isSameMessage(one, of) && !isGone(one)) ?? null;
        if (isCurrent) setElsewhere(message);
      },
      // The next connection asks again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [messaging, of, isUnknown, isOnline]);
  if (found?.state === 'there') return found.message;
  return isUnknown ? elsewhere : null;
}
