import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isIos } from '../../platform/device.ts';
import { subscribePop } from '../../platform/history.ts';

/** Width in CSS pixels of the strips where the swipe back and forward begins. */
const edge = 32;
/** Milliseconds within which a history change counts as the end of such a swipe. */
const swipeWindow = 350;

/**
 * True while the history change at hand is one the browser animates itself, such as the swipe back
 * on iOS. Must be called below the router, whose own listener then runs after this one.
 */
export function useBrowserAnimates(): RefObject<boolean> {
  const animates = useRef(false);
  useLayoutEffect(() => {
    let lastEdgeTouch = Number.NEGATIVE_INFINITY;
    const onTouch = ({ timeStamp, touches, changedTouches }: TouchEvent): void => {
      const x = (touches[0] ?? changedTouches[0])?.clientX ?? edge;
      if (x < edge || x > window.innerWidth - edge) lastEdgeTouch = timeStamp;
    };
    const onClick = (): void => {
      animates.current = false;
    };
    const stop = subscribePop(({ animatedByBrowser }) => {
      // Safari before 18 swipes without saying so.
      const isSwipe = isIos() && performance.now() - lastEdgeTouch < swipeWindow;
      animates.current = animatedByBrowser || isSwipe;
    });
    window.addEventListener('click', onClick, true);
    window.addEventListener('touchstart', onTouch, { passive: true });
    window.addEventListener('touchend', onTouch, { passive: true });
    return () => {
      stop();
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('touchstart', onTouch);
      window.removeEventListener('touchend', onTouch);
    };
  }, []);
  return animates;
}
