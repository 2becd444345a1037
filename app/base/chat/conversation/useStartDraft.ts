import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type ConversationRow, handedDraftAtom } from '../../../core/messaging/messagingAtoms.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import type { ConversationState } from '../actions/conversationState.ts';

/**
 * @returns what stands in the field at first: what another page handed over, else what was written here
 * before and not sent, as it was when the row was first there. Another text is for another field: a row
 * that comes while somebody writes, with their own words as its draft, changes nothing.
 * @param isClosed nothing can be written for now: what was begun before is there again afterwards
 */
export function useStartDraft(
  conversationID: string,
  row: ConversationRow | null,
  { hasWritten }: ConversationState,
  isClosed: boolean,
): string {
  const [handed, setHanded] = useAtom(handedDraftAtom);
  const own = handed?.conversationID === conversationID ? handed.text : null;
  const isActive = useIsActiveScreen();
  const [draft, setDraft] = useState(own ?? row?.draft ?? null);
  const known = hasWritten.current ? '' : (row?.draft ?? null);
  const start = own ?? (isClosed ? (row?.draft ?? draft) : (draft ?? known));
  if (start !== draft) setDraft(start);
  useEffect(() => {
    // A page built ahead may be made anew as it comes to the front.
    if (own !== null && isActive) setHanded(null);
  }, [own, isActive, setHanded]);
  return start ?? '';
}
