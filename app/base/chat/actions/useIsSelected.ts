import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useConversationState } from './conversationState.ts';

/**
 * @param messageKey as `messageKeyOf`
 * @returns whether a message is chosen; null while nobody chooses
 */
export function useIsSelected(messageKey: string): boolean | null {
  const { selectionAtom } = useConversationState();
  const isSelectedAtom = useMemo(
    () => atom((get) => get(selectionAtom)?.has(messageKey) ?? null),
    [selectionAtom, messageKey],
  );
  return useAtomValue(isSelectedAtom);
}
