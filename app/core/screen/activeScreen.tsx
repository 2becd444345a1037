import { createContext, type ReactNode, useContext } from 'react';

const ActiveContext = createContext(true);

/** Tells a page whether it is the one in front; pages below stay mounted. */
export function ActiveScreen({ active, children }: { active: boolean; children: ReactNode }) {
  return <ActiveContext value={active}>{children}</ActiveContext>;
}

/** True while the page this is called in is the one in front. */
export function useIsActiveScreen(): boolean {
  return useContext(ActiveContext);
}
