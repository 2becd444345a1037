import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';

/** Whether the page in front was reached from another page of this app. The page stack provides it. */
export const CanGoBack = createContext(false);

/**
 * The way back of a page.
 * @param parent where to go when the page was opened directly; the entry there is replaced.
 */
export function useBack(parent: string = paths.chat): () => void {
  const navigate = useNavigate();
  const canGoBack = useContext(CanGoBack);
  return () => {
    if (canGoBack) navigate(-1);
    else navigate(parent, { replace: true });
  };
}

/**
 * How far a page is prepared: `fetched` has its code and texts here; `built` has it rendered out of sight,
 * after whatever the person does meanwhile; `now` does that at once, for they are about to go there.
 */
export type Prepare = (to: string, how?: 'fetched' | 'built' | 'now') => void;

/** Prepares the page of an address. The page stack provides it. */
export const PreparePage = createContext<Prepare>(() => undefined);

/**
 * @returns prepares the page of an address, so that it is there at once when a person goes there next.
 * One page at a time is built; to go anywhere lets go of it.
 */
export function usePreparePage(): Prepare {
  return useContext(PreparePage);
}
