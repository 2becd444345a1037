import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { limits } from '../../../lib/limits.ts';
import type { BubbleKind, MessageAction } from '../../../parts/message/messageKind.ts';

type Given = {
  message: StoredMessage;
  kind: Pick<BubbleKind, 'menu'>;
  isOwn: boolean;
  /** Whether an answer can be written here. */
  canWrite: boolean;
  /** Whether the person runs the group: they take back what anybody sent, whenever. */
  isAdmin: boolean;
  /** Milliseconds. */
  now: number;
};

/** @returns what can be done with a message now, in the order that its kind offers it in */
export function offeredActions(given: Given): MessageAction[] {
  const { message, kind, isOwn, canWrite, isAdmin, now } = given;
  const isSent = message.state === 'sent';
  const mayRecall = isAdmin || (isOwn && now - message.sendTime < limits.recall);
  const isOffered: Readonly<Record<MessageAction, boolean>> = {
    copy: true,
    forward: isSent,
    quote: isSent && canWrite,
    select: isSent,
    recall: isSent && mayRecall,
    save: isSent,
    report: !isOwn,
    resend: message.state === 'failed',
    delete: true,
  };
  return kind.menu.filter((action) => isOffered[action]);
}
