import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ButtonLook } from './Button.tsx';

export type DialogAction = {
  label: string;
  onClick: () => void;
  look?: ButtonLook;
  busyLabel?: string | undefined;
  disabled?: boolean;
};

export type DialogProps = {
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

/** What shows dialogs; it brings a library along. Whoever opens dialogs provides it. */
export const DialogShell = createContext<ComponentType<DialogProps> | null>(null);

/** A question over the page. Open as long as it is mounted. */
export function Dialog(props: DialogProps) {
  const Shell = useContext(DialogShell);
  if (!Shell) throw new Error('Nobody provides DialogShell.');
  return <Shell {...props} />;
}
