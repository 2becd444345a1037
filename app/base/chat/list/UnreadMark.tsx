import { isMuted, isUnread } from '../../../core/messaging/messageModel/attention.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { Badge } from '../../../ui/Badge.tsx';
import * as css from './RowWords.css.ts';

/** How much of a conversation is unread, at the end of its row: a count, or a dot where none is to be said. */
export function UnreadMark({ row }: { row: ConversationRow }) {
  const { unreadCount } = row;
  if (!isUnread(row)) return null;
  return (
    <span className={css.count} aria-hidden="true">
      {isMuted(row) && <span className={css.dot} />}
      {!isMuted(row) && unreadCount === 0 && <span className={css.mark} />}
      {!isMuted(row) && unreadCount > 0 && (
        <Badge>{unreadCount > 99 ? '99+' : String(unreadCount)}</Badge>
      )}
    </span>
  );
}
