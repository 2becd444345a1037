import { useEffect, useState } from 'react';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { useHasBeenActive } from '../../../core/screen/activeScreen.tsx';

/** How long the row must not change before a page built ahead takes it over, in milliseconds. */
const quiet = 1_000;

/**
 * @returns the unread count and the draft with which a conversation opens, as one value to compare. It
 * does not change while the page is open; a page built ahead follows the row until it is in front.
 */
export function useBeginning(conversationID: string): string {
  const hasBegun = useHasBeenActive();
  const row = useConversationRow(conversationID);
  const now = row ? `${row.unreadCount} ${row.draft}` : '';
  const [known, setKnown] = useState({ now, hasBegun });
  if (hasBegun && !known.hasBegun) setKnown({ now, hasBegun });
  useEffect(() => {
    if (hasBegun || known.now === now) return;
    const timer = setTimeout(
      () => setKnown((before) => (before.hasBegun ? before : { now, hasBegun: false })),
      quiet,
    );
    return () => clearTimeout(timer);
  }, [hasBegun, known, now]);
  return known.now;
}
