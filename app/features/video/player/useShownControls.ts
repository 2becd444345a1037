import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Controls go so long after the last touch or key, in milliseconds. */
const stay = 3_000;

type ShownControls = {
  areShown: boolean;
  /** Somebody is there. */
  show: () => void;
  hide: () => void;
};

/** Controls stand over what plays until nobody touches it; they stay while a key has put the focus on one. */
export function useShownControls(
  stage: RefObject<HTMLElement | null>,
  isPlaying: boolean,
): ShownControls {
  const [areShown, setAreShown] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback(() => {
    setAreShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!stage.current?.querySelector(':focus-visible, [role="menu"]')) setAreShown(false);
    }, stay);
  }, [stage]);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setAreShown(false);
  }, []);
  useEffect(() => {
    if (isPlaying) show();
    return () => clearTimeout(timer.current);
  }, [isPlaying, show]);
  return { areShown: areShown || !isPlaying, show, hide };
}
