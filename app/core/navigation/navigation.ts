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

/** @param isUrgent the person is about to go there; else whatever they do meanwhile comes first */
export type Prepare = (to: string, isUrgent?: boolean) => void;

/** Builds the page of an address out of sight. The page stack provides it. */
export const PreparePage = createContext<Prepare>(() => undefined);

/**
 * @returns builds the page of an address out of sight, so that it is there at once when a person goes
 * there next. One page at a time is ready; to go anywhere lets go of it.
 */
export function usePreparePage(): Prepare {
  return useContext(PreparePage);
}
