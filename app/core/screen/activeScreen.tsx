import { createContext, type ReactNode, useContext, useState } from 'react';

const ActiveContext = createContext(true);

/** Tells a page whether it is the one in front; pages below stay mounted. */
export function ActiveScreen({ active, children }: { active: boolean; children: ReactNode }) {
  return <ActiveContext value={active}>{children}</ActiveContext>;
}

/** True while the page this is called in is the one in front. */
export function useIsActiveScreen(): boolean {
  return useContext(ActiveContext);
}

/** True from the first time on that the page this is called in is in front; built ahead, it is not. */
export function useHasBeenActive(): boolean {
  const isActive = useIsActiveScreen();
  const [hasBeen, setHasBeen] = useState(isActive);
  if (isActive && !hasBeen) setHasBeen(true);
  return hasBeen || isActive;
}
