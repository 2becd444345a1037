import { useEffect, useState } from 'react';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { isVisible, subscribeVisible } from '../../../platform/visibility.ts';

type Input = {
  /** The newest message is in view. */
  isAtEnd: boolean;
  unreadCount: number;
  markRead: () => void;
};

/** What a person has before their eyes counts as read. */
export function useMarkReadAtEnd({ isAtEnd, unreadCount, markRead }: Input): void {
  const isActive = useIsActiveScreen();
  const [isSeen, setIsSeen] = useState(isVisible);
  useEffect(() => subscribeVisible(setIsSeen), []);
  useEffect(() => {
    if (isActive && isSeen && isAtEnd && unreadCount > 0) markRead();
  }, [isActive, isSeen, isAtEnd, unreadCount, markRead]);
}
