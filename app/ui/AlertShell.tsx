import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import * as css from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';
import { useOverlayEntry } from './overlayEntry.ts';

/** A question over the page. Open as long as it is mounted. Load it lazily. */
export function AlertShell(props: DialogProps) {
  const { title, children, actions, stacked = false, onDismiss, focusNext } = props;
  const popup = useRef<HTMLDivElement>(null);
  useOverlayEntry(true, onDismiss ?? null);
  const offered = actions.map(({ label }) => label).join('\n');
  useEffect(() => {
    // A button that went took the focus with it.
    if (offered !== '' && !popup.current?.matches(':focus-within')) popup.current?.focus();
  }, [offered]);
  return (
    <AlertDialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onDismiss?.();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={css.scrim} />
        <div className={css.place}>
          {/* Not on a button: a key pressed for the page below must not answer the question. */}
          <AlertDialog.Popup
            ref={popup}
            className={css.dialog}
            initialFocus={popup}
            {...(focusNext && { finalFocus: focusNext })}
          >
            <AlertDialog.Title className={css.title}>{title}</AlertDialog.Title>
            {children && (
              <AlertDialog.Description className={css.words} render={<div />}>
                {children}
              </AlertDialog.Description>
            )}
            <div className={`${css.actions} ${stacked ? css.stacked : ''}`}>
              {actions.map(({ label, look = 'neutral', ...action }) => (
                <span key={label} className={css.action}>
                  <Button {...action} look={look} size="medium" wide>
                    {label}
                  </Button>
                </span>
              ))}
            </div>
          </AlertDialog.Popup>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
