import type { Message } from '../../../../contract/gateway/entities/message.ts';
import { contentType as type } from '../../../../contract/gateway/enums.ts';
import { mentioningWords } from '../../../../core/messaging/messageModel/mentions.ts';
import { wordsKind } from '../wordsKind.ts';

/** Plain text, text that mentions people, and text with marked passages. */
export const textKind = wordsKind({
  id: 'text',
  contentTypes: [type.text, type.atText, type.advancedText],
  words: wordsOf,
  mentions: (message) =>
    message.contentType === type.atText ? mentioningWords(message).mentions : [],
});

function wordsOf(message: Message): string {
  const { contentType, content, messageEntityElem } = message;
  if (contentType === type.atText) return mentioningWords(message).words;
  if (contentType === type.advancedText) return messageEntityElem?.text ?? '';
  return content;
}
