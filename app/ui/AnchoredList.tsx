import {
  type ReactElement,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import * as css from './AnchoredList.css.ts';
import { type AnchoredRow, grewAtStart } from './grewAtStart.ts';
import { type RowStage, rowsOf, startIn } from './rowStages.ts';
import { useEndFollowing } from './useEndFollowing.ts';
import { useScrollLook } from './useScrollLook.ts';
import { useSeenRows } from './useSeenRows.ts';

export interface AnchoredListHandle {
  /** Shows the end, and stays there while rows come. */
  toEnd(): void;
  /** Asks for more where the person is near the start. */
  look(): void;
}

type Props<Row extends AnchoredRow> = {
  /** A new array whenever a row changes. */
  rows: readonly Row[];
  children: (row: Row) => ReactElement;
  /** Name of the region, for screen readers. */
  label: string;
  /** Key of the row that stands at the top at first; the end is shown without one. */
  startAt: string | null;
  /** The person is near the start, or the list is shorter than the view. May be called often. */
  onNearStart: () => void;
  onAtEnd: (isAtEnd: boolean) => void;
  /** Whether somebody looks; asked whenever rows are in view. */
  isSeen: () => boolean;
  /** Key of the last row in view whose end is, markers left out. A moment later, and seldom. */
  onLastInView: (key: string) => void;
  ref?: Ref<AnchoredListHandle>;
};

/**
 * Rows that grow at both ends: what the person looks at stays where it is when rows come in above,
 * and the end stays in view for those who are there, until more comes than fits: nothing leaves the
 * view before it was seen. Only rows near the view are rendered.
 */
export function AnchoredList<Row extends AnchoredRow>(props: Props<Row>) {
  const { children, label, startAt, onNearStart, onAtEnd, isSeen, onLastInView, ref } = props;
  const virtual = useRef<VirtualizerHandle>(null);
  const area = useRef<HTMLDivElement>(null);
  const known = useRef<readonly Row[]>([]);
  const [stage, setStage] = useState<RowStage>('view');
  const isPlaced = stage === 'whole';
  const rows = useMemo(() => rowsOf(stage, props.rows, startAt), [stage, props.rows, startAt]);

  const seenRows = useSeenRows({ virtual, known, isSeen, onLastInView });
  const { isFollowing, follow, toEnd } = useEndFollowing({ virtual, known, seenRows });
  const look = useScrollLook({ area, known, isFollowing, seenRows, onAtEnd, onNearStart });
  useImperativeHandle(ref, () => ({
    toEnd,
    look: () => {
      if (isPlaced) look();
    },
  }));

  const inView = virtual.current?.findItemIndex(virtual.current.scrollOffset) ?? 0;
  const shift = grewAtStart(known.current, rows, inView);
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts when rows change, and only then
  useLayoutEffect(() => {
    known.current = rows;
    const handle = virtual.current;
    if (!handle || rows.length === 0) return;
    if (isPlaced) {
      if (isFollowing.current && !shift) follow();
      const frame = requestAnimationFrame(look);
      return () => cancelAnimationFrame(frame);
    }
    if (stage === 'view') {
      isFollowing.current = startIn(rows, startAt) < 0;
      if (isFollowing.current) toEnd();
    }
    const isStart = stage === 'view' && rows.at(-1) !== props.rows.at(-1);
    // The first rows are seen by then.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setStage(isStart ? 'start' : 'whole'));
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, stage]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section ref={area} className={css.area} aria-label={label} tabIndex={0}>
      <div className={css.room} />
      <div className={css.rows}>
        <Virtualizer
          ref={virtual}
          scrollRef={area}
          data={rows}
          shift={shift}
          onScroll={() => {
            if (isPlaced) look();
          }}
          onResize={() => {
            if (isFollowing.current) follow();
          }}
        >
          {(row, index) => (
            <div key={row.key} className={index === rows.length - 1 ? css.lastRow : ''}>
              {children(row)}
            </div>
          )}
        </Virtualizer>
      </div>
    </section>
  );
}
