import { MessageSquare } from 'lucide-react';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { atAllTag } from '../../../contract/gateway/enums.ts';
import { plainLine } from '../../../lib/plainText.ts';
import type { BubbleContent, BubbleKind } from '../../../parts/message/messageKind.ts';
import type { Words } from '../../../parts/message/words.ts';
import { bubbleMenu } from './bubbleMenu.ts';

/** Characters of the words in a list. */
const longestPreview = 200;

/** Characters of the words said aloud. */
const longestSpoken = 300;

type Declared = Pick<BubbleKind, 'id' | 'contentTypes'> & {
  /**
   * The words as they are read. A message without any is of the unknown kind.
   * @param everyone what all are called
   */
  words: (message: Message, everyone?: string) => string;
} & Pick<Extract<BubbleContent, { form: 'words' }>, 'mentions'>;

/** Declares a kind whose messages are words of a person. */
export function wordsKind({ words, mentions, ...declared }: Declared): BubbleKind {
  const line = (message: Message, longest: number): Words =>
    mentions?.(message).some(({ userID }) => userID === atAllTag)
      ? { everyone: (name) => plainLine(words(message, name), longest) }
      : plainLine(words(message), longest);
  return {
    ...declared,
    place: 'bubble',
    glyph: MessageSquare,
    name: { key: 'message' },
    canRead: (message) => words(message).trim() !== '',
    preview: (message) => line(message, longestPreview),
    spoken: (message) => line(message, longestSpoken),
    searched: (message) => words(message),
    copied: (message) => words(message),
    content: { form: 'words', words, ...(mentions && { mentions }) },
    menu: ['copy', 'selectText', ...bubbleMenu],
  };
}
