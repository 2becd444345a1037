import { MessageSquare } from 'lucide-react';
import type { BubbleKind } from '../../../../parts/message/messageKind.ts';
import { namedKind } from '../namedKind.ts';

/** Messages that no kind reads: of a later app, or with a content that does not fit its type. */
export const unknownKind: BubbleKind = {
  ...namedKind({
    id: 'unknown',
    contentTypes: [],
    glyph: MessageSquare,
    nameKey: 'message',
    tagKey: 'unsupported',
  }),
  // Nobody passes on what they cannot see.
  menu: ['mention', 'select', 'recall', 'readers', 'report', 'resend', 'delete'],
};
