import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  type OpenedSheet,
  type SheetProps,
  type SheetSource,
  useOpenSheet,
} from '../../../core/overlay/SheetHost.tsx';

/**
 * Keeps a sheet open for as long as something holds, and tells it what has changed meanwhile.
 * @param onClosed called where anything else closes it, or its code does not come: then that holds no longer
 */
export function useSheetWhile<Props extends SheetProps>(
  holds: boolean,
  source: SheetSource<Props>,
  props: Omit<Props, keyof SheetProps>,
  onClosed: () => void,
): void {
  const openSheet = useOpenSheet();
  const opened = useRef<OpenedSheet<Props> | null>(null);
  const close = useEffectEvent(onClosed);
  const open = useEffectEvent((hear: () => void) => openSheet(source, props, hear));
  useEffect(() => {
    if (!holds) return;
    let isWanted = true;
    const sheet = open(() => {
      if (isWanted) close();
    });
    opened.current = sheet;
    return () => {
      isWanted = false;
      opened.current = null;
      sheet.close();
    };
  }, [holds]);
  // With the page: nothing can be pressed below what has changed already.
  useLayoutEffect(() => opened.current?.update(() => props));
}
