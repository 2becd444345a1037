import { useEffect, useRef } from 'react';
import { afterPaint } from '../../platform/afterPaint.ts';
import { usePreparePage } from './navigation.ts';

/** What a link that is touched is given. */
export type Touched = {
  onPointerDown: () => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
};

/**
 * Begins to open a page while the finger still lies on its link: it is built once the link has been painted as
 * pressed. A finger that scrolls stops that.
 */
export function useTouched(to: string): Touched {
  const prepare = usePreparePage();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const leave = (): void => stop.current();
  return {
    onPointerDown() {
      stop.current();
      stop.current = afterPaint(() => prepare(to, 'now'));
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}
