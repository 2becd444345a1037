import { useEffect, useEffectEvent, useRef } from 'react';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import {
  type OpenedSheet,
  type SheetProps,
  useOpenSheet,
} from '../../../core/overlay/SheetHost.tsx';

/** Keeps a sheet open for as long as something holds, and tells it what has changed meanwhile. */
export function useSheetWhile<Props extends SheetProps>(
  holds: boolean,
  source: PartSource<Props>,
  props: Omit<Props, keyof SheetProps>,
): void {
  const openSheet = useOpenSheet();
  const opened = useRef<OpenedSheet<Props> | null>(null);
  const open = useEffectEvent(() => openSheet(source, props));
  useEffect(() => {
    if (!holds) return;
    const sheet = open();
    opened.current = sheet;
    return () => {
      opened.current = null;
      sheet.close();
    };
  }, [holds]);
  useEffect(() => opened.current?.update(() => props));
}
