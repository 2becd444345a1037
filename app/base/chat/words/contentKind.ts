import type { Message } from '../../../contract/gateway/entities/message.ts';
import { contentType as type } from '../../../contract/gateway/enums.ts';

/** What a message carries, as far as screens tell messages apart. */
export type ContentKind =
  | 'text'
  | 'photo'
  | 'voice'
  | 'video'
  | 'file'
  | 'merger'
  | 'card'
  | 'location'
  | 'sticker'
  | 'other'
  | 'notice'
  /** Nothing a person should see. */
  | 'hidden';

const kinds: Readonly<Record<number, ContentKind>> = {
  [type.text]: 'text',
  [type.atText]: 'text',
  [type.quote]: 'text',
  [type.advancedText]: 'text',
  [type.picture]: 'photo',
  [type.voice]: 'voice',
  [type.video]: 'video',
  [type.file]: 'file',
  [type.merger]: 'merger',
  [type.card]: 'card',
  [type.location]: 'location',
  [type.face]: 'sticker',
  [type.custom]: 'other',
  [type.friendAdded]: 'notice',
  [type.groupCreated]: 'notice',
  [type.groupInfoSet]: 'notice',
  [type.memberQuit]: 'notice',
  [type.groupOwnerTransferred]: 'notice',
  [type.memberKicked]: 'notice',
  [type.memberInvited]: 'notice',
  [type.memberEntered]: 'notice',
  [type.groupDismissed]: 'notice',
  [type.memberMuted]: 'notice',
  [type.memberUnmuted]: 'notice',
  [type.groupMuted]: 'notice',
  [type.groupUnmuted]: 'notice',
  [type.privateChatSwitched]: 'notice',
  [type.revoke]: 'hidden',
  [type.readReceipt]: 'hidden',
  [type.typing]: 'hidden',
  [type.groupReadReceipt]: 'hidden',
  [type.advancedRevoke]: 'hidden',
  [type.customSilent]: 'hidden',
  [type.customOnline]: 'hidden',
};

/**
 * @returns what a message carries. A type of tomorrow is `other`, and so is a text without words, as
 * one whose element does not fit its type; a notification of tomorrow is `hidden`.
 */
export function kindOf(message: Message): ContentKind {
  const { contentType } = message;
  const kind = kinds[contentType] ?? (contentType > 1000 ? 'hidden' : 'other');
  return kind === 'text' && textOf(message).trim() === '' ? 'other' : kind;
}

/** @returns the words of a message of kind `text`. */
export function textOf(message: Message): string {
  switch (message.contentType) {
    case type.atText:
      return message.atElem?.text ?? '';
    case type.quote:
      return message.quoteElem?.text ?? '';
    case type.advancedText:
      return message.messageEntityElem?.text ?? '';
    default:
      return message.content;
  }
}
