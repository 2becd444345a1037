import { useEffect, useRef } from 'react';
import { isOfComposition } from '../../../../platform/composition.ts';

/** Acts on Escape, wherever the focus is on the page; while a dialog lies over it, Escape is the dialog's. */
export function useEscape(isWanted: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isWanted) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isOfComposition(event)) return;
      const { target } = event;
      const dialogs = '[role="dialog"], [role="alertdialog"]';
      // One that has just closed by this key may be gone.
      const isOfDialog = target instanceof Element && target.closest(dialogs);
      if (isOfDialog || document.querySelector(dialogs)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isWanted]);
}
