import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type ConversationRow, conversationRowsAtom } from '../messagingAtoms.ts';

/** @returns the row, or null where the list has none; renders only when this row changes. */
export function useConversationRow(conversationID: string): ConversationRow | null {
  const rowAtom = useMemo(
    () => atom((get) => get(conversationRowsAtom).get(conversationID) ?? null),
    [conversationID],
  );
  return useAtomValue(rowAtom);
}
