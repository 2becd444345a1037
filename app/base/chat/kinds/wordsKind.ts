import { MessageSquare } from 'lucide-react';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { plainLine } from '../../../lib/plainText.ts';
import type { BubbleContent, BubbleKind } from '../../../parts/message/messageKind.ts';

/** Characters of the words in a list. */
const longestPreview = 200;

/** Characters of the words said aloud. */
const longestSpoken = 300;

type Declared = Pick<BubbleKind, 'id' | 'contentTypes'> & {
  /** The words as they are read. A message without any is of the unknown kind. */
  words: (message: Message) => string;
} & Pick<Extract<BubbleContent, { form: 'words' }>, 'mentions'>;

/** Declares a kind whose messages are words of a person. */
export function wordsKind({ words, mentions, ...declared }: Declared): BubbleKind {
  return {
    ...declared,
    place: 'bubble',
    glyph: MessageSquare,
    name: { key: 'message' },
    canRead: (message) => words(message).trim() !== '',
    preview: (message) => plainLine(words(message), longestPreview),
    spoken: (message) => plainLine(words(message), longestSpoken),
    searched: words,
    copied: words,
    content: { form: 'words', words, ...(mentions && { mentions }) },
    menu: ['copy', 'forward', 'quote', 'select', 'recall', 'report', 'resend', 'delete'],
  };
}
