import { contentType } from '../../contract/gateway/contentType.ts';
import type { Message } from '../../contract/gateway/entities/message.ts';
import { messageKeyOf } from '../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../core/messaging/storedMessage.ts';
import type { VoiceClip } from './playerState.ts';

/** No clip is longer, in seconds: whoever says so is wrong. */
const longest = 6 * 60 * 60;

/** @returns how long a voice message says it is, in seconds; 0 where it does not */
export function lengthOf({ soundElem }: Pick<Message, 'soundElem'>): number {
  const duration = soundElem?.duration ?? 0;
  return duration > 0 && duration < longest ? duration : 0;
}

/**
 * @param addressOf as `useMediaAddress`
 * @returns the clip of a message; null for what is none, or cannot be loaded from anywhere
 */
export function clipOf(
  message: StoredMessage,
  selfId: string,
  addressOf: (url: string) => string | null,
): VoiceClip | null {
  const { conversationID, sendID, clientMsgID, senderNickname, sendTime, soundElem } = message;
  if (message.contentType !== contentType.voice || message.isRevoked || message.isDeleted) {
    return null;
  }
  const address = addressOf(soundElem?.sourceUrl ?? '');
  if (address === null) return null;
  return {
    conversationID,
    sendID,
    clientMsgID,
    key: messageKeyOf(message),
    senderNickname,
    sendTime,
    isOwn: sendID === selfId,
    address,
    duration: lengthOf(message),
  };
}
