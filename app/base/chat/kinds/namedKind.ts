import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import type { Sentence } from '../../../parts/message/words.ts';

type Declared = Pick<BubbleKind, 'id' | 'contentTypes' | 'glyph' | 'searched'> & {
  /** Its name by itself, such as "Photo". */
  nameKey: Sentence['key'];
  /** Its name in a list, such as "[Photo]". */
  tagKey: Sentence['key'];
};

/** Declares a kind whose messages have a name; what shows more of them than that is added to it. */
export function namedKind({ nameKey, tagKey, ...declared }: Declared): BubbleKind {
  return {
    ...declared,
    place: 'bubble',
    name: { key: nameKey },
    preview: () => ({ key: tagKey }),
    spoken: () => ({ key: nameKey }),
    content: { form: 'card' },
    menu: ['save', 'forward', 'quote', 'select', 'recall', 'readers', 'report', 'resend', 'delete'],
  };
}
