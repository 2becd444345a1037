import { MessageSquare } from 'lucide-react';
import { namedKind } from '../namedKind.ts';

/** Messages that no kind reads: of a later app, or with a content that does not fit its type. */
export const unknownKind = namedKind({
  id: 'unknown',
  contentTypes: [],
  glyph: MessageSquare,
  nameKey: 'message',
  tagKey: 'unsupported',
});
