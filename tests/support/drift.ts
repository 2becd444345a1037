/** What was painted in one frame of a conversation. */
export type Painted = {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
  /** How often the wheel was turned so far; up counts down. */
  wheel: number;
  /** Text of each row in view, and how far its top is from the top of the list, in pixels. */
  places: [text: string, top: number][];
};

type Recorder = typeof window & { painted?: Painted[] };

/** In the page. @returns the frames recorded since this was last called, oldest first */
export function takePainted(): Painted[] {
  return (window as Recorder).painted?.splice(0) ?? [];
}

/**
 * In the page: records what is painted of the list with this label from now on. It is looked at after
 * layout and after what the list itself does when sizes change, right before painting.
 */
export function recordPainted(label: string): void {
  const place = window as Recorder;
  if (place.painted || window.self !== window.top) return;
  const painted: Painted[] = [];
  place.painted = painted;
  let wheel = 0;
  window.addEventListener('wheel', ({ deltaY }) => (wheel += Math.sign(deltaY)), { passive: true });
  const look = (): void => {
    const area = [...document.querySelectorAll<HTMLElement>(`section[aria-label="${label}"]`)].find(
      (one) => one.checkVisibility(),
    );
    if (!area) return;
    const { top, bottom } = area.getBoundingClientRect();
    const places: Painted['places'] = [];
    for (const text of area.querySelectorAll('bdi')) {
      const box = text.getBoundingClientRect();
      const isInView = box.bottom > top && box.top < bottom;
      if (isInView && text.checkVisibility({ visibilityProperty: true })) {
        places.push([text.textContent ?? '', box.top - top]);
      }
    }
    const { scrollTop, scrollHeight, clientHeight } = area;
    painted.push({ scrollTop, scrollHeight, clientHeight, wheel, places });
  };
  const begin = (): void => {
    // Its size changes in every frame: observers of sizes run after layout, those made last at last.
    const probe = document.createElement('div');
    probe.style.cssText = 'position:fixed;height:1px;visibility:hidden;pointer-events:none';
    document.body.append(probe);
    let observer: ResizeObserver | null = null;
    let turn = 0;
    const next = (): void => {
      turn += 1;
      observer?.disconnect();
      observer = new ResizeObserver(look);
      probe.style.width = `${1 + (turn % 2)}px`;
      observer.observe(probe);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  };
  if (document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin);
}

export type Drift = {
  /** How far rows were from where the wheel alone would have brought them, at worst, in pixels. */
  worst: number;
  /** Frames in which the list moved its rows inside itself by a page or so, in view or not. */
  above: number;
  /** Frames in which it became longer or shorter below what is in view. */
  below: number;
  /** Frames in which the list stood at one of its ends, where a wheel moves less. */
  atEnd: number;
  /** Frames that have no row in common with the one before, once there were rows: nobody can follow. */
  lost: number;
  frames: number;
};

/** Less than this is no page, in pixels. */
const pageSize = 200;

/** @param step what the wheel turns at a time; rows are only ever moved by whole steps */
export function driftOf(frames: readonly Painted[], step = 0): Drift {
  const drift: Drift = {
    ...{ worst: 0, above: 0, below: 0, atEnd: 0, lost: 0 },
    frames: frames.length,
  };
  let hasShown = false;
  /** Turns of the wheel that have not moved the rows yet. */
  let turns = 0;
  for (const [index, now] of frames.entries()) {
    const before = frames[index - 1];
    if (!before) continue;
    turns += Math.abs(now.wheel - before.wheel);
    const shifts = shiftsOf(before, now);
    hasShown ||= before.places.length > 0;
    if (hasShown && shifts.length === 0) drift.lost += 1;
    const middle = shifts.toSorted((left, right) => left - right)[shifts.length >> 1] ?? 0;
    const scrolled = now.scrollTop - before.scrollTop;
    if (Math.abs(scrolled - middle) > pageSize) drift.above += 1;
    const longer = now.scrollHeight - before.scrollHeight - (scrolled - middle);
    if (Math.abs(longer) > pageSize) drift.below += 1;
    const rest = now.scrollHeight - now.clientHeight - now.scrollTop;
    if (step !== 0 && (now.scrollTop < 1 || rest < 1 || shifts.length === 0)) {
      drift.atEnd += 1;
      // Beyond an end the wheel moves nothing; away from it, it may move the rows in the next frame.
      if (shifts.length === 0 || (step < 0 ? now.scrollTop : rest) < 1) turns = 0;
      continue;
    }
    const done = step === 0 ? 0 : Math.max(0, Math.min(turns, Math.round(middle / step)));
    turns -= done;
    for (const shift of shifts) drift.worst = Math.max(drift.worst, Math.abs(shift - done * step));
  }
  return drift;
}

/** How far each row that is in both frames moved up. */
function shiftsOf(before: Painted, now: Painted): number[] {
  const tops = new Map(before.places);
  return now.places.flatMap(([text, top]) => {
    const was = tops.get(text);
    return was === undefined ? [] : [was - top];
  });
}
