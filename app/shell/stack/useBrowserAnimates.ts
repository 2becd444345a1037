import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * True while the history change at hand is one the browser animates itself, such as the swipe back
 * on iOS. Must be called below the router, whose own listener then runs after this one.
 */
export function useBrowserAnimates(): RefObject<boolean> {
  const animates = useRef(false);
  useLayoutEffect(() => {
    const onPopState = (event: PopStateEvent & { hasUAVisualTransition?: boolean }): void => {
      animates.current = event.hasUAVisualTransition === true;
    };
    const onClick = (): void => {
      animates.current = false;
    };
    window.addEventListener('popstate', onPopState);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('click', onClick, true);
    };
  }, []);
  return animates;
}
