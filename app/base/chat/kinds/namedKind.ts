import type { Message } from '../../../contract/gateway/entities/message.ts';
import { plainLine } from '../../../lib/plainText.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import type { Sentence } from '../../../parts/message/words.ts';
import { bubbleMenu } from './bubbleMenu.ts';

type Declared = Pick<BubbleKind, 'id' | 'contentTypes' | 'glyph' | 'searched'> & {
  /** Its name by itself, such as "Photo". */
  nameKey: Sentence['key'];
  /** Its name in a list, such as "[Photo]". */
  tagKey: Sentence['key'];
  /** What a list says behind it, such as the name of a file. @default nothing */
  detail?: (message: Message) => string;
};

/** Characters of it. */
const longestDetail = 100;

/** What other clients put where a name belongs is nothing to read. */
const looksLikeJson = /^[{[]\s*["{[]/;

/** Declares a kind whose messages have a name; what shows more of them than that is added to it. */
export function namedKind({ nameKey, tagKey, detail, ...declared }: Declared): BubbleKind {
  return {
    ...declared,
    place: 'bubble',
    name: { key: nameKey },
    preview(message) {
      const line = plainLine(detail?.(message) ?? '', longestDetail);
      const said = looksLikeJson.test(line) ? '' : line;
      return { key: tagKey, ...(said && { detail: said }) };
    },
    spoken: () => ({ key: nameKey }),
    content: { form: 'card' },
    menu: ['save', ...bubbleMenu],
  };
}
