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
import { useSeenRows } from './useSeenRows.ts';

/** Nearer to the end than this counts as being at the end, in pixels. */
const endZone = 48;
/** Nearer to the start than this asks for more. */
const startZone = 800;
/** Rows that fill the view of a phone; they are shown before the list knows of the others. */
const firstCount = 16;

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
  const isFollowing = useRef(true);
  const lastOffset = useRef(0);
  const wasAtEnd = useRef<boolean | null>(null);
  const [stage, setStage] = useState<Stage>('view');
  const isPlaced = stage === 'whole';
  const rows = useMemo(() => rowsOf(stage, props.rows, startAt), [stage, props.rows, startAt]);

  const seenRows = useSeenRows({ virtual, known, isSeen, onLastInView });

  const toEnd = (): void => {
    seenRows.skip();
    follow();
  };

  const follow = (): void => {
    const handle = virtual.current;
    if (!handle) return;
    const unseen = seenRows.firstUnseen();
    isFollowing.current =
      unseen < 0 || handle.scrollSize - handle.getItemOffset(unseen) <= handle.viewportSize;
    if (isFollowing.current) handle.scrollToIndex(known.current.length - 1, { align: 'end' });
    else handle.scrollToIndex(unseen, { align: 'start' });
  };

  const look = (): void => {
    const element = area.current;
    if (!element || known.current.length === 0) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isAtEnd = scrollHeight - clientHeight - scrollTop <= endZone;
    // What moves the view down is the list itself; up, it is the person.
    if (isAtEnd) isFollowing.current = true;
    else if (scrollTop < lastOffset.current - 1) isFollowing.current = false;
    lastOffset.current = scrollTop;
    if (wasAtEnd.current !== isAtEnd) {
      wasAtEnd.current = isAtEnd;
      onAtEnd(isAtEnd);
    }
    if (scrollTop < startZone) onNearStart();
    seenRows.lookSoon();
  };
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

/** The rows in view come first, then those above them, then those below. */
type Stage = 'view' | 'start' | 'whole';

function startIn(rows: readonly AnchoredRow[], startAt: string | null): number {
  return startAt === null ? -1 : rows.findIndex(({ key }) => key === startAt);
}

/** @returns the rows that a list shows at this stage; the array itself when it is all of them. */
function rowsOf<Row extends AnchoredRow>(
  stage: Stage,
  rows: readonly Row[],
  startAt: string | null,
): readonly Row[] {
  if (stage === 'whole' || rows.length <= firstCount) return rows;
  const start = startIn(rows, startAt);
  const end = start < 0 ? rows.length : Math.min(rows.length, start + firstCount);
  return rows.slice(stage === 'view' ? Math.max(0, end - firstCount) : 0, end);
}
