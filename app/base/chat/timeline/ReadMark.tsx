import { useEffect, useState } from 'react';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { isVisible, subscribeVisible } from '../../../platform/visibility.ts';

/**
 * Stands at the end of messages that are unread: what a person has before their eyes counts as read.
 * On its own, for the messages need not be drawn again when the page comes to the front.
 */
export function ReadMark({ markRead }: { markRead: () => void }) {
  const isActive = useIsActiveScreen();
  const [isSeen, setIsSeen] = useState(isVisible);
  useEffect(() => subscribeVisible(setIsSeen), []);
  useEffect(() => {
    if (isActive && isSeen) markRead();
  }, [isActive, isSeen, markRead]);
  return null;
}
