import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { OverlayEntries, type OverlayHistory, OverlayStay } from '../../ui/overlayEntry.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import type { PartSource } from '../lazy/loadedParts.ts';
import { ActiveScreen, useIsActiveScreen } from '../screen/activeScreen.tsx';

/** What the host tells every sheet and dialog; `isOpen` is false while it goes out. */
export type SheetProps = { isOpen: boolean; onClose: () => void };

/** What whoever opens a sheet gives it. */
type Given<P> = Omit<P, keyof SheetProps>;

/** A sheet that was opened. Once it is closed, nothing here does anything. */
export type OpenedSheet<P> = {
  /** For what it was opened with and cannot read for itself, once that has changed. */
  update: (change: (props: Given<P>) => Partial<Given<P>>) => void;
  close: () => void;
};

/**
 * Opens a sheet or a dialog over the page. One that is open, or on its way, is not opened once more from
 * the same place: a late second press does nothing. A page that is not in front opens nothing.
 * @param source a constant of a module
 */
export type OpenSheet = <P extends object>(
  source: PartSource<P>,
  props: Given<P>,
) => OpenedSheet<P>;

const OpenSheetContext = createContext<OpenSheet | null>(null);

/** Opens sheets and dialogs at the page, or over the sheet, that this is called in. */
export function useOpenSheet(): OpenSheet {
  const openSheet = useContext(OpenSheetContext);
  if (!openSheet) throw new Error('useOpenSheet is called outside SheetHost.');
  return openSheet;
}

/**
 * Where the sheets and dialogs of a page stand: not in what opened them, which may leave the page
 * meanwhile. They close when the page is left, and are taken away once they are gone from view.
 */
export function SheetHost({ children }: { children: ReactNode }) {
  const isActive = useIsActiveScreen();
  const [shown, setShown] = useState<readonly Opened[]>([]);
  const latest = useRef(isActive);
  const [openSheet] = useState(() => createOpenSheet(setShown, () => latest.current));
  useLayoutEffect(() => {
    latest.current = isActive;
  });
  return (
    <OpenSheetContext value={openSheet}>
      {children}
      {shown.map((sheet) => (
        <Hosted key={sheet.id} sheet={sheet} isActive={isActive} />
      ))}
    </OpenSheetContext>
  );
}

type Opened = {
  id: number;
  source: PartSource<object>;
  props: object;
  isOpen: boolean;
  onClose: () => void;
  onGone: () => void;
};

/** What is open is known at once: two presses may come before anything is rendered. */
function createOpenSheet(
  show: (sheets: readonly Opened[]) => void,
  isActive: () => boolean,
): OpenSheet {
  let sheets: readonly Opened[] = [];
  let lastId = 0;
  const put = (next: readonly Opened[]): void => {
    sheets = next;
    show(next);
  };
  const change = (id: number, changed: (sheet: Opened) => Partial<Opened>): void =>
    put(sheets.map((one) => (one.id === id ? { ...one, ...changed(one) } : one)));
  return (source, props) => {
    const known = sheets.find((one) => one.isOpen && one.source.load === source.load);
    const id = known?.id ?? ++lastId;
    const close = (): void => change(id, () => ({ isOpen: false }));
    if (!known && isActive()) {
      const onGone = (): void => put(sheets.filter((one) => one.id !== id));
      // What the props lack the host adds.
      const whole = source as unknown as PartSource<object>;
      put([...sheets, { id, source: whole, props, isOpen: true, onClose: close, onGone }]);
    }
    return {
      update: (changed) =>
        change(id, (one) => ({ props: { ...one.props, ...changed(one.props as typeof props) } })),
      close,
    };
  };
}

/** One sheet, with those that are opened from it. @param isActive whether what it lies over is in front */
function Hosted({ sheet, isActive }: { sheet: Opened; isActive: boolean }) {
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
          <SheetHost>
            <LazyPart source={source} props={{ ...props, isOpen, onClose }} onClose={onClose} />
          </SheetHost>
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
