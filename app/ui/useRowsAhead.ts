import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { AnchoredRow } from './anchoredRow.ts';
import { type RowRange, rowsAhead } from './rowsAhead.ts';

type Needs = {
  virtual: RefObject<VirtualizerHandle | null>;
  /** The rows to be rendered next. */
  rows: readonly AnchoredRow[];
  /** As `useLastGesture`: until somebody moves the list, it needs no more rows than it shows. */
  lastGesture: RefObject<number>;
};

type RowsAhead = {
  /** Indexes of the rows to be rendered whether they are in view or not. */
  kept: readonly number[] | undefined;
  /** Has more rows rendered where the view has come near the last of them. To be called as it scrolls. */
  lookAhead: () => void;
};

/** Keeps rows rendered ahead of somebody who scrolls, so that a busy page shows rows, not a gap. */
export function useRowsAhead({ virtual, rows, lastGesture }: Needs): RowsAhead {
  /** Keys of the outermost rows: their indexes change when rows come in above. */
  const [edges, setEdges] = useState<{ first: string; last: string } | null>(null);
  const range = useMemo(() => {
    const first = edges ? rows.findIndex(({ key }) => key === edges.first) : -1;
    const last = edges ? rows.findIndex(({ key }) => key === edges.last) : -1;
    return first < 0 || last < 0 ? null : { first, last };
  }, [rows, edges]);
  const current = useRef<RowRange | null>(null);
  const lookAhead = (): void => {
    const handle = virtual.current;
    if (!handle || rows.length === 0 || lastGesture.current < 0) return;
    const { scrollOffset, viewportSize } = handle;
    const view = {
      first: handle.findItemIndex(scrollOffset),
      last: handle.findItemIndex(scrollOffset + viewportSize),
    };
    const next = rowsAhead(current.current, view, rows.length);
    const first = rows[next.first]?.key;
    const last = rows[next.last]?.key;
    if (next === current.current || first === undefined || last === undefined) return;
    current.current = next;
    setEdges({ first, last });
  };
  useEffect(() => {
    current.current = range;
    // What is kept grows by a step a frame until there is enough.
    const frame = requestAnimationFrame(lookAhead);
    return () => cancelAnimationFrame(frame);
  });
  return { kept: useMemo(() => range && indexesOf(range), [range]) ?? undefined, lookAhead };
}

const indexesOf = ({ first, last }: RowRange): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
