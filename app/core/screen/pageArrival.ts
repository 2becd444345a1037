import { createContext, useContext, useLayoutEffect, useRef } from 'react';

/** What a page does when its content has arrived: scroll and focus find their places. */
export const PageArrival = createContext<() => void>(() => undefined);

/** Tells the page that content arrived which was not there when the page opened. */
export function useArrival(hasArrived: boolean): void {
  const settle = useContext(PageArrival);
  const wasThere = useRef(hasArrived);
  useLayoutEffect(() => {
    if (!hasArrived || wasThere.current) return;
    wasThere.current = true;
    settle();
  }, [hasArrived, settle]);
}
