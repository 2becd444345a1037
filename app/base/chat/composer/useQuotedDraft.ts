import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { stillThere } from '../../../core/messaging/references/stillThere.ts';
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
    const quoted = { ...draftQuoted, conversationID };
    stillThere(messaging, [quoted]).then(
      ([message]) => {
        if (message) store.set(quotedAtom, (now) => now ?? quoted);
      },
      // The words are there all the same.
      () => undefined,
    );
  }, [row, messaging, store, quotedAtom]);
}
