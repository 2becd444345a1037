import type { Contents } from '../../../core/messaging/contents/content.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { limits } from '../../../lib/limits.ts';
import type { BubbleKind, MessageAction } from '../../../parts/message/messageKind.ts';

type Given = {
  /** One, or those that are drawn together. */
  messages: readonly StoredMessage[];
  kind: Pick<BubbleKind, 'menu' | 'file' | 'copiedPicture'>;
  isOwn: boolean;
  /** Whether an answer can be written here. */
  canWrite: boolean;
  /** Whether the person's rights in the group let them take these back, whenever they were sent. */
  mayRecallAlways: boolean;
  /** Whether what the person sent lately can still be taken back: not from a group they are no longer in. */
  mayRecallOwn: boolean;
  /** Whether the person may pin a message for the group, or this one is pinned and they may undo that. */
  mayPin: boolean;
  isPinned: boolean;
  /** Whether the group tells who read what. */
  hasReaders: boolean;
  /** Whether a finger that rests opens the menu, so that no words can be selected in the bubble. */
  isTouched: boolean;
  /** Whether the browser takes pictures into its clipboard. */
  takesPictures: boolean;
  /** Says what of them can be forwarded. */
  contents: Pick<Contents, 'forwarded'>;
  /** Milliseconds. */
  now: number;
};

/** @returns what can be done with a bubble now, in the order that its kind offers it in */
export function offeredActions(given: Given): MessageAction[] {
  const { messages, kind, isOwn, canWrite, hasReaders, isTouched, takesPictures } = given;
  const { contents, now, mayPin, isPinned, mayRecallAlways, mayRecallOwn } = given;
  const isSent = messages.every(({ state }) => state === 'sent');
  const isRecent = messages.every(({ sendTime }) => now - sendTime < limits.recall);
  const mayRecall = mayRecallAlways || (isOwn && isRecent && mayRecallOwn);
  // The clipboard holds one picture.
  const [first, second] = messages;
  const copiedPicture = first && !second ? (kind.copiedPicture?.(first) ?? null) : null;
  const isOffered: Readonly<Record<MessageAction, boolean>> = {
    copy: kind.copiedPicture ? takesPictures && copiedPicture !== null : true,
    selectText: isTouched,
    forward: isSent && messages.every((message) => contents.forwarded(message) !== null),
    quote: isSent && canWrite,
    mention: isSent && !isOwn && canWrite && messages.every(({ groupID }) => groupID !== ''),
    select: isSent,
    // One message is pinned: of those drawn together nobody could tell which.
    pin: isSent && mayPin && !isPinned && !second,
    unpin: isSent && mayPin && isPinned,
    recall: isSent && mayRecall,
    readers: isSent && isOwn && hasReaders,
    save: isSent && messages.some((message) => kind.file?.(message)),
    report: !isOwn,
    resend: messages.every(({ state }) => state === 'failed'),
    delete: true,
  };
  return kind.menu.filter((action) => isOffered[action]);
}
