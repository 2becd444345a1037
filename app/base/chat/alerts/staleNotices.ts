import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';

type Rows = ReadonlyMap<string, Pick<ConversationRow, 'unreadCount'>>;

/** Which notices have nothing to say any more. */
export interface StaleNotices {
  /** One is shown for this conversation, whose row may not count its message yet. */
  note(conversationID: string): void;
  /** The rows changed. @returns whether any of those noted was read since */
  follow(rows: Rows): boolean;
  /** Whether the notice of a conversation is to go. */
  isStale(conversationID: string, rows: Rows): boolean;
}

export function createStaleNotices(): StaleNotices {
  /** By conversation: whether its row has counted the message since. */
  const noted = new Map<string, boolean>();
  return {
    note: (conversationID) => void noted.set(conversationID, false),
    follow(rows) {
      let isAnyRead = false;
      for (const [id, wasUnread] of noted) {
        const isUnread = (rows.get(id)?.unreadCount ?? 0) > 0;
        if (isUnread) noted.set(id, true);
        else if (wasUnread) {
          noted.delete(id);
          isAnyRead = true;
        }
      }
      return isAnyRead;
    },
    isStale: (id, rows) =>
      !noted.has(id) && rows.size > 0 && (rows.get(id)?.unreadCount ?? 0) === 0,
  };
}
