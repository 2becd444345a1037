import type { OverlayEntryStore } from '../../platform/history.ts';
import type { OverlayHistory } from '../../ui/overlayEntry.ts';

export interface OverlayHistoryKeeper extends OverlayHistory {
  /** Starts to follow the history; returns the stop. What an earlier page left open is left. */
  follow: () => () => void;
  /**
   * Closes what is open, then does what leads to another page or entry. At once where nothing is
   * open; else when the history stands at the page itself, so that no entry stays in between.
   */
  leave: (move: () => void) => void;
}

/** Longest time the browser may take to move, in milliseconds. It may refuse to, and say nothing. */
const moveLimit = 1000;

type Overlay = { close: () => (() => void) | null };

/**
 * One history entry for each overlay that is open. The entries follow the overlays at the end of a
 * turn, so one that gives way to another keeps the entry; the browser moves later, and says when.
 */
export function createOverlayHistory(entries: OverlayEntryStore): OverlayHistoryKeeper {
  let open: readonly Overlay[] = [];
  let waiting: (() => void)[] = [];
  let moving: ReturnType<typeof setTimeout> | null = null;
  let isDue = false;

  const makeMoves = (): void => {
    const moves = waiting;
    waiting = [];
    for (const move of moves) move();
  };

  const giveUp = (): void => {
    moving = null;
    makeMoves();
  };

  const settle = (): void => {
    if (moving !== null) return;
    const surplus = entries.depth() - open.length;
    if (surplus > 0) {
      moving = setTimeout(giveUp, moveLimit);
      entries.go(-surplus);
      return;
    }
    makeMoves();
    for (let depth = entries.depth(); depth < open.length; depth += 1) entries.push(depth + 1);
  };

  const settleSoon = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      settle();
    });
  };

  const onPop = (): void => {
    const wasAsked = moving !== null;
    if (moving !== null) clearTimeout(moving);
    moving = null;
    if (!wasAsked) closeDownTo(entries.depth());
    settleSoon();
  };

  /** The last one opened goes first. One that needs an answer stays, with all below it. */
  const closeDownTo = (depth: number): void => {
    while (open.length > depth) {
      const close = open.at(-1)?.close();
      if (!close) return;
      open = open.slice(0, -1);
      close();
    }
  };

  return {
    add(close) {
      const overlay = { close };
      open = [...open, overlay];
      settleSoon();
      return () => {
        open = open.filter((other) => other !== overlay);
        settleSoon();
      };
    },
    leave(move) {
      if (open.length === 0 && moving === null && entries.depth() === 0) {
        move();
        return;
      }
      const left = open;
      open = [];
      for (const { close } of left.toReversed()) close()?.();
      waiting = [...waiting, move];
      settleSoon();
    },
    follow() {
      settleSoon();
      return entries.subscribe(onPop);
    },
  };
}
