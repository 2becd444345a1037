import { createContext, useContext } from 'react';
import { createScrollMemory, type ScrollMemory } from './scrollMemory.ts';

const ScrollContext = createContext<ScrollMemory>(createScrollMemory(null));

export const ScrollStore = ScrollContext.Provider;

export function useScrollStore(): ScrollMemory {
  return useContext(ScrollContext);
}
