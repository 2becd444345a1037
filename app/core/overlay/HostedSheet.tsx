import {
  type ComponentType,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { AlertShell } from '../../ui/AlertShell.tsx';
import { DialogShell } from '../../ui/Dialog.tsx';
import { DrawerShell } from '../../ui/DrawerShell.tsx';
import { OverlayEntries, type OverlayHistory, OverlayStay } from '../../ui/overlayEntry.ts';
import { SheetShell } from '../../ui/Sheet.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { ActiveScreen } from '../screen/activeScreen.tsx';
import type { SheetProps, ShownSheet } from './SheetHost.tsx';

type Props = {
  sheet: ShownSheet;
  /** Whether what it lies over is in front. */
  isActive: boolean;
  /** Hosts what is opened from it. */
  Host: ComponentType<{ children: ReactNode }>;
};

/** One sheet, with those that are opened from it, and with what moves them all. */
export function HostedSheet({ sheet, isActive, Host }: Props) {
  const { source, props, onClose, onGone } = sheet;
  const isOpen = sheet.isOpen && isActive;
  const { entries, closeAll } = useOwnEntries();
  const stay = useStay(!sheet.isOpen, !isActive, onGone);
  // Before the sheet hears that it is out of view: there may be something it has to end first.
  useLayoutEffect(() => {
    if (!isActive && !closeAll()) onClose();
  }, [isActive, closeAll, onClose]);
  return (
    <ActiveScreen active={isOpen}>
      <OverlayEntries value={entries}>
        <OverlayStay value={stay}>
          <SheetShell value={DrawerShell}>
            <DialogShell value={AlertShell}>
              <Host>
                <Content source={source} props={{ ...props, isOpen, onClose }} />
              </Host>
            </DialogShell>
          </SheetShell>
        </OverlayStay>
      </OverlayEntries>
    </ActiveScreen>
  );
}

type ContentProps = Pick<ShownSheet, 'source'> & { props: SheetProps };

/** It came with what opened it, or comes now. */
function Content({ source: Source, props }: ContentProps) {
  if (typeof Source === 'function') return <Source {...props} />;
  return <LazyPart source={Source} props={props} onClose={props.onClose} />;
}

/** Waits, once it is closed, for what is still in view; not over another page. */
function useStay(isClosed: boolean, isLeft: boolean, onGone: () => void): () => () => void {
  const latest = useRef({ isClosed, isLeft });
  const { stay, leave } = useMemo(() => {
    const staying = new Set<object>();
    const leave = (): void => {
      if (latest.current.isClosed && (latest.current.isLeft || staying.size === 0)) onGone();
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
    latest.current = { isClosed, isLeft };
    leave();
  }, [isClosed, isLeft, leave]);
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
