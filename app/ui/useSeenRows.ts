import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { AnchoredRow } from './anchoredRow.ts';
import { lastInView } from './lastInView.ts';
import { layoutIn } from './layoutIn.ts';

/** What is in view for so long counts as seen: sizes are known by then. Milliseconds. */
const glance = 100;

type Needs = {
  /** What scrolls. */
  area: RefObject<HTMLElement | null>;
  virtual: RefObject<VirtualizerHandle | null>;
  /** The rows that are laid out. */
  known: RefObject<readonly AnchoredRow[]>;
  /** Whether somebody looks. */
  isSeen: () => boolean;
  onLastInView: (key: string) => void;
};

export type SeenRows = {
  /** Finds out in a moment what is in view. */
  lookSoon: () => void;
  /** Index of the first row that came after all those seen; -1 where there is none. */
  firstUnseen: () => number;
  /** What is there now may leave the view. */
  skip: () => void;
};

/** Follows which row of a list was the last before somebody's eyes. */
export function useSeenRows({ area, virtual, known, isSeen, onLastInView }: Needs): SeenRows {
  /** Key of the last row seen so far. */
  const seen = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const told = useRef({ isSeen, onLastInView });
  useLayoutEffect(() => {
    told.current = { isSeen, onLastInView };
  });
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return useMemo(() => {
    const seenIndex = () => known.current.findIndex(({ key }) => key === seen.current);
    const look = (): void => {
      timer.current = null;
      const layout = layoutIn(area.current, virtual.current);
      const index = layout ? lastInView(known.current, layout, seenIndex()) : -1;
      const row = known.current[index];
      if (!row) return;
      if (told.current.isSeen() && index > seenIndex()) seen.current = row.key;
      told.current.onLastInView(row.key);
    };
    return {
      lookSoon() {
        timer.current ??= setTimeout(look, glance);
      },
      firstUnseen() {
        const index = seenIndex();
        return index < 0 || index === known.current.length - 1 ? -1 : index + 1;
      },
      skip() {
        seen.current = known.current.at(-1)?.key ?? null;
      },
    };
  }, [area, virtual, known]);
}
