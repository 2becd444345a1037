import { contentType as type } from '../../../contract/gateway/contentType.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { mentioningWords } from './mentions.ts';

/**
 * @returns what a person wrote, with the names of those it mentions, without what it quotes; null for a message that is
 * no text, or an empty one
 * @param everyone as `mentioningWords`
 */
export function writtenWords(message: Message, everyone?: string): string | null {
  const words = wordsOf(message, everyone);
  return words === undefined || words.trim() === '' ? null : words;
}

function wordsOf(message: Message, everyone: string | undefined): string | undefined {
  switch (message.contentType) {
    case type.text:
      return message.content;
    case type.atText:
      return mentioningWords(message, everyone).words;
    case type.advancedText:
      return message.messageEntityElem?.text;
    case type.quote:
      return message.quoteElem?.text;
    default:
      return undefined;
  }
}
