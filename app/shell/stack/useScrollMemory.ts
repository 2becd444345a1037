import { type RefObject, useCallback, useContext, useLayoutEffect } from 'react';
import { ScrollStore } from './useScrollSession.ts';

/**
 * Puts the page's scroll area where it was when its history entry was last shown.
 * @returns does it again, for content that arrives later.
 */
export function useScrollMemory(frame: RefObject<HTMLElement | null>, key: string): () => void {
  const memory = useContext(ScrollStore);
  const restore = useCallback(() => {
    const area = frame.current?.querySelector('[data-scroll]');
    const offset = memory?.recall(key) ?? 0;
    if (area && offset > 0) area.scrollTop = offset;
  }, [frame, key, memory]);
  useLayoutEffect(() => {
    const root = frame.current;
    if (!root || !memory) return;
    restore();
    const onScroll = ({ target }: Event): void => {
      if (target instanceof Element && target === root.querySelector('[data-scroll]')) {
        memory.remember(key, target.scrollTop);
      }
    };
    // Scroll events do not bubble, but they can be captured.
    root.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => root.removeEventListener('scroll', onScroll, { capture: true });
  }, [frame, key, memory, restore]);
  return restore;
}
