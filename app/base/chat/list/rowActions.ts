import { isMuted, isUnread } from '../../../core/messaging/messageModel/attention.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';

/** What a person can do with a conversation from its row. */
export type RowAction =
  | 'markRead'
  | 'markUnread'
  | 'pin'
  | 'unpin'
  | 'mute'
  | 'unmute'
  | 'hide'
  | 'delete';

type Rows = Pick<ConversationRow, 'isPinned' | 'recvMsgOpt' | 'unreadCount' | 'isMarkedUnread'>;

/** @returns all that can be done, the most useful first */
export function menuActionsOf(row: Rows): RowAction[] {
  return [
    isUnread(row) ? 'markRead' : 'markUnread',
    row.isPinned ? 'unpin' : 'pin',
    isMuted(row) ? 'unmute' : 'mute',
    'hide',
    'delete',
  ];
}
