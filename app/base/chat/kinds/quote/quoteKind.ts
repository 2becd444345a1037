import { contentType } from '../../../../contract/gateway/contentType.ts';
import { writtenWords } from '../../../../core/messaging/messageModel/writtenWords.ts';
import { wordsKind } from '../wordsKind.ts';

/** An answer to a message; what it quotes is where that message is kept. */
export const quoteKind = wordsKind({
  id: 'quote',
  contentTypes: [contentType.quote],
  words: (message) => writtenWords(message) ?? '',
});
