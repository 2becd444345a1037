import { createContext, useEffect, useState } from 'react';
import { sessionStore } from '../../platform/storage.ts';
import { createScrollMemory, type ScrollMemory } from './scrollMemory.ts';

export const ScrollStore = createContext<ScrollMemory | null>(null);

const storageKey = 'scroll_offsets';

/** The scroll offsets of this browser tab; they outlive a reload. */
export function useScrollSession(): ScrollMemory {
  const [memory] = useState(() => createScrollMemory(sessionStore.read(storageKey)));
  useEffect(() => {
    const keep = (): void => sessionStore.write(storageKey, memory.dump());
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [memory]);
  return memory;
}
