import { type RefObject, useEffect, useReducer } from 'react';
import { useIsActiveScreen } from '../../../../core/screen/activeScreen.tsx';
import { afterPaint } from '../../../../platform/afterPaint.ts';
import { hasFinePointer } from '../../../../platform/pointer.ts';
import { useOverlayEntry } from '../../../../ui/overlayEntry.ts';
import {
  keyboardWait,
  noPanel,
  type PanelName,
  type PanelState,
  reducePanel,
} from './panelState.ts';

export type Panel = PanelState & {
  /** Shows a panel; the one that is shown gives way to the field. */
  toggle: (panel: PanelName) => void;
  /** The field was entered. */
  onFieldEntered: () => void;
  /** Leaves the panel for the field. */
  toField: () => void;
  /** Closes that panel, if it is shown: what was done there is no wish for the keyboard of a screen. */
  leave: (panel: PanelName) => void;
};

/** The panel below the field: it takes the place of the keyboard, and the keyboard takes its place. */
export function usePanel(field: RefObject<HTMLTextAreaElement | null>): Panel {
  const [state, dispatch] = useReducer(reducePanel, noPanel);
  const { shown, isLeaving } = state;
  const isActive = useIsActiveScreen();
  useEffect(() => {
    if (!isActive) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    const track = async (): Promise<void> => {
      const { trackKeyboard } = await import('../../../../platform/keyboardHeight.ts');
      if (!isOver) stop = trackKeyboard(() => dispatch({ type: 'keyboardSettled' }));
    };
    // To ask for the size of the window is to have the page laid out.
    const stopWaiting = afterPaint(() => void track().catch(() => undefined));
    return () => {
      isOver = true;
      stopWaiting();
      stop?.();
    };
  }, [isActive]);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => dispatch({ type: 'keyboardSettled' }), keyboardWait);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  const close = (): void => dispatch({ type: 'closed' });
  const toField = (): void => {
    // Where the keyboard is on the screen, the panel stays until that has come.
    if (hasFinePointer()) close();
    field.current?.focus();
  };
  const leave = (): void => {
    if (hasFinePointer()) toField();
    else close();
  };
  useOverlayEntry(shown !== null && !isLeaving, leave);
  return {
    ...state,
    toggle(panel) {
      if (shown === panel && !isLeaving) return toField();
      if (!hasFinePointer()) field.current?.blur();
      dispatch({ type: 'opened', panel });
    },
    onFieldEntered() {
      if (!hasFinePointer()) dispatch({ type: 'keyboardAsked' });
    },
    toField,
    leave(panel) {
      if (shown === panel) leave();
    },
  };
}
