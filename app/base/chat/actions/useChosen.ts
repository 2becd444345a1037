import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useReferenced } from '../../../core/messaging/references/useReferenced.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { useConversationState } from './conversationState.ts';
import { inOrder } from './selection.ts';

/** @returns the messages that are chosen and still there, oldest first */
export function useChosen(): readonly StoredMessage[] {
  const { selectionAtom } = useConversationState();
  const selection = useAtomValue(selectionAtom);
  const refs = useMemo(() => [...(selection?.values() ?? [])], [selection]);
  const found = useReferenced(refs);
  return useMemo(
    () => inOrder([...found.values()].flatMap((one) => (one.state === 'there' ? one.message : []))),
    [found],
  );
}
