import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { scrollByWholePixels } from './wholeScroll.ts';

/** Moves of less than this are what is left over of whole pixels. */
const leastMove = 1;

type Place = { row: HTMLElement; top: number };

export type KeptPlace = {
  /** To be put on what holds the virtualizer. */
  list: RefObject<HTMLDivElement | null>;
  /** Takes note of where the rows in view stand: the person, or the list itself, has brought them there. */
  note: () => void;
  /** Brings them back there where a size that became known has moved them. */
  keep: () => void;
  /** The list is about to bring other rows into view. */
  forget: () => void;
};

/**
 * Holds what is in view where it is. The virtualizer keeps the distance from the end from when rows come
 * or go at the start until the person has stopped scrolling, so that every row below that it measures
 * meanwhile would move the view.
 */
export function useKeptPlace(area: RefObject<HTMLElement | null>): KeptPlace {
  const list = useRef<HTMLDivElement>(null);
  const places = useRef<Place[]>([]);
  useLayoutEffect(() => (area.current ? scrollByWholePixels(area.current) : undefined), [area]);
  return useMemo(() => {
    const note = (): void => {
      if (!area.current || !list.current) return;
      const known = new Set(places.current.map(({ row }) => row));
      places.current = placesIn(area.current, list.current, known);
    };
    return {
      list,
      note,
      keep() {
        const element = area.current;
        const place = places.current.find(({ row }) => row.isConnected);
        if (!element || !place) return note();
        const moved = topIn(element, place.row) - place.top;
        if (Math.abs(moved) < leastMove) return;
        element.scrollBy({ top: moved, behavior: 'instant' });
        // At an end it cannot be brought back: it stays where it has come to.
        if (Math.abs(topIn(element, place.row) - place.top) >= leastMove) note();
      },
      forget() {
        places.current = [];
      },
    };
  }, [area]);
}

/**
 * @param known rows noted before
 * @returns those to go by first: known rows, for others may never have been painted, and rows whose start
 * is in view, for one that reaches above it may grow there; then those in the middle, for the outermost
 * change their shape with what comes beside them. No markers: they move among the others.
 */
function placesIn(area: HTMLElement, list: HTMLElement, known: ReadonlySet<HTMLElement>): Place[] {
  const height = area.clientHeight;
  const areaTop = area.getBoundingClientRect().top;
  const places: (Place & { rank: number; away: number })[] = [];
  for (const row of list.firstElementChild?.children ?? []) {
    // Rows that are not measured yet are not to be seen.
    if (!(row instanceof HTMLElement) || row.style.visibility === 'hidden') continue;
    if (row.firstElementChild?.hasAttribute('data-marker')) continue;
    const shape = row.getBoundingClientRect();
    const top = shape.top - areaTop;
    if (top >= height || top + shape.height <= 0) continue;
    const rank = (known.has(row) ? 0 : 2) + (top >= 0 ? 0 : 1);
    places.push({ row, top, rank, away: Math.abs(top - height / 2) });
  }
  return places.sort((left, right) => left.rank - right.rank || left.away - right.away);
}

function topIn(area: HTMLElement, row: HTMLElement): number {
  return row.getBoundingClientRect().top - area.getBoundingClientRect().top;
}
