import { type ReactElement, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import * as css from './AnchoredList.css.ts';
import type { AnchoredRow } from './anchoredRow.ts';
import { renderOnce } from './renderOnce.ts';
import { type ListStart, startIn } from './rowStages.ts';
import type { TopInView } from './topInView.ts';
import { useEndFollowing } from './useEndFollowing.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import { useLaidRows } from './useLaidRows.ts';
import { useLastGesture } from './useLastGesture.ts';
import { useRowStages } from './useRowStages.ts';
import { useRowsAhead } from './useRowsAhead.ts';
import { useScrollLook } from './useScrollLook.ts';
import { useSeenRows } from './useSeenRows.ts';

/**
 * What a row counts for until it is measured, in pixels: about what one line has. A whole number, for the
 * difference is scrolled by, and no browser scrolls by less than a pixel.
 */
const unmeasured = 48;

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
  /** Row where the list opens; its end is shown without one. Counts when it is mounted. */
  startAt: ListStart | null;
  /** The end is no end yet: rows that come there leave the view where it is. */
  hasMoreBelow: boolean;
  /** The person is near the start, or the list is shorter than the view. May be called often. */
  onNearStart: () => void;
  /** The same of the end. */
  onNearEnd: () => void;
  onAtEnd: (isAtEnd: boolean) => void;
  /** Whether somebody looks; asked whenever rows are in view. */
  isSeen: () => boolean;
  /** Key of the last row in view whose end is, markers left out. A moment later, and seldom. */
  onLastInView: (key: string) => void;
  /** What stands at the top, whenever a person scrolls. Called for each frame of the scroll. */
  onTopInView?: (top: TopInView) => void;
  ref?: Ref<AnchoredListHandle>;
};

/**
 * Rows that grow at both ends: what the person looks at stays where it is when rows come in above,
 * and the end stays in view for those who are there, until more comes than fits: nothing leaves the
 * view before it was seen. Only rows near the view are rendered.
 */
export function AnchoredList<Row extends AnchoredRow>(props: Props<Row>) {
  const { children, label, hasMoreBelow, isSeen, onLastInView, ref } = props;
  const virtual = useRef<VirtualizerHandle>(null);
  const area = useRef<HTMLDivElement>(null);
  const known = useRef<readonly Row[]>([]);
  const { stage, wanted, startAt, goOn } = useRowStages(props.rows, props.startAt);
  const isPlaced = stage === 'whole';

  const seenRows = useSeenRows({ area, virtual, known, isSeen, onLastInView });
  const place = useKeptPlace(area);
  const needs = { area, virtual, seenRows, place, hasMoreBelow };
  const { isFollowing, setOut, follow, toEnd } = useEndFollowing(needs);
  const lastGesture = useLastGesture(area);
  const watched = { area, virtual, known, isFollowing, setOut, lastGesture, seenRows };
  const look = useScrollLook({ ...props, ...watched, isPlaced });
  useImperativeHandle(ref, () => ({ toEnd, look }));

  const { rows, isAtStart, isLaid, lay } = useLaidRows({ wanted, known, area, virtual });
  const { kept, lookAhead } = useRowsAhead({ virtual, rows, lastGesture });
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts when rows change, and only then
  useLayoutEffect(() => {
    lay();
    const handle = virtual.current;
    if (!isLaid || !handle || rows.length === 0) return;
    if (isPlaced) {
      if (!isFollowing.current) place.keep();
      else if (!isAtStart) follow();
      const frame = requestAnimationFrame(look);
      return () => cancelAnimationFrame(frame);
    }
    const start = startIn(rows, startAt);
    if (stage === 'view') {
      isFollowing.current = start < 0;
      if (start < 0) toEnd();
      else showStart(handle, start);
    }
    return goOn(start >= 0);
  }, [rows, stage]);

  function showStart(handle: VirtualizerHandle, start: number): void {
    const above = startAt?.place === 'middle' ? (area.current?.clientHeight ?? 0) / 3 : 0;
    place.forget();
    if (start > 0) handle.scrollToIndex(start, { align: 'start', offset: -Math.round(above) });
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section ref={area} className={css.area} aria-label={label} tabIndex={0}>
      <div className={css.room} />
      <div ref={place.list} className={css.rows}>
        <Virtualizer
          ref={virtual}
          scrollRef={area}
          data={rows}
          itemSize={unmeasured}
          shift={isAtStart}
          {...(kept && { keepMounted: kept })}
          onScroll={() => {
            place.note();
            look();
            if (isPlaced) lookAhead();
          }}
          onResize={() => (isFollowing.current ? follow() : place.keep())}
        >
          {renderOnce((row, index) => (
            <div
              key={row.key}
              data-marker={row.isMarker}
              className={index === rows.length - 1 ? css.lastRow : ''}
            >
              {children(row)}
            </div>
          ))}
        </Virtualizer>
      </div>
    </section>
  );
}
