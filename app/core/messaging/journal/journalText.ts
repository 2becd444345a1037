import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { OutgoingContent } from '../messaging.ts';
import type { Journal } from './createJournal.ts';
import type { JournalEntry } from './journalEntry.ts';

/** Keeps a text before this returns. @returns its entry; null for what is no text, or was refused */
export function journalText(
  journal: Journal,
  peer: Peer,
  content: OutgoingContent,
): JournalEntry | null {
  return content.kind === 'text' ? journal.add(peer, content.text, content) : null;
}
