import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { scrollByWholePixels } from './wholeScroll.ts';

/** Moves of less than this are what is left over of whole pixels. */
const leastMove = 1;

/** `top`: within the area; `level`: within the page. */
type Place = { row: HTMLElement; top: number; level: number };

/** What was noted, and how wide the area was then. */
type Noted = { places: readonly Place[]; width: number };

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
  const noted = useRef<Noted>(nothing);
  useLayoutEffect(() => (area.current ? scrollByWholePixels(area.current) : undefined), [area]);
  return useMemo(() => {
    const note = (): void => {
      const element = area.current;
      if (!element || !list.current) return;
      const known = new Set(noted.current.places.map(({ row }) => row));
      const places = placesIn(element, list.current, known);
      noted.current = { places, width: element.clientWidth };
    };
    return {
      list,
      note,
      keep() {
        const element = area.current;
        const place = element && placeToKeep(element, noted.current);
        if (!place) return note();
        const movedBy = (): number => levelOf(element) + topIn(element, place.row) - place.level;
        const moved = movedBy();
        if (Math.abs(moved) < leastMove) return;
        element.scrollBy({ top: moved, behavior: 'instant' });
        // At an end it cannot be brought back: it stays where it has come to.
        if (Math.abs(movedBy()) >= leastMove) note();
      },
      forget() {
        noted.current = nothing;
      },
    };
  }, [area]);
}

const nothing: Noted = { places: [], width: 0 };

/**
 * @returns the first of those noted; where the area has become wider or narrower, as of a phone that is
 * turned, the first row of which all is in view: it is there whatever height is left
 */
function placeToKeep(area: HTMLElement, { places, width }: Noted): Place | undefined {
  const there = places.filter(({ row }) => row.isConnected);
  if (area.clientWidth === width) return there[0];
  const below = there.filter(({ top }) => top >= 0);
  return [...(below.length > 0 ? below : there)].sort((left, right) => left.top - right.top)[0];
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
  const areaLevel = levelOf(area);
  const places: (Place & { rank: number; away: number })[] = [];
  for (const row of list.firstElementChild?.children ?? []) {
    // Rows that are not measured yet are not to be seen.
    if (!(row instanceof HTMLElement) || row.style.visibility === 'hidden') continue;
    if (row.firstElementChild?.hasAttribute('data-marker')) continue;
    const shape = row.getBoundingClientRect();
    const top = shape.top - areaTop;
    if (top >= height || top + shape.height <= 0) continue;
    const rank = (known.has(row) ? 0 : 2) + (top >= 0 ? 0 : 1);
    const level = areaLevel + top;
    places.push({ row, top, level, rank, away: Math.abs(top - height / 2) });
  }
  return places.sort((left, right) => left.rank - right.rank || left.away - right.away);
}

/**
 * @returns how far down its page an area begins. A bar that comes above it moves it; the way that a page
 * takes into view, or out of it, does not.
 */
function levelOf(area: HTMLElement): number {
  let level = 0;
  for (let at: Element | null = area; at instanceof HTMLElement; at = at.offsetParent) {
    level += at.offsetTop;
  }
  return level;
}

function topIn(area: HTMLElement, row: HTMLElement): number {
  return row.getBoundingClientRect().top - area.getBoundingClientRect().top;
}
