import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';

type Rows = ReadonlyMap<string, Pick<ConversationRow, 'unreadCount'>>;

/** Which notices have nothing to say any more. */
export interface StaleNotices {
  /** One is shown for this conversation, whose row may not count its message yet, or does already. */
  note(conversationID: string, rows: Rows): void;
  /** The rows changed. @returns whether any of those noted was read since */
  follow(rows: Rows): boolean;
  /** Whether the notice of a conversation is to go. */
  isStale(conversationID: string, rows: Rows): boolean;
}

export function createStaleNotices(): StaleNotices {
  /** By conversation: whether its row has counted the message since. */
  const noted = new Map<string, boolean>();
  return {
    note: (conversationID, rows) => void noted.set(conversationID, isUnread(conversationID, rows)),
    follow(rows) {
      let isAnyRead = false;
      for (const [id, wasUnread] of noted) {
        if (isUnread(id, rows)) noted.set(id, true);
        else if (wasUnread) {
          noted.delete(id);
          isAnyRead = true;
        }
      }
      return isAnyRead;
    },
    isStale: (id, rows) => !noted.has(id) && rows.size > 0 && !isUnread(id, rows),
  };
}

const isUnread = (id: string, rows: Rows): boolean => (rows.get(id)?.unreadCount ?? 0) > 0;
