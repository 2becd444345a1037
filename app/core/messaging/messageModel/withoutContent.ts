import { contentType } from '../../../contract/gateway/contentType.ts';
import { messageStatus } from '../../../contract/gateway/enums.ts';
import type { StoredMessage } from '../storedMessage.ts';

/** Fields of a message's content, beside its elements. */
const contentFields: readonly string[] = ['content', 'contentType', 'ex', 'attachedInfo', 'status'];

/** Whether a field is content; the others are sender, time, place and state. */
export function isContentField(name: string): boolean {
  return contentFields.includes(name) || (name.endsWith('Elem') && name !== 'attachedInfoElem');
}

/** Whether its content must not be shown any more. */
export function isGone({ isDeleted, isRevoked }: StoredMessage): boolean {
  return isDeleted || isRevoked;
}

/**
 * Empties what was deleted, taken back or has expired: who wrote when and where stays, so that no late copy
 * brings it back. What is left follows from `isRevoked` alone, so that it does not matter when it was
 * emptied. @returns any other message as it is
 */
export function withoutContent(message: StoredMessage): StoredMessage {
  if (!isGone(message)) return message;
  const { isRevoked } = message;
  const frame = Object.entries(message).filter(([name]) => !isContentField(name));
  return {
    ...(Object.fromEntries(frame) as StoredMessage),
    content: '',
    contentType: isRevoked ? contentType.advancedRevoke : contentType.text,
    ex: '',
    attachedInfo: '',
    status: isRevoked ? messageStatus.revoked : messageStatus.deleted,
  };
}
