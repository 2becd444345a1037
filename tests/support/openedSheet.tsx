import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { type SheetProps, useOpenSheet } from '../../app/core/overlay/SheetHost.tsx';

type Props<P> = {
  sheet: ComponentType<P>;
  props: Omit<P, keyof SheetProps>;
  onClosed: () => void;
};

/** Opens a sheet by itself, over the screen it stands in, as a press would. */
export function OpenedSheet<P extends object>({ sheet, props, onClosed }: Props<P>) {
  const openSheet = useOpenSheet();
  const open = useEffectEvent(() => void openSheet(sheet, props, onClosed));
  useEffect(() => open(), []);
  return null;
}
