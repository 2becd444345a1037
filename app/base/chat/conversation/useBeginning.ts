import { useEffect, useState } from 'react';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { useHasBeenActive } from '../../../core/screen/activeScreen.tsx';

/** Nothing has come for so long, in milliseconds. */
const quiet = 1_000;

/**
 * @returns what a conversation begins with and keeps while it is open, its unread messages and its
 * draft, as one value to compare. One whose page was built ahead begins when the person gets there.
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
