import { Contact } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { namedKind } from '../namedKind.ts';

/** A contact card by its name alone, which is all that a damaged one shows. */
export const namedCard = namedKind({
  id: 'card',
  contentTypes: [contentType.card],
  glyph: Contact,
  nameKey: 'card',
  tagKey: 'cardTag',
  searched: ({ content }) => nicknameIn(content),
  detail: ({ content }) => nicknameIn(content),
});

/** The whole card is read where it is shown (`readCard.ts`). */
function nicknameIn(content: string): string {
  try {
    const { nickname } = JSON.parse(content) as { nickname?: unknown };
    return typeof nickname === 'string' ? nickname : '';
  } catch {
    // No JSON at all, or cut off.
    return '';
  }
}
