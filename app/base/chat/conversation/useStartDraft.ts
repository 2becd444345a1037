import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type ConversationRow, handedDraftAtom } from '../../../core/messaging/messagingAtoms.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';

/**
 * @returns what stands in the field at first: what another page handed over, else what was written here
 * before and not sent, as it was when the row was first there.
 */
export function useStartDraft(conversationID: string, row: ConversationRow | null): string {
  const [handed, setHanded] = useAtom(handedDraftAtom);
  const own = handed?.conversationID === conversationID ? handed.text : null;
  const isActive = useIsActiveScreen();
  const [draft, setDraft] = useState(own ?? row?.draft ?? null);
  const start = own ?? draft ?? row?.draft ?? null;
  if (start !== draft) setDraft(start);
  useEffect(() => {
    // A page built ahead may be made anew as it comes to the front.
    if (own !== null && isActive) setHanded(null);
  }, [own, isActive, setHanded]);
  return start ?? '';
}
