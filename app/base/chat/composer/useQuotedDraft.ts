import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { isGone } from '../../../core/messaging/messageModel/withoutContent.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import type { ConversationState } from '../actions/conversationState.ts';

/** Brings back what the draft of a conversation answers, where that is still there. */
export function useQuotedDraft(
  row: ConversationRow | null,
  { quotedAtom }: ConversationState,
): void {
  const messaging = useMessaging();
  const store = useStore();
  const isAsked = useRef(false);
  useEffect(() => {
    if (!row || isAsked.current) return;
    isAsked.current = true;
    const { conversationID, draftQuoted } = row;
    if (!draftQuoted) return;
    const { clientMsgID, sendID } = draftQuoted;
    messaging.keptMessages([{ conversationID, clientMsgID, sendID }]).then(
      ([message]) => {
        if (message && !isGone(message)) store.set(quotedAtom, (now) => now ?? message);
      },
      // The words of the draft are there all the same.
      () => undefined,
    );
  }, [row, messaging, store, quotedAtom]);
}
