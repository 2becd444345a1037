import { type MessageRef, messageKeyOf, refOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { compareOrder, orderKeyOf } from '../../../core/messaging/storedMessage.ts';

/** Messages that can be chosen at a time. */
const mostSelected = 100;

export type Selection = ReadonlyMap<string, MessageRef>;

/**
 * @param messages those of one bubble
 * @returns the messages with these added, or left out; what would be more than `mostSelected` is not added
 */
export function toggled(selection: Selection | null, messages: readonly MessageRef[]): Selection {
  const known = selection ?? new Map<string, MessageRef>();
  const own = new Map(messages.map((message) => [messageKeyOf(message), refOf(message)]));
  const others = [...known].filter(([key]) => !own.has(key));
  if (others.length < known.size) return new Map(others);
  return known.size + own.size > mostSelected ? known : new Map([...known, ...own]);
}

/** @returns the messages as they stand in their conversation, oldest first */
export function inOrder(messages: readonly StoredMessage[]): StoredMessage[] {
  return [...messages].sort((left, right) => compareOrder(orderKeyOf(left), orderKeyOf(right)));
}
