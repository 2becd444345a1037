import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { compareOrder, orderKeyOf } from '../../../core/messaging/storedMessage.ts';

/** Messages that can be chosen at a time. */
export const mostSelected = 100;

export type Selection = ReadonlyMap<string, StoredMessage>;

/**
 * @param key `messageKeyOf` the message
 * @returns the messages with this one added or left out; one more than `mostSelected` is not added
 */
export function toggled(
  selection: Selection | null,
  key: string,
  message: StoredMessage,
): Selection {
  const next = new Map(selection);
  if (next.delete(key) || next.size >= mostSelected) return next;
  return next.set(key, message);
}

/** @returns the messages as they stand in their conversation, oldest first */
export function inOrder(selection: Selection): StoredMessage[] {
  return [...selection.values()].sort((left, right) =>
    compareOrder(orderKeyOf(left), orderKeyOf(right)),
  );
}
