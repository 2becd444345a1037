import { Contact } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/enums.ts';
import { namedKind } from '../namedKind.ts';

/** A contact card by its name alone, which is all that a damaged one shows. */
export const namedCard = namedKind({
  id: 'card',
  contentTypes: [contentType.card],
  glyph: Contact,
  nameKey: 'card',
  tagKey: 'cardTag',
  // The list loads this too: a card is read whole, and checked, where it is shown.
  searched: ({ content }) => /"nickname":"([^"\\]*)"/.exec(content)?.[1] ?? '',
});
