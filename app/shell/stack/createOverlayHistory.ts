import type { OverlayEntryStore } from '../../platform/history.ts';
import type { OverlayHistory } from '../../ui/overlayEntry.ts';
import { createOverlayStack } from './overlayStack.ts';

export interface OverlayHistoryKeeper extends OverlayHistory {
  /** Starts to follow the history; returns the stop. What an earlier page left open is left. */
  follow: () => () => void;
  /**
   * Closes what is open, then does what leads to another page or entry. At once where nothing is
   * open; else when the history stands at the page itself, so that no entry stays in between.
   */
  leave: (move: () => void) => void;
}

/**
 * Longest time the browser may take to move, in milliseconds. It may refuse to, and say nothing; one that is
 * only slow would undo what was done meanwhile.
 */
const moveLimit = 5000;

/**
 * One history entry for each overlay that is open. The entries follow the overlays at the end of a
 * turn, so one that gives way to another keeps the entry; the browser moves later, and says when.
 */
export function createOverlayHistory(entries: OverlayEntryStore): OverlayHistoryKeeper {
  const open = createOverlayStack();
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
    const surplus = entries.depth() - open.count();
    if (surplus > 0) {
      moving = setTimeout(giveUp, moveLimit);
      entries.go(-surplus);
      return;
    }
    makeMoves();
    for (let depth = entries.depth(); depth < open.count(); depth += 1) entries.push(depth + 1);
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
    if (!wasAsked) open.closeDownTo(entries.depth());
    settleSoon();
  };

  return {
    add(close) {
      const remove = open.add(close);
      settleSoon();
      return () => {
        remove();
        settleSoon();
      };
    },
    leave(move) {
      if (open.count() === 0 && moving === null && entries.depth() === 0) {
        move();
        return;
      }
      open.clear();
      waiting = [...waiting, move];
      settleSoon();
    },
    follow() {
      settleSoon();
      return entries.subscribe(onPop);
    },
  };
}
