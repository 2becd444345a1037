import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export type SheetShellProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the × says to screen readers. */
  closeLabel: string;
  children: ReactNode;
};

/** What moves sheets; it brings a library along. Whoever opens sheets provides it. */
export const SheetShell = createContext<ComponentType<SheetShellProps> | null>(null);

/** Comes up from the bottom; closes by ×, Escape, back, a tap beside it or a drag down. */
export function Sheet(props: SheetShellProps) {
  const Shell = useContext(SheetShell);
  if (!Shell) throw new Error('Nobody provides SheetShell.');
  return <Shell {...props} />;
}
