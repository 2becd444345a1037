import { type Atom, atom } from 'jotai';
import type { MessageRef } from '../messageRef.ts';
import { messageChangesAtom } from '../messagingAtoms.ts';

/** Under which changes are counted that name no conversation. */
export const anyConversation = '';

/** How often what is known of a conversation's messages changed on the device. */
export function changeCountOf(counts: ReadonlyMap<string, number>, conversationID: string): number {
  return (counts.get(conversationID) ?? 0) + (counts.get(anyConversation) ?? 0);
}

/** @returns another text with each change of a message in the conversations of these */
export function changesOf(refs: readonly MessageRef[]): Atom<string> {
  const ids = [...new Set(refs.map(({ conversationID }) => conversationID))];
  return atom((get) => {
    const counts = get(messageChangesAtom);
    return ids.map((id) => changeCountOf(counts, id)).join();
  });
}
