/** How far a finger goes before it is clear where to, in pixels; farther than one that rests may tremble. */
const slop = 12;
/** A finger that rested longer than this did not begin to swipe. Milliseconds. */
const patience = 450;
/** A flick this fast decides for itself. Pixels per millisecond. */
const flick = 0.4;

/** A finger on a row that gives way to the left, from the touch to the release. */
export type Swipe = {
  /** Not yet clear where it goes, moving the row, or somewhere else. */
  phase: 'undecided' | 'moving' | 'elsewhere';
  /** Where and when it touched. Pixels and milliseconds. */
  start: { x: number; y: number; at: number };
  /** How far the row had given way before, and does now. Pixels. */
  from: number;
  shift: number;
  /** Of the last move, to the left. Pixels per millisecond. */
  speed: number;
  last: { x: number; at: number };
};

type Point = { x: number; y: number; at: number };

/** @param from how far the row has given way already */
export function swipeBegun(start: Point, from: number): Swipe {
  const last = { x: start.x, at: start.at };
  return { phase: 'undecided', start, from, shift: from, speed: 0, last };
}

/** @param width as far as the row may give way; 0 while that is not known */
export function swipeMoved(swipe: Swipe, point: Point, width: number): Swipe {
  const { start, from, last } = swipe;
  const left = start.x - point.x;
  const aside = Math.abs(point.y - start.y);
  if (swipe.phase === 'elsewhere') return swipe;
  if (swipe.phase === 'undecided') {
    if (Math.max(Math.abs(left), aside) < slop) return swipe;
    const isOver = point.at - start.at > patience || Math.abs(left) <= aside;
    if (isOver || (from === 0 && left < 0)) return { ...swipe, phase: 'elsewhere' };
  }
  const most = width > 0 ? width : Number.POSITIVE_INFINITY;
  const time = Math.max(point.at - last.at, 1);
  return {
    ...swipe,
    phase: 'moving',
    shift: Math.min(Math.max(from + left, 0), most),
    speed: (last.x - point.x) / time,
    last: { x: point.x, at: point.at },
  };
}

/** @returns whether the row stays open once the finger is lifted */
export function staysOpen({ phase, shift, speed, from }: Swipe, width: number): boolean {
  if (phase !== 'moving') return from > 0;
  return Math.abs(speed) > flick ? speed > 0 : shift > width / 2;
}
