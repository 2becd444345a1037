import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { typingAtom } from '../messagingAtoms.ts';

/** @returns whether the other side of a conversation is typing. */
export function useIsTyping(conversationID: string): boolean {
  const isTypingAtom = useMemo(
    () => atom((get) => get(typingAtom).has(conversationID)),
    [conversationID],
  );
  return useAtomValue(isTypingAtom);
}
