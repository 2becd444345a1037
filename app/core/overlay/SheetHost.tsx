import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LazyPart } from '../lazy/LazyPart.tsx';
import type { PartSource } from '../lazy/loadedParts.ts';
import { useIsActiveScreen } from '../screen/activeScreen.tsx';

/** What the host tells every sheet and dialog; `isOpen` is false while it goes out. */
export type SheetProps = { isOpen: boolean; onClose: () => void };

/** A component that comes with what opens it, or how one is fetched that is too big for that. */
export type SheetSource<P> = ComponentType<P> | PartSource<P>;

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
 * @param source a component, or a constant of a module that fetches it
 * @param onClosed called once it is closed, by whatever; also where it does not come, or nothing opens
 */
export type OpenSheet = <P extends object>(
  source: SheetSource<P>,
  props: Given<P>,
  onClosed?: () => void,
) => OpenedSheet<P>;

/** No page shows a sheet from the start: what moves sheets and dialogs comes with the first one. */
const hosted = {
  load: async () => (await import('./HostedSheet.tsx')).HostedSheet,
};

const OpenSheetContext = createContext<OpenSheet | null>(null);

/** Opens sheets and dialogs at the page, or over the sheet, that this is called in. */
export function useOpenSheet(): OpenSheet {
  const openSheet = useContext(OpenSheetContext);
  if (!openSheet) throw new Error('useOpenSheet is called outside SheetHost.');
  return openSheet;
}

/**
 * Where the sheets and dialogs of a page stand: not in what opened them, which may leave the page
 * meanwhile. They are gone when the page is left, and else once they have moved out of view.
 */
export function SheetHost({ children }: { children: ReactNode }) {
  const isActive = useIsActiveScreen();
  const [shown, setShown] = useState<readonly ShownSheet[]>([]);
  const latest = useRef(isActive);
  const [openSheet] = useState(() => createOpenSheet(setShown, () => latest.current));
  useLayoutEffect(() => {
    latest.current = isActive;
  });
  return (
    <OpenSheetContext value={openSheet}>
      {children}
      {shown.map((sheet) => (
        <LazyPart
          key={sheet.id}
          source={hosted}
          props={{ sheet, isActive, Host: SheetHost }}
          onClose={sheet.onClose}
        />
      ))}
    </OpenSheetContext>
  );
}

/** A sheet that stands over the page, or goes out. */
export type ShownSheet = {
  id: number;
  source: SheetSource<object>;
  props: object;
  isOpen: boolean;
  onClose: () => void;
  onGone: () => void;
};

/** What is open is known at once: two presses may come before anything is rendered. */
function createOpenSheet(
  show: (sheets: readonly ShownSheet[]) => void,
  isActive: () => boolean,
): OpenSheet {
  let sheets: readonly ShownSheet[] = [];
  let lastId = 0;
  const put = (next: readonly ShownSheet[]): void => {
    sheets = next;
    show(next);
  };
  const change = (id: number, changed: (sheet: ShownSheet) => Partial<ShownSheet>): void =>
    put(sheets.map((one) => (one.id === id ? { ...one, ...changed(one) } : one)));
  return (source, props, onClosed) => {
    const known = sheets.find((one) => one.isOpen && codeOf(one.source) === codeOf(source));
    const id = known?.id ?? ++lastId;
    const close = (): void => {
      if (!sheets.some((one) => one.id === id && one.isOpen)) return;
      change(id, () => ({ isOpen: false }));
      onClosed?.();
    };
    if (!known && !isActive()) onClosed?.();
    else if (!known) {
      const onGone = (): void => put(sheets.filter((one) => one.id !== id));
      // Its code comes beside that of what shows it. Where it does not, that says so.
      if (typeof source !== 'function') source.load().catch(() => undefined);
      // What the props lack the host adds.
      const whole = source as unknown as SheetSource<object>;
      put([...sheets, { id, source: whole, props, isOpen: true, onClose: close, onGone }]);
    }
    return {
      update: (changed) =>
        change(id, (one) => ({ props: { ...one.props, ...changed(one.props as typeof props) } })),
      close: known?.onClose ?? close,
    };
  };
}

/** What tells one from another. */
function codeOf<P>(source: SheetSource<P>): unknown {
  return typeof source === 'function' ? source : source.load;
}
