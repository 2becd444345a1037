import { type HeardClips, isHeard } from '../../core/messaging/heard/heardClips.ts';
import { messageKeyOf } from '../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../core/messaging/storedMessage.ts';
import type { VoiceClip } from './playerState.ts';

/**
 * @param messages of the conversation, oldest first
 * @returns the first clip of others after this one that has not been played; null where there is none
 */
export function nextUnheard(
  { key }: Pick<VoiceClip, 'key'>,
  messages: readonly StoredMessage[],
  heard: HeardClips,
  clipIn: (message: StoredMessage) => VoiceClip | null,
): VoiceClip | null {
  const place = messages.findIndex((message) => messageKeyOf(message) === key);
  if (place === -1) return null;
  for (const message of messages.slice(place + 1)) {
    const clip = clipIn(message);
    if (clip && !clip.isOwn && !isHeard(heard, clip)) return clip;
  }
  return null;
}
