import { contentType as type } from '../../../../contract/gateway/contentType.ts';
import { mentioningWords } from '../../../../core/messaging/messageModel/mentions.ts';
import { writtenWords } from '../../../../core/messaging/messageModel/writtenWords.ts';
import { wordsKind } from '../wordsKind.ts';

/** Plain text, text that mentions people, and text with marked passages. */
export const textKind = wordsKind({
  id: 'text',
  contentTypes: [type.text, type.atText, type.advancedText],
  words: (message, everyone) => writtenWords(message, everyone) ?? '',
  mentions: (message) =>
    message.contentType === type.atText ? mentioningWords(message).mentions : [],
});
