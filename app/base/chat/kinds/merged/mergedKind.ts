import { MessagesSquare } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/enums.ts';
import { namedKind } from '../namedKind.ts';

export const mergedKind = namedKind({
  id: 'merged',
  contentTypes: [contentType.merger],
  glyph: MessagesSquare,
  nameKey: 'merged',
  tagKey: 'mergedTag',
});
