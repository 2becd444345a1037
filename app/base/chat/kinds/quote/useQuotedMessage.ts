import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useConversationRow } from '../../../../core/messaging/hooks/useConversationRow.ts';
import { useMessaging } from '../../../../core/messaging/hooks/useMessaging.ts';
import { isSameMessage, type MessageRef } from '../../../../core/messaging/messageRef.ts';
import { timelinesAtom } from '../../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

/**
 * Follows a message that another one quotes: in the part that is shown, else as the device keeps it.
 * @param ref the same object as long as it is the same message
 * @returns null where the device does not have it; undefined until that is known
 */
export function useQuotedMessage(ref: MessageRef): StoredMessage | null | undefined {
  const messaging = useMessaging();
  const shownAtom = useMemo(
    () =>
      atom((get) => {
        const messages = get(timelinesAtom).get(ref.conversationID)?.messages ?? [];
        return messages.find((message) => isSameMessage(message, ref)) ?? null;
      }),
    [ref],
  );
  const shown = useAtomValue(shownAtom);
  const [kept, setKept] = useState<StoredMessage | null>();
  const isElsewhere = shown === null;
  // It changes with the conversation: what is taken back is to be seen no more.
  const row = useConversationRow(ref.conversationID);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the conversation changes
  useEffect(() => {
    if (!isElsewhere) return;
    let isClosed = false;
    messaging.keptMessages([ref]).then(
      ([message]) => {
        if (!isClosed) setKept(message ?? null);
      },
      () => {
        if (!isClosed) setKept(null);
      },
    );
    return () => {
      isClosed = true;
    };
  }, [messaging, ref, isElsewhere, row]);
  return shown ?? kept;
}
