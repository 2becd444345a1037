import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { isMuted } from './previewOf.ts';

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

/** Whether something of it is to be read, or is said to be. */
export function isUnread({ unreadCount, isMarkedUnread }: Rows): boolean {
  return unreadCount > 0 || isMarkedUnread;
}

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
