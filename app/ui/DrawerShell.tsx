import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import * as buttonCss from './IconButton.css.ts';
import { OverlayStay, useOverlayEntry } from './overlayEntry.ts';
import * as css from './Sheet.css.ts';
import type { SheetShellProps } from './Sheet.tsx';

/** Comes up from the bottom; closes by ×, Escape, back, a tap beside it or a drag down. Load it lazily. */
export function DrawerShell({ open, onClose, title, closeLabel, children }: SheetShellProps) {
  useOverlayEntry(open, onClose);
  const onMoved = useOverlayStay(open);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onOpenChangeComplete={onMoved}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={css.scrim} />
        <Drawer.Viewport className={css.place}>
          <Drawer.Popup className={css.sheet}>
            <div className={css.grab} />
            <div className={css.head}>
              <Drawer.Close className={buttonCss.button} aria-label={closeLabel}>
                <Icon of={X} />
              </Drawer.Close>
              <Drawer.Title className={css.title}>{title}</Drawer.Title>
              <span className={css.balance} />
            </div>
            <Drawer.Content className={css.body}>{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

/** A sheet is there as long as it moves. @returns to be told whether it is open once it has moved */
function useOverlayStay(isOpen: boolean): (isOpen: boolean) => void {
  const stay = useContext(OverlayStay);
  const [isThere, setIsThere] = useState(isOpen);
  if (isOpen && !isThere) setIsThere(true);
  useEffect(() => (isThere && stay ? stay() : undefined), [isThere, stay]);
  return setIsThere;
}
