import type { Message } from '../../../../contract/gateway/entities/message.ts';
import { contentType as type } from '../../../../contract/gateway/enums.ts';
import { wordsKind } from '../wordsKind.ts';

/** Plain text, text that mentions people, and text with marked passages. */
export const textKind = wordsKind({
  id: 'text',
  contentTypes: [type.text, type.atText, type.advancedText],
  words: wordsOf,
});

function wordsOf({ contentType, content, atElem, messageEntityElem }: Message): string {
  if (contentType === type.atText) return atElem?.text ?? '';
  if (contentType === type.advancedText) return messageEntityElem?.text ?? '';
  return content;
}
