import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button, type ButtonLook } from './Button.tsx';
import * as css from './Dialog.css.ts';
import { useOverlayEntry } from './overlayEntry.ts';

export type DialogAction = {
  label: string;
  onClick: () => void;
  look?: ButtonLook;
  busyLabel?: string | undefined;
  disabled?: boolean;
};

type Props = {
  title: string;
  /** Plain text; line breaks stay. */
  children?: ReactNode;
  /** From left to right; the destructive or the main one comes last. */
  actions: readonly DialogAction[];
  /** One below the other, for labels too long to stand side by side. */
  stacked?: boolean;
  /** Escape, and back by whatever way the device has; absent where an answer is needed. */
  onDismiss?: (() => void) | undefined;
  /** What has the focus once it has gone, asked then; what had it before where it is null, and without it. */
  focusNext?: () => HTMLElement | null;
};

/** A question over the page. Open as long as it is mounted; load it lazily. */
export function Dialog(props: Props) {
  const { title, children, actions, stacked = false, onDismiss, focusNext } = props;
  const popup = useRef<HTMLDivElement>(null);
  useOverlayEntry(true, onDismiss ?? null);
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
