import {
  type ComponentType,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { OverlayEntries, type OverlayHistory, OverlayStay } from '../../ui/overlayEntry.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { ActiveScreen } from '../screen/activeScreen.tsx';
import type { ShownSheet } from './SheetHost.tsx';

type Props = {
  sheet: ShownSheet;
  /** Whether what it lies over is in front. */
  isActive: boolean;
  /** Hosts what is opened from it. */
  Host: ComponentType<{ children: ReactNode }>;
};

/** One sheet, with those that are opened from it. */
export function HostedSheet({ sheet, isActive, Host }: Props) {
  const { source, props, onClose, onGone } = sheet;
  const isOpen = sheet.isOpen && isActive;
  const { entries, closeAll } = useOwnEntries();
  const stay = useStay(!sheet.isOpen, onGone);
  // Before the sheet hears that it is out of view: there may be something it has to end first.
  useLayoutEffect(() => {
    if (!isActive && !closeAll()) onClose();
  }, [isActive, closeAll, onClose]);
  return (
    <ActiveScreen active={isOpen}>
      <OverlayEntries value={entries}>
        <OverlayStay value={stay}>
          <Host>
            <LazyPart source={source} props={{ ...props, isOpen, onClose }} onClose={onClose} />
          </Host>
        </OverlayStay>
      </OverlayEntries>
    </ActiveScreen>
  );
}

/** Waits, once it is closed, for what is still in view. */
function useStay(isClosed: boolean, onGone: () => void): () => () => void {
  const latest = useRef(isClosed);
  const { stay, leave } = useMemo(() => {
    const staying = new Set<object>();
    const leave = (): void => {
      if (latest.current && staying.size === 0) onGone();
    };
    return {
      leave,
      stay() {
        const one = {};
        staying.add(one);
        return () => {
          staying.delete(one);
          leave();
        };
      },
    };
  }, [onGone]);
  useEffect(() => {
    latest.current = isClosed;
    leave();
  }, [isClosed, leave]);
  return stay;
}

/** The history entries of one sheet, and what closes it where it lets itself be closed. */
function useOwnEntries(): { entries: OverlayHistory; closeAll: () => boolean } {
  const given = useContext(OverlayEntries);
  return useMemo(() => {
    const open = new Set<Parameters<OverlayHistory['add']>[0]>();
    return {
      entries: {
        add(close) {
          open.add(close);
          const remove = given?.add(close);
          return () => {
            open.delete(close);
            remove?.();
          };
        },
      },
      /** @returns whether anything was in view that could be asked to close */
      closeAll() {
        for (const close of open) close()?.();
        return open.size > 0;
      },
    };
  }, [given]);
}
