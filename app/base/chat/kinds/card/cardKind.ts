import { Contact } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/enums.ts';
import { namedKind } from '../namedKind.ts';

export const cardKind = namedKind({
  id: 'card',
  contentTypes: [contentType.card],
  glyph: Contact,
  nameKey: 'card',
  tagKey: 'cardTag',
});
