import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import type { ConversationState } from '../actions/conversationState.ts';
import { findQuoted } from '../actions/findQuoted.ts';

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
    findQuoted(messaging, { conversationID, clientMsgID, sendID }).then((message) => {
      if (message) store.set(quotedAtom, (now) => now ?? message);
    });
  }, [row, messaging, store, quotedAtom]);
}
