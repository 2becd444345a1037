import {
  createContext,
  type ReactNode,
  useCallback,
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

/** A sheet that was opened. Once it is closed, nothing here does anything. */
export type OpenedSheet<P> = {
  /** For what it was opened with and cannot read for itself, once that has changed. */
  update: (changed: Partial<Omit<P, keyof SheetProps>>) => void;
  close: () => void;
};

/**
 * Opens a sheet or a dialog over the page. One that is open, or on its way, is not opened once more from
 * the same place: a late second press does nothing. A page that is not in front opens nothing.
 * @param source a constant of a module
 */
export type OpenSheet = <P extends object>(
  source: PartSource<P>,
  props: Omit<P, keyof SheetProps>,
) => OpenedSheet<P>;

type Opened = { id: number; source: PartSource<object>; props: object; isOpen: boolean };

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
  /** The same, known at once: two presses may come before anything is rendered. */
  const opened = useRef({ sheets: shown, count: 0, isActive });
  useLayoutEffect(() => {
    opened.current.isActive = isActive;
  });
  const put = useCallback((sheets: readonly Opened[]): void => {
    opened.current.sheets = sheets;
    setShown(sheets);
  }, []);
  const change = useCallback(
    (id: number, changed: (sheet: Opened) => Partial<Opened>): void =>
      put(opened.current.sheets.map((one) => (one.id === id ? { ...one, ...changed(one) } : one))),
    [put],
  );
  const close = useCallback((id: number) => change(id, () => ({ isOpen: false })), [change]);
  const remove = useCallback(
    (id: number) => put(opened.current.sheets.filter((one) => one.id !== id)),
    [put],
  );
  const openSheet = useCallback<OpenSheet>(
    (source, props) => {
      const now = opened.current;
      let id = now.sheets.find((one) => one.isOpen && one.source.load === source.load)?.id;
      if (id === undefined) {
        now.count += 1;
        id = now.count;
        // What the props lack the host adds.
        const whole = source as unknown as PartSource<object>;
        if (now.isActive) put([...now.sheets, { id, source: whole, props, isOpen: true }]);
      }
      const of = id;
      return {
        update: (changed) => change(of, (one) => ({ props: { ...one.props, ...changed } })),
        close: () => close(of),
      };
    },
    [put, change, close],
  );
  return (
    <OpenSheetContext value={openSheet}>
      {children}
      {shown.map((sheet) => (
        <Hosted key={sheet.id} sheet={sheet} isActive={isActive} close={close} remove={remove} />
      ))}
    </OpenSheetContext>
  );
}

type HostedProps = {
  sheet: Opened;
  /** Whether what it lies over is in front. */
  isActive: boolean;
  close: (id: number) => void;
  remove: (id: number) => void;
};

/** One sheet, with those that are opened from it. */
function Hosted({ sheet, isActive, close, remove }: HostedProps) {
  const { id, source, props } = sheet;
  const isOpen = sheet.isOpen && isActive;
  const onClose = useCallback(() => close(id), [close, id]);
  const { entries, closeAll } = useOwnEntries();
  const [stays] = useState(() => new Set<object>());
  const isClosed = useRef(false);
  const leave = useCallback(() => {
    if (isClosed.current && stays.size === 0) remove(id);
  }, [stays, remove, id]);
  const stay = useCallback(() => {
    const one = {};
    stays.add(one);
    return () => {
      stays.delete(one);
      leave();
    };
  }, [stays, leave]);
  // Before the sheet hears that it is not open any more: what it is about it may want to finish first.
  useLayoutEffect(() => {
    if (!isActive && !closeAll()) onClose();
  }, [isActive, closeAll, onClose]);
  useEffect(() => {
    isClosed.current = !sheet.isOpen;
    leave();
  }, [sheet.isOpen, leave]);
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
