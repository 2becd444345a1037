import { type RefObject, useLayoutEffect } from 'react';
import { useScrollStore } from './ScrollStore.tsx';

/** Puts the page's scroll area where it was when its history entry was last shown. */
export function useScrollMemory(frame: RefObject<HTMLElement | null>, key: string): void {
  const memory = useScrollStore();
  useLayoutEffect(() => {
    const root = frame.current;
    if (!root) return;
    const areaOf = (): Element | null => root.querySelector('[data-scroll]');
    const restore = (): void => {
      const area = areaOf();
      const offset = memory.recall(key);
      if (area && offset > 0 && area.scrollTop !== offset) area.scrollTop = offset;
    };
    restore();
    const onScroll = (event: Event): void => {
      if (event.target === areaOf()) memory.remember(key, areaOf()?.scrollTop ?? 0);
    };
    root.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => root.removeEventListener('scroll', onScroll, { capture: true });
  }, [frame, key, memory]);
}
