import { contentType as type } from '../../contract/gateway/contentType.ts';
import type { Message } from '../../contract/gateway/entities/message.ts';
import type { StoredMessage } from '../../core/messaging/storedMessage.ts';
import type { BubbleKind, MessageKind, ViewedMedia } from './messageKind.ts';

/** Receipts and other signals between clients: they have a content type and are no messages. */
const signals: readonly number[] = [
  type.revoke,
  type.readReceipt,
  type.typing,
  type.groupReadReceipt,
  type.advancedRevoke,
  type.customSilent,
  type.customOnline,
];

/** Content types above it are notifications of the gateway. */
const lastOfPeople = 1_000;

export type MessageKinds = {
  /** @returns null for what nobody should see: signals, and notifications no kind reads. */
  kindOf: (message: Message) => MessageKind | null;
  /** @returns the words by which a message is found; '' for what never is */
  textOf: (message: Message) => string;
  /** @returns what the viewer shows of the message; null for what it passes over */
  viewedOf: (message: StoredMessage) => ViewedMedia | null;
  /** @returns the content types of the kinds that say so of themselves */
  typesOf: (isMeant: (kind: BubbleKind) => boolean) => readonly number[];
};

/**
 * @param kinds where several read one content type, the first that can read the message has it
 * @param unknown the kind of messages that none of them can read
 */
export function createMessageKinds(
  kinds: readonly MessageKind[],
  unknown: BubbleKind,
): MessageKinds {
  const readers = new Map<number, readonly MessageKind[]>();
  for (const kind of kinds) {
    for (const read of kind.contentTypes) readers.set(read, [...(readers.get(read) ?? []), kind]);
  }
  const kindOf = (message: Message): MessageKind | null => {
    const { contentType } = message;
    const reader = readers.get(contentType)?.find(({ canRead }) => canRead?.(message) ?? true);
    if (reader) return reader;
    return contentType > lastOfPeople || signals.includes(contentType) ? null : unknown;
  };
  return {
    kindOf,
    textOf(message) {
      const kind = kindOf(message);
      return (kind?.place === 'bubble' && kind.searched?.(message)) || '';
    },
    viewedOf(message) {
      const kind = kindOf(message);
      return (kind?.place === 'bubble' && kind.viewed?.(message)) || null;
    },
    typesOf(isMeant) {
      const meant = kinds.filter((kind) => kind.place === 'bubble' && isMeant(kind));
      return [...new Set(meant.flatMap(({ contentTypes }) => contentTypes))];
    },
  };
}
